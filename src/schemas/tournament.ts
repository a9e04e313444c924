import { z } from "zod";
import {
  CLUB_POLICIES,
  CRITERION_IDS,
  FINAL_KINDS,
  FIRST_ROUNDS,
  PAIRING_METHODS,
  PAIRING_SYSTEMS,
} from "@/domain/event/event-document";
import { finalRounds } from "@/domain/event/final-rounds";
import { COUNTS_FROM } from "@/domain/match/acta";
import type { DeskPolicy } from "@/domain/match/desk-policy";
import { NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { TIE_BREAKS } from "@/domain/rules/settings";
import { ROSTER_LIMITS } from "@/domain/tournament/roster";
import {
  id,
  isoDay,
  optionalClockTime,
  optionalId,
  optionalNumber,
  optionalText,
  personName,
  requiredText,
  timeZone,
  wholeNumber,
} from "./common-fields";
import { tournamentRulesSchema } from "./tournament-rules";

/** Formats that this release runs. */
export const TOURNAMENT_FORMATS = ["pairs", "individual", "teams"] as const;
/** People of a team who play at once: a "cuarteta", or the eight of a club. */
export const TEAM_SIZES = [4, 8] as const;
export const USUAL_TEAM = 4;
/** What a tournament weighs in the ranking (decision 8). */
export const TOURNAMENT_WEIGHTS = ["national", "regional", "club", "open"] as const;
export const DEFAULT_TIME_ZONE = "America/Santo_Domingo";
export const MOST_ROUNDS = 30;
/** RD$ 100,000.00. */
const MOST_CENTS = 10_000_000;

const standingsOrder = z
  .array(z.enum(TIE_BREAKS))
  .min(1)
  .max(TIE_BREAKS.length)
  .refine((order) => new Set(order).size === order.length, { params: { code: "repeated" } });

/** Kinds of final phase that a tournament chooses from; `none`: the standings decide. */
export const FINAL_CHOICES = ["none", ...FINAL_KINDS] as const;
const MOST_FINALISTS = 1024;
const MOST_CYCLES = 4;
const HIGHEST_TABLE = 10_000;

const tableNumbers = z
  .array(z.int().min(1).max(HIGHEST_TABLE))
  .max(1000)
  .refine((order) => new Set(order).size === order.length, { params: { code: "repeated" } });

/** Table numbers as typed, with commas or spaces between; empty: none. */
const tableOrder = z
  .union([
    z.array(z.number()),
    z
      .string()
      .trim()
      .regex(/^(\d{1,5}([\s,;]+\d{1,5})*)?$/)
      .transform((text) => (text === "" ? [] : text.split(/[\s,;]+/).map(Number))),
  ])
  .pipe(tableNumbers);

const criteria = z
  .array(z.enum(CRITERION_IDS))
  .refine((order) => new Set(order).size === order.length, { params: { code: "repeated" } });

/** What is asked of paper Hojas before they close. */
const deskPolicy = z.strictObject({
  register: z.boolean(),
  secondTypist: z.boolean(),
  photo: z.boolean(),
}) satisfies z.ZodType<DeskPolicy>;

/** A tournament as it is made and changed. Which of these may change when is for `refusedChanges` to say. */
export const tournamentSchema = z
  .strictObject({
    name: requiredText(100),
    venue: requiredText(120),
    startsOn: isoDay,
    startTime: optionalClockTime.default(null),
    timeZone: timeZone.default(DEFAULT_TIME_ZONE),
    format: z.enum(TOURNAMENT_FORMATS),
    weight: z.enum(TOURNAMENT_WEIGHTS).default("club"),
    rules: tournamentRulesSchema,
    rounds: wholeNumber(1, MOST_ROUNDS),
    method: z.enum(PAIRING_METHODS).default("fold"),
    club: z.enum(CLUB_POLICIES).default("weak"),
    partnerCooldown: optionalNumber(0, MOST_ROUNDS).default(null),
    opponentCooldown: optionalNumber(0, MOST_ROUNDS).default(null),
    standingsOrder: standingsOrder.default(["wins", "net", "for"]),
    feeCents: wholeNumber(0, MOST_CENTS).default(0),
    countsFrom: z.enum(COUNTS_FROM).default("verified"),
    desk: deskPolicy.default(NO_DESK_POLICY),
    system: z.enum(PAIRING_SYSTEMS).default("swiss"),
    cycles: wholeNumber(1, MOST_CYCLES).default(1),
    firstRound: z.enum(FIRST_ROUNDS).default("method"),
    criteria: criteria.default([]),
    finalKind: z.enum(FINAL_CHOICES).default("none"),
    finalEntrants: optionalNumber(2, MOST_FINALISTS).default(null),
    finalFrom: optionalNumber(2, MOST_ROUNDS).default(null),
    tableOrder: tableOrder.default([]),
    teamSize: z.literal(TEAM_SIZES).default(USUAL_TEAM),
  })
  .superRefine(({ format, finalKind, finalEntrants, finalFrom, rounds }, context) => {
    if (finalKind === "none") return;
    const missing = (path: string) =>
      context.addIssue({
        code: "invalid_type",
        expected: "number",
        path: [path],
        input: undefined,
      });
    if (finalEntrants === null) missing("finalEntrants");
    if (finalFrom === null) missing("finalFrom");
    else if (finalFrom > rounds) {
      context.addIssue({
        code: "too_big",
        origin: "number",
        maximum: rounds,
        path: ["finalFrom"],
        input: finalFrom,
      });
    } else if (finalEntrants !== null) {
      const taken = finalRounds({ format, final: { kind: finalKind, entrants: finalEntrants } });
      const latest = rounds - taken + 1;
      if (finalFrom > latest) {
        context.addIssue({
          code: "custom",
          params: { code: "final-too-late", taken, latest },
          path: ["finalFrom"],
          input: finalFrom,
        });
      }
    }
  });

/** The people of one entrant, in order. How many a format takes is for `membershipRefusals` to say. */
export const registrationSchema = z.strictObject({
  memberIds: z
    .array(id)
    .min(1)
    .max(4)
    .refine((members) => new Set(members).size === members.length, {
      params: { code: "repeated" },
    }),
});

/** Somebody without a number at hand, who plays under a provisional one (decision 4). */
export const walkInSchema = z.strictObject({
  firstNames: personName(ROSTER_LIMITS.firstNames),
  lastNames: personName(ROSTER_LIMITS.lastNames),
  nickname: optionalText(ROSTER_LIMITS.nickname),
  clubId: optionalId,
});

const reason = optionalText(200);
const round = wholeNumber(1, MOST_ROUNDS);
const cents = wholeNumber(1, MOST_CENTS);

/** What is done with an entrant at the desk; `decideEntrant` says whether it can be. */
export const entrantCommandSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("check-in") }),
  z.strictObject({ type: z.literal("undo-check-in") }),
  z
    .strictObject({ type: z.literal("withdraw"), reason })
    .transform(({ type, reason: why }) => ({ type, reason: why ?? undefined })),
  z.strictObject({ type: z.literal("return") }),
  z.strictObject({ type: z.literal("mark-absent"), round }),
  z.strictObject({ type: z.literal("cancel-absence"), round }),
  z.strictObject({ type: z.literal("change-lineup"), out: id, in: id }),
  z.strictObject({ type: z.literal("pay"), cents }),
  z.strictObject({ type: z.literal("give-back"), cents }),
]);

export type TournamentForm = z.output<typeof tournamentSchema>;
export type TournamentFormInput = z.input<typeof tournamentSchema>;
