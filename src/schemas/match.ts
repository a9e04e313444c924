import { z } from "zod";
import type { MatchRequest } from "@/domain/match/score-request";
import { matchShape } from "@/domain/match/score-request";
import { PAIR_SIDES, SEATS, seatsOf, sidesOf } from "@/domain/rules/seat";
import { EVENT_FORMATS } from "@/domain/rules/settings";
import { annulledComplaints, handFactComplaints, handFacts, scorePoints } from "./hand";
import { rulesSpecSchema } from "./rules";

// The `match` document: hands told as in `hand`, or by their points alone.

const seat = z.enum(SEATS);
const side = z.enum([...PAIR_SIDES, ...SEATS]);
const MOST_HANDS = 999;
const handNumber = z.int().nonnegative().max(MOST_HANDS);

const handLine = z
  .strictObject({
    ...handFacts,
    points: z.partialRecord(side, scorePoints).optional(),
    leader: seat.optional(),
  })
  .superRefine(({ points, leader: _, ...facts }, context) => {
    const complaints =
      points === undefined
        ? handFactComplaints(facts)
        : Object.entries(facts)
            .filter(([, value]) => value !== undefined)
            .map(([name]) => ({ path: [name], message: `${name} no va junto a points` }));
    for (const { path, message } of complaints)
      context.addIssue({ code: "custom", path: [...path], message });
  });

const call = z
  .strictObject({
    during: z.int().positive().max(MOST_HANDS).optional(),
    after: handNumber.optional(),
  })
  .refine(({ during, after }) => (during === undefined) !== (after === undefined), {
    message: "Se espera during o after, uno de los dos",
  });

/** The `match` request. Unknown fields and half-told hands are refused by their path. */
export const matchRequestSchema = z
  .strictObject({
    v: z.literal(1).optional(),
    rules: rulesSpecSchema,
    format: z.enum(EVENT_FORMATS).optional(),
    mode: z.enum(["pairs", "alone"]).optional(),
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
    firstLeader: seat,
    hands: z.array(handLine).max(MOST_HANDS),
    call: call.optional(),
    fines: z
      .array(
        z.strictObject({
          seat,
          points: scorePoints,
          afterHand: handNumber,
          on: z.enum(["match", "record"]),
        }),
      )
      .optional(),
  })
  .superRefine((request, context) => {
    for (const { path, message } of shapeComplaints(request as MatchRequest))
      context.addIssue({ code: "custom", path: [...path], message });
  })
  .transform((request) => request as MatchRequest);

type Complaint = { readonly path: readonly (string | number)[]; readonly message: string };

/** Seats and sides that nobody has at a table of that shape, and infractions that the book does not know. */
function shapeComplaints(request: MatchRequest): readonly Complaint[] {
  if (request.mode === "pairs" && request.players !== undefined && request.players !== 4)
    return [{ path: ["players"], message: "En parejas juegan cuatro" }];
  const shape = matchShape(request, request.rules);
  const sides: readonly string[] = sidesOf(shape);
  const seats: readonly string[] = seatsOf(shape.players);
  const unseated = (path: Complaint["path"], name: string | undefined): readonly Complaint[] =>
    name === undefined || seats.includes(name)
      ? []
      : [{ path, message: `Se esperan los asientos ${seats.join(", ")}` }];
  return [
    ...unseated(["firstLeader"], request.firstLeader),
    ...request.hands.flatMap((line, index) => [
      ...unseated(["hands", index, "leader"], line.leader),
      ...annulledComplaints("annulled" in line ? line : {}, request.rules).map(
        ({ path, message }) => ({ path: ["hands", index, ...path], message }),
      ),
      ...Object.keys("points" in line ? line.points : {})
        .filter((name) => !sides.includes(name))
        .map((name) => ({
          path: ["hands", index, "points", name],
          message: `Se esperan los lados ${sides.join(", ")}`,
        })),
    ]),
    ...(request.fines ?? []).flatMap(({ seat: fined }, index) =>
      unseated(["fines", index, "seat"], fined),
    ),
  ];
}
