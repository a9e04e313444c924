import { z } from "zod";
import { byRegistration, compareIds } from "@/domain/event/entrant-order";
import type { CriterionId, EventDocument } from "@/domain/event/event-document";
import {
  CLUB_POLICIES,
  CRITERION_IDS,
  FINAL_KINDS,
  FIRST_ROUNDS,
  INTERNAL_RANKS,
  PAIRING_METHODS,
  PAIRING_SYSTEMS,
} from "@/domain/event/event-document";
import { defaultPairing } from "@/domain/event/pairing-defaults";
import { usualCriteria } from "@/domain/event/usual-criteria";
import { SEATS } from "@/domain/rules/seat";
import { EVENT_FORMATS, TIE_BREAKS } from "@/domain/rules/settings";
import { rulesSpecSchema } from "./rules";

// The event document that `pair`, `check`, `standings` and `simulate` share. What is left out gets its default here, so
// that the domain always sees a complete document.

/** People of an entrant at most: an interclub team of eight with as many substitutes. */
const MOST_MEMBERS = 16;

/** A table of rotating partners. */
const LEAST_FINALISTS = 4;

const id = z.string().min(1).max(100);
const roundNumber = z.int().min(1).max(1000);
const tableNumber = z.int().min(1).max(10_000);
const cooldown = z.int().nonnegative().nullable();
const points = z.int();

const entrant = z.strictObject({
  id,
  rank: z.int().optional(),
  name: z.string().optional(),
  club: z.string().min(1).optional(),
  members: z.array(id).max(MOST_MEMBERS).optional(),
  from: roundNumber.optional(),
  absent: z.array(roundNumber).optional(),
  outFrom: roundNumber.optional(),
  fixedTable: tableNumber.optional(),
  cannotScore: z.array(id).max(MOST_MEMBERS).optional(),
  changes: z.array(z.strictObject({ from: roundNumber, out: id, in: id })).optional(),
});

const entrantResult = z.strictObject({ won: z.boolean(), for: points, against: points });

const table = z
  .strictObject({
    table: z.int().positive(),
    AC: z.array(id).default([]),
    BD: z.array(id).default([]),
    players: z.array(id).min(2).max(4).optional(),
    points: z.strictObject({ AC: points, BD: points }).optional(),
    winner: z.enum(["AC", "BD"]).nullable().optional(),
    results: z.record(id, entrantResult).optional(),
    seats: z.partialRecord(z.enum(SEATS), id).optional(),
    scorekeeper: z.enum(SEATS).optional(),
    firstLeader: z.enum(SEATS).optional(),
    hands: z.array(z.unknown()).optional(),
    why: z.array(z.unknown()).optional(),
  })
  .refine(
    ({ AC, BD, players }) => players !== undefined || (AC.length > 0 && BD.length > 0),
    "la mesa lleva a los dos lados (AC y BD) o, si cada quien juega solo, a sus jugadores (players)",
  );

const count = z.int().nonnegative();

/** An integer, as decimal text where a number could not hold it. */
const amount = z.union([
  z.int(),
  z
    .string()
    .max(200)
    .regex(/^-?\d+$/, "un número entero, o sus cifras entre comillas"),
]);

const certificate = z.strictObject({
  weights: z.partialRecord(z.enum(CRITERION_IDS), amount),
  prices: z.record(id, amount),
  rest: amount.optional(),
  sets: z
    .array(z.strictObject({ members: z.array(id), rest: z.boolean().optional(), price: amount }))
    .default([]),
});

const standing = z.strictObject({
  id,
  rank: z.int().positive().optional(),
  played: count.optional(),
  wins: count.optional(),
  for: points.optional(),
  against: points.optional(),
  net: points.optional(),
  fines: points.optional(),
  decidedBy: z
    .enum([...TIE_BREAKS, "final"])
    .nullable()
    .optional(),
});

const round = z.strictObject({
  tables: z.array(table),
  byes: z.array(id).default([]),
  cost: z.partialRecord(z.enum(CRITERION_IDS), count).optional(),
  certificate: certificate.optional(),
  standings: z.array(z.union([id.transform((each) => ({ id: each })), standing])).optional(),
});

/** Each at most once. */
const distinct = <Item>(items: readonly Item[]) => new Set(items).size === items.length;

/** How rounds are paired, as a document writes it: every field may be left out where it is used `partial`. */
export const pairingSchema = z.strictObject({
  method: z.enum(PAIRING_METHODS),
  club: z.enum(CLUB_POLICIES),
  partnerCooldown: cooldown,
  opponentCooldown: cooldown,
  system: z.enum(PAIRING_SYSTEMS),
  cycles: z.int().min(1).max(10),
  firstRound: z.enum(FIRST_ROUNDS),
  criteria: z
    .array(z.enum(CRITERION_IDS))
    .min(1)
    .refine(distinct, "cada criterio va una sola vez, en el orden en que pesa"),
  final: z.strictObject({
    kind: z.enum(FINAL_KINDS),
    entrants: z.int().min(2).max(1024),
    from: z.int().min(2).max(1000),
  }),
  tableOrder: z.array(tableNumber).refine(distinct, "cada mesa va una sola vez en el orden"),
  teamSize: z.int().min(2).max(MOST_MEMBERS),
  internalRank: z.enum(INTERNAL_RANKS),
});

const document = z.strictObject({
  v: z.literal(1).optional(),
  format: z.enum(EVENT_FORMATS),
  alone: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
  rules: rulesSpecSchema.default("fededodo-2026"),
  seed: z.union([z.string(), z.int().transform(String)]).default(""),
  pairing: pairingSchema.partial().default({}),
  standingsOrder: z
    .array(z.enum(TIE_BREAKS))
    .min(1)
    .refine(distinct, "cada desempate va una sola vez")
    .optional(),
  entrants: z.array(entrant).max(20_000),
  forbidden: z.array(z.tuple([id, id])).default([]),
  rounds: z.array(round).default([]),
  adjustments: z
    .array(
      z.strictObject({
        id,
        points,
        round: roundNumber.optional(),
        infraction: z.string().max(20).optional(),
      }),
    )
    .default([]),
});

type Written = z.output<typeof document>;

/** Entrants without a rank follow those with one, in order of id. */
function rankEntrants(entrants: Written["entrants"]): EventDocument["entrants"] {
  const last = entrants.reduce((highest, { rank }) => Math.max(highest, rank ?? 0), 0);
  const unranked = entrants.filter(({ rank }) => rank === undefined).map((each) => each.id);
  unranked.sort(compareIds);
  const ranks = new Map(unranked.map((each, index) => [each, last + index + 1]));
  return entrants
    .map((each) => ({ ...each, rank: each.rank ?? ranks.get(each.id) ?? 0 }))
    .sort(byRegistration);
}

/** What the document names but does not list, by path. */
function strangers({ entrants, forbidden, adjustments }: Written) {
  const known = new Set(entrants.map((each) => each.id));
  const people = new Set(entrants.flatMap(({ members }) => members ?? []));
  return [
    ...forbidden.flatMap((couple, at) =>
      couple.map((each, side) => ({ id: each, path: ["forbidden", at, side] })),
    ),
    ...adjustments
      .map((each, at) => ({ id: each.id, path: ["adjustments", at, "id"] }))
      .filter((named) => !people.has(named.id)),
  ].filter((named) => !known.has(named.id));
}

/** The criteria that an event can be judged by: players each for himself are paired like pairs, or grouped like teams. */
function knownCriteria({ format, alone }: Written): readonly CriterionId[] {
  const like = alone === undefined ? format : alone === 2 ? "pairs" : "teams";
  return usualCriteria(like, "weak");
}

/** What cannot stand together in one document, by path. */
function contradictions(written: Written) {
  const { format, alone, pairing, entrants, forbidden } = written;
  const { criteria = [], final, system } = pairing;
  const known = knownCriteria(written);
  return [
    ...criteria.flatMap((each, at) =>
      known.includes(each)
        ? []
        : [
            {
              path: ["pairing", "criteria", at],
              message: `Ese criterio no es de este formato; aquí valen: ${known.join(", ")}`,
            },
          ],
    ),
    ...(alone !== undefined && format !== "individual"
      ? [{ path: ["alone"], message: "Jugar cada quien para sí es del formato individual" }]
      : []),
    ...(final !== undefined && system === "round-robin"
      ? [{ path: ["pairing", "final"], message: "Todos contra todos no lleva fase final" }]
      : []),
    ...(final !== undefined &&
    final.entrants < LEAST_FINALISTS &&
    format === "individual" &&
    alone === undefined
      ? [
          {
            path: ["pairing", "final", "entrants"],
            message: `Con parejas rotativas la final es de ${LEAST_FINALISTS} o más: una mesa`,
          },
        ]
      : []),
    ...(final !== undefined && final.entrants > entrants.length && entrants.length > 0
      ? [
          {
            path: ["pairing", "final", "entrants"],
            message: `A la final pasan más de los que hay: a lo sumo ${entrants.length}`,
          },
        ]
      : []),
    ...entrants.flatMap(({ id: each, from, outFrom }, at) =>
      from !== undefined && outFrom !== undefined && outFrom <= from
        ? [
            {
              path: ["entrants", at, "outFrom"],
              message: `${each} entra en la ronda ${from}: solo puede salir después`,
            },
          ]
        : [],
    ),
    ...forbidden.flatMap(([one, two], at) =>
      one === two ? [{ path: ["forbidden", at], message: "Nadie se cruza consigo mismo" }] : [],
    ),
  ];
}

/**
 * An event document as written, made complete: defaults for pairing (the opponents' cooldown of individuals by the size of
 * the field), seed, interdictions, rounds, adjustments and missing ranks. Refuses unknown fields, an entrant listed twice
 * and names that are no entrant's. Rounds may name strangers: `check` tells of them, `playedEventSchema` refuses them.
 */
export const eventDocumentSchema = document
  .superRefine((written, context) => {
    const seen = new Set<string>();
    written.entrants.forEach((each, at) => {
      if (seen.has(each.id)) {
        context.addIssue({
          code: "custom",
          path: ["entrants", at, "id"],
          message: `El participante ${each.id} está dos veces`,
        });
      }
      seen.add(each.id);
    });
    for (const each of contradictions(written)) {
      context.addIssue({ code: "custom", ...each });
    }
    for (const named of strangers(written)) {
      context.addIssue({
        code: "custom",
        path: named.path,
        message: `${named.id} no está entre los participantes`,
      });
    }
  })
  .transform(
    ({ v: _, pairing, entrants, rounds, ...rest }): EventDocument => ({
      ...rest,
      pairing: { ...defaultPairing(rest.format, entrants.length), ...pairing },
      entrants: rankEntrants(entrants),
      rounds: rounds.map(({ tables, ...beside }) => ({
        ...beside,
        tables: tables.map(({ why: _why, ...table }) => table),
      })),
    }),
  );
