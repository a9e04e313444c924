import { z } from "zod";
import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { handShape } from "@/domain/hand/hand-shape";
import { parsePlay } from "@/domain/hand/notation";
import { HIGHEST_NUMBER } from "@/domain/hand/tile";
import { ACTA_LIMITS } from "@/domain/match/acta-limits";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import { PAIR_SIDES, SEATS, sidesOf } from "@/domain/rules/seat";
import { knowsInfraction } from "@/domain/sanctions/catalogue";
import { rulesSpecSchema } from "./rules";

// The `hand` document. One flat strict object, so that a problem names its own field, and then which fields go together.

const seat = z.enum(SEATS);
const side = z.enum([...PAIR_SIDES, ...SEATS]);
const number = z.int().min(0).max(HIGHEST_NUMBER);

/** The code of an infraction by its form; whether a catalogue has it is for who knows the rule book. */
export const infractionCodeSchema = z.templateLiteral([
  z.enum(["F-", "FEM-"]),
  z.string().regex(/^\d+(\.\d+)?[a-z]?$/),
]);

/** Points of a hand, a match or a fine. */
export const scorePoints = z.int().min(-ACTA_LIMITS.score).max(ACTA_LIMITS.score);

/** Fields of a recorded hand that tell what happened; exactly one way of telling it must be complete. */
export const handFacts = {
  deal: z.partialRecord(seat, z.array(z.string())).optional(),
  play: z.string().optional(),
  stock: z.array(z.string()).optional(),
  ending: z.enum(["domino", "block"]).optional(),
  closer: seat.optional(),
  lastTile: z.string().optional(),
  ends: z.tuple([number, number]).optional(),
  passes: z.array(side).max(ACTA_LIMITS.passes).optional(),
  left: z.partialRecord(seat, z.array(z.string())).optional(),
  pips: z.partialRecord(seat, z.int()).optional(),
  annulled: z.strictObject({ infraction: infractionCodeSchema, by: seat }).optional(),
  falseBlock: z.strictObject({ by: seat }).optional(),
  redeal: z.strictObject({ by: seat, doubles: z.int().min(0).max(7) }).optional(),
  seen: z
    .array(z.strictObject({ seat, tile: z.string(), from: z.int().nonnegative().optional() }))
    .optional(),
};

const handObject = z.strictObject({
  v: z.literal(1).optional(),
  rules: rulesSpecSchema,
  leader: seat,
  mode: z.enum(["pairs", "alone"]).optional(),
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
  firstHand: z.boolean().optional(),
  target: z.int().positive().max(ACTA_LIMITS.score).optional(),
  score: z.partialRecord(side, scorePoints).optional(),
  ...handFacts,
});

type HandObject = z.infer<typeof handObject>;
type FactName = keyof typeof handFacts;

/** The ways of telling a hand, by the field that marks each, with what it needs and what may stand beside it. */
const WAYS: readonly {
  readonly mark: FactName;
  readonly needs: readonly FactName[];
  readonly oneOf: readonly FactName[];
  readonly may: readonly FactName[];
}[] = [
  { mark: "play", needs: ["deal"], oneOf: [], may: ["stock", "seen"] },
  {
    mark: "ending",
    needs: ["closer"],
    oneOf: ["left", "pips"],
    may: ["lastTile", "ends", "passes", "seen"],
  },
  { mark: "annulled", needs: [], oneOf: [], may: ["seen"] },
  { mark: "falseBlock", needs: [], oneOf: [], may: ["left", "pips", "seen"] },
  { mark: "redeal", needs: [], oneOf: [], may: ["seen"] },
];

type Complaint = { readonly path: (string | number)[]; readonly message: string };

const FACT_NAMES = Object.keys(handFacts) as FactName[];

/** What is missing or does not belong together in the facts of a hand. */
export function handFactComplaints(
  facts: Readonly<Partial<Record<FactName, unknown>>>,
): readonly Complaint[] {
  const given = FACT_NAMES.filter((name) => facts[name] !== undefined);
  const ways = WAYS.filter((way) => given.includes(way.mark));
  const [way] = ways;
  if (way === undefined || ways.length > 1) {
    const marks = WAYS.map((each) => each.mark).join(", ");
    return [
      {
        path: ways[1] === undefined ? [] : [ways[1].mark],
        message: `Una mano se cuenta de una sola manera; pon uno, y solo uno, de: ${marks}`,
      },
    ];
  }
  const chosen = way.oneOf.filter((name) => given.includes(name));
  const allowed = [way.mark, ...way.needs, ...way.oneOf, ...way.may];
  return [
    ...way.needs
      .filter((name) => !given.includes(name))
      .map((name) => ({ path: [name], message: `Falta ${name} junto a ${way.mark}` })),
    ...(way.oneOf.length > 0 && chosen.length !== 1
      ? [{ path: [chosen[1] ?? "pips"], message: "Se espera left o pips, uno de los dos" }]
      : []),
    ...given
      .filter((name) => !allowed.includes(name))
      .map((name) => ({ path: [name], message: `${name} no va junto a ${way.mark}` })),
  ];
}

/** An infraction that annuls a hand and is none of the book's catalogue. */
export function annulledComplaints(
  { annulled }: { readonly annulled?: { readonly infraction: string } | undefined },
  rules: RulesSpec,
): readonly Complaint[] {
  if (annulled === undefined) return [];
  const { infraction } = annulled;
  if (knowsInfraction(rules, infraction)) return [];
  const message = `${infraction} no está en el catálogo de infracciones de ese reglamento`;
  return [{ path: ["annulled", "infraction"], message }];
}

function playComplaints(play: string | undefined): readonly Complaint[] {
  const moves = parsePlay(play ?? "");
  if (moves.ok) return [];
  return moves.problems.map(({ at, text }) => ({
    path: ["play", at],
    message: `«${text}» no es una jugada: se espera A:6-4L, A:PASO o A:+6-4`,
  }));
}

function shapeComplaints(request: HandObject): readonly Complaint[] {
  if (request.mode === "pairs" && request.players !== undefined && request.players !== 4) {
    return [{ path: ["players"], message: "En parejas juegan cuatro" }];
  }
  const shape = handShape(request as HandRequest, request.rules);
  const sides: readonly string[] = sidesOf(shape);
  return Object.keys(request.score ?? {})
    .filter((key) => !sides.includes(key))
    .map((key) => ({ path: ["score", key], message: `Se esperan los lados ${sides.join(", ")}` }));
}

/** The `hand` request: unknown fields, half-told hands and moves that are none are refused, by their path. */
export const handRequestSchema = handObject
  .superRefine((request, context) => {
    const complaints = [
      ...handFactComplaints(request),
      ...playComplaints(request.play),
      ...shapeComplaints(request),
      ...annulledComplaints(request, request.rules),
    ];
    for (const complaint of complaints) {
      context.addIssue({ code: "custom", path: complaint.path, message: complaint.message });
    }
  })
  .transform((request) => request as HandRequest);
