import { z } from "zod";
import { defaultPairing } from "@/domain/event/pairing-defaults";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { EVENT_FORMATS, TIE_BREAKS } from "@/domain/rules/settings";
import { pairingSchema } from "./event";
import { rulesSpecSchema } from "./rules";
import { printedEventSchema } from "./sheet";

// The `convocatoria` request: a tournament as it is announced, with the names of the event document. docs/formats.md.

const name = z.string().trim().min(1).max(160);
/** A club night's field, for what follows from its size where the request does not say. */
const USUAL_FIELD = 36;

/** What is left out gets its default here: the pairing of the event document, the order of the book. */
export const convocatoriaRequestSchema = z
  .strictObject({
    v: z.literal(1).optional(),
    paper: z.enum(["a4", "letter"]).default("letter"),
    createdAt: z.iso.datetime({ offset: true }).optional(),
    event: printedEventSchema,
    organiser: name.optional(),
    directors: z.array(name).max(20).optional(),
    judges: z.array(name).max(60).optional(),
    format: z.enum(EVENT_FORMATS).default("pairs"),
    weight: z.enum(["national", "regional", "club", "open"]).optional(),
    rounds: z.int().min(1).max(99),
    feeCents: z.int().nonnegative().max(10_000_000).optional(),
    rules: rulesSpecSchema,
    frozen: z.boolean().optional(),
    pairing: pairingSchema.partial().default({}),
    standingsOrder: z.array(z.enum(TIE_BREAKS)).min(1).optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(300)
      .optional(),
  })
  .transform(({ v: _, paper, createdAt, pairing, standingsOrder, ...data }) => {
    const { format, rules } = data;
    const book = resolveRules(rules, { mode: "pairs", players: 4, format });
    return {
      paper,
      createdAt,
      data: {
        ...data,
        pairing: { ...defaultPairing(format, USUAL_FIELD), ...pairing },
        standingsOrder: standingsOrder ?? book.standingsOrder,
      },
    };
  });
