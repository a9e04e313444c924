import { z } from "zod";
import { CLAIM_EFFECTS } from "@/domain/claims/effect-events";
import { HAND_ENDINGS } from "@/domain/hand/hand";
import { NO_HANDS_REASONS, SHEET_MEDIA } from "@/domain/match/acta";
import { ACTA_LIMITS } from "@/domain/match/acta-limits";
import { presetOf, resolveRules, ruleBook } from "@/domain/rules/resolve-rules";
import { PAIR_SIDES, pairSideOf, SEATS } from "@/domain/rules/seat";
import { EVENT_FORMATS } from "@/domain/rules/settings";
import { CARD_COLOURS } from "@/domain/rules/vocabulary";
import { clockTime } from "./common-fields";
import { reissue } from "./reissue";
import { rulesSpecSchema } from "./rules";

// The `sheet` request: one Hoja, or a list of them, with the paper that they go on. docs/formats.md, `sheet`.

const seat = z.enum(SEATS);
const side = z.enum(PAIR_SIDES);
const line = (most: number) => z.string().trim().min(1).max(most);
const figure = z.int().min(-9999).max(9999);
const bySide = z.strictObject({ AC: figure, BD: figure });
const instant = z.iso.datetime({ offset: true });
const coordinate = z.number().min(-100_000).max(100_000);
const strokes = z
  .array(z.array(z.tuple([coordinate, coordinate])).max(4000))
  .min(1)
  .max(400);

const person = z.strictObject({
  name: line(120),
  number: line(24).optional(),
  club: line(120).optional(),
  team: line(120).optional(),
});

/** An event as a paper names it. */
export const printedEventSchema = z.strictObject({
  name: line(160),
  venue: line(160).optional(),
  date: z.iso.date().optional(),
  time: clockTime.optional(),
  timeZone: line(60).refine(isTimeZone, "No es una zona horaria").default("America/Santo_Domingo"),
});

const hand = z.strictObject({
  hand: z.int().min(1).max(999),
  leader: seat.optional(),
  ending: z.enum(HAND_ENDINGS).optional(),
  closer: seat.optional(),
  article: line(24).optional(),
  capicua: z.boolean().optional(),
  points: bySide.optional(),
  running: bySide.optional(),
  pips: z.partialRecord(seat, z.int().min(0).max(168)).optional(),
  replay: line(600).optional(),
  status: z.enum(["corrected", "removed"]).optional(),
  note: line(300).optional(),
});

const fine = z.strictObject({
  seat,
  points: figure,
  article: line(24),
  on: z.enum(["match", "record"]).default("match"),
});

/** When, and on which device, somebody signed. */
const trace = { at: instant.optional(), device: line(60).optional() };

const signature = z
  .strictObject({
    side,
    by: seat,
    strokes: strokes.optional(),
    pin: z.literal(true).optional(),
    onPaper: z.literal(true).optional(),
    refused: z.literal(true).optional(),
    ...trace,
    own: z.literal(true).optional(),
  })
  .refine((given) => pairSideOf(given.by) === given.side, {
    path: ["by"],
    message: "Quien firma se sienta en la otra pareja",
  })
  .transform(({ refused, onPaper, pin, strokes: drawn, ...who }, context) => {
    const ways = [
      ...(drawn ? [{ strokes: drawn }] : []),
      ...(pin ? [{ pin }] : []),
      ...(onPaper ? [{ onPaper }] : []),
      ...(refused ? [{ refused }] : []),
    ];
    const [way] = ways;
    if (way && ways.length === 1) return { ...who, ...way };
    context.addIssue({
      code: "custom",
      message: "Se espera strokes, pin, onPaper o refused, uno de los cuatro",
    });
    return z.NEVER;
  });

/** How the sheet was countersigned when it was closed. */
const countersign = z.union([
  z.strictObject({ name: line(120), ...trace, strokes }),
  z.strictObject({ name: line(120), ...trace, pin: z.literal(true) }),
  z.strictObject({ name: line(120), ...trace, onPaper: z.literal(true) }),
]);

const doneBy = z.strictObject({ by: line(120), at: instant });

/** What became of the sheet on paper. */
const paperLife = {
  medium: z.enum(SHEET_MEDIA).optional(),
  paperTotals: z.strictObject({ score: bySide, reason: line(500).optional() }).optional(),
  delivered: doneBy.optional(),
  secondEntry: doneBy.optional(),
  photos: z
    .array(z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .max(ACTA_LIMITS.photos)
    .optional(),
  registered: doneBy.optional(),
};

/** Who opened a version to be corrected, when and why. */
const reopening = { by: line(120), at: instant, reason: line(500) };

const record = z.strictObject({
  hands: z.array(hand).max(200).default([]),
  fines: z.array(fine).max(60).default([]),
  cards: z
    .array(z.strictObject({ seat, card: z.enum(CARD_COLOURS), article: line(24).optional() }))
    .max(24)
    .default([]),
  call: z
    .union([
      z.strictObject({ during: z.int().min(1).max(999) }),
      z.strictObject({ after: z.int().min(0).max(999) }),
    ])
    .optional(),
  points: bySide,
  winner: side.nullable(),
  endedBy: z.enum(["target", "time", "forfeit"]).nullable(),
  noHands: z.enum(NO_HANDS_REASONS).optional(),
  unfinished: z.literal(true).optional(),
  results: z
    .partialRecord(seat, z.strictObject({ won: z.boolean(), for: figure, against: figure }))
    .optional(),
  signatures: z.array(signature).max(8).default([]),
  judge: z
    .strictObject({
      name: line(120),
      asDirector: z.boolean().optional(),
      strokes: strokes.optional(),
    })
    .optional(),
  countersign: countersign.optional(),
  ruling: z
    .strictObject({
      claim: z.int().min(1).max(9999),
      reason: line(2000),
      result: z.literal(true).optional(),
      changes: z.array(z.enum(CLAIM_EFFECTS)).max(20).optional(),
    })
    .optional(),
  ...paperLife,
  version: z.int().min(1).max(9999).default(1),
  replaces: z.strictObject({ version: z.int().min(1).max(9999), ...reopening }).optional(),
  closedAt: instant.optional(),
  notes: z.array(line(400)).max(40).optional(),
});

const sheetFields = {
  format: z.enum(EVENT_FORMATS).default("pairs"),
  event: printedEventSchema,
  round: z.int().min(1).max(999),
  table: z.int().min(1).max(9999),
  rules: rulesSpecSchema,
  seats: z.strictObject({
    A: person.nullable().default(null),
    B: person.nullable().default(null),
    C: person.nullable().default(null),
    D: person.nullable().default(null),
  }),
  scorekeeper: seat.optional(),
  firstLeader: seat.optional(),
  proof: z
    .strictObject({
      code: line(24),
      url: z.url({ protocol: /^https?$/ }).max(300),
      seating: z
        .string()
        .regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
        .optional(),
      hash: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
      key: z
        .string()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
      replaced: z.strictObject(reopening).optional(),
    })
    .optional(),
  record: record.optional(),
};

const request = {
  v: z.literal(1).optional(),
  paper: z.enum(["a4", "letter"]).default("letter"),
  layout: z.enum(["one", "two"]).default("one"),
  createdAt: instant.optional(),
};

const sheetSchema = z.strictObject(sheetFields);
const oneSheet = z.strictObject({ ...request, ...sheetFields });
const manySheets = z.strictObject({ ...request, sheets: z.array(sheetSchema).min(1).max(1000) });

/** The `sheet` request, one Hoja or `sheets`, as what the document takes: rules resolved to the figures printed. */
export const sheetRequestSchema = z.unknown().transform((input, context) => {
  const parsed = isList(input) ? manySheets.safeParse(input) : oneSheet.safeParse(input);
  if (!parsed.success) {
    reissue(parsed.error, input, context);
    return z.NEVER;
  }
  const { v: _, paper, layout, createdAt, ...rest } = parsed.data;
  const sheets = "sheets" in rest ? rest.sheets : [rest];
  return { paper, layout, createdAt, sheets: sheets.map(printedRules) };
});

function isList(input: unknown): boolean {
  return typeof input === "object" && input !== null && "sheets" in input;
}

function printedRules({ format, rules, ...sheet }: z.output<typeof sheetSchema>) {
  const settings = resolveRules(rules, { mode: "pairs", players: 4, format });
  const { target, callMinutes, slotMinutes, doublesRedeal } = settings;
  const { name } = ruleBook(presetOf(rules));
  return {
    ...sheet,
    rules: { name, target, callMinutes, slotMinutes },
    ...(doublesRedeal === null ? {} : { redeals: true as const }),
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
