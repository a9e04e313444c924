import type { Role } from "@/domain/access/roles";
import type {
  ClaimApplication,
  ClaimDecision,
  ClaimStage,
  ClaimSubject,
} from "@/domain/claims/claim";
import type { EventRound } from "@/domain/event/event-document";
import type { CallReason } from "@/domain/match/judge-call";
import type { EntryDifference } from "@/domain/match/second-entry";
import type { PairSide, Seat } from "@/domain/rules/seat";
import type { TournamentState } from "@/domain/tournament/life-cycle";
import type { Blocker } from "@/domain/tournament/life-cycle-blockers";
import type { MovedRow } from "@/domain/tournament/old-standings";
import type { EntrantEvent } from "@/domain/tournament/registration";
import { ROLE_NAMES } from "./access";
import { auditActionName } from "./audit";
import type { ActaFacts, AuditNames } from "./audit-acta";
import { actaActionName, actaDetails } from "./audit-acta";
import type { LoggedSettings } from "./audit-settings";
import { settingDetails } from "./audit-settings";
import { CALL_REASON_NAMES } from "./calls";
import { claimStateName, effectsText, OUTCOME_NAMES, SUBJECT_NAMES } from "./claims";
import { listed } from "./listed";
import { bothScoresText } from "./match";
import { movedText } from "./old-data";
import { infractionTitle } from "./sanctions";
import { differenceWords } from "./second-entry";
import { blockerText, entrantEventText, TOURNAMENT_STATE_NAMES } from "./tournament";

// An entry of the log in sentences. It was stored as data by the command that its action names; what a command writes
// there is read here, so a new action gets its sentences in this file.

/** An entry as it was stored. */
type AuditFacts = {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** What an entry did, for its heading. */
export function auditHeading({ action, after }: AuditFacts): string {
  const own = action.startsWith("acta.") ? actaActionName(factsOf(after)) : null;
  return own ?? auditActionName(action);
}

/** Everything else that an entry says, a sentence a line; none where its heading, subject and reason say all. */
export function auditDetails(entry: AuditFacts, names: AuditNames): readonly string[] {
  const { action, before, after } = entry;
  if (!before && !after) return [];
  const own = DETAILS[action];
  if (own) return own(factsOf(before), factsOf(after), names);
  const family = FAMILIES[action.slice(0, action.indexOf("."))];
  return family ? family(factsOf(before), factsOf(after), names) : [];
}

/** What commands store, all of it; an entry has those of its action. */
type Stored = Partial<{
  readonly overridden: readonly Blocker[];
  readonly tables: EventRound["tables"];
  readonly byes: EventRound["byes"];
  readonly places: EventRound;
  readonly seed: string;
  readonly moved: readonly MovedRow[];
  readonly fixedTable: number | null;
  readonly number: number | string | null;
  readonly name: string;
  readonly present: boolean;
  readonly provisional: string;
  readonly person: string;
  readonly account: string;
  readonly role: Role;
  readonly first: string;
  readonly second: string;
  readonly status: TournamentState;
  readonly ranked: number;
  readonly fingerprint: string;
  readonly issuer: string;
  readonly isSet: boolean;
  readonly writer: string | null;
  readonly differences: readonly EntryDifference[];
  readonly reason: CallReason;
  readonly seat: Seat | null;
  readonly note: string | null;
  readonly byLabel: string;
  readonly takenLabel: string | null;
  readonly subject: ClaimSubject;
  readonly stage: ClaimStage;
  readonly decision: ClaimDecision;
  readonly applied: ClaimApplication;
  readonly score: Readonly<Record<PairSide, number>>;
}>;

function factsOf<Facts>(value: unknown): Partial<Facts> {
  return typeof value === "object" && value !== null ? (value as Partial<Facts>) : {};
}

type Details = (before: Stored, after: Stored, names: AuditNames) => readonly string[];

const overridden: Details = (_, { overridden: blockers = [] }, { nameOf }) =>
  blockers.length === 0
    ? []
    : ["Con estos avisos aceptados:", ...blockers.map((blocker) => blockerText(blocker, nameOf))];

const entrant: Details = (_, after, { nameOf }) => [
  entrantEventText(after as unknown as EntrantEvent, nameOf),
];

const call: Details = (_, { reason, seat, note, byLabel, takenLabel }, { seats }) =>
  reason === undefined
    ? []
    : [
        `${CALL_REASON_NAMES[reason]}${seat ? `, ${seats[seat]}` : ""}${note ? `: ${note}` : ""}.`,
        ...(byLabel ? [`Llamó ${byLabel}.`] : []),
        ...(takenLabel ? [`Va ${takenLabel}.`] : []),
      ];

const claim: Details = (_, { number, subject, stage }) => [
  `Reclamo n.º ${number}${subject ? `: ${SUBJECT_NAMES[subject].toLowerCase()}` : ""}.`,
  ...(stage ? [`Quedó «${claimStateName(stage, null)}».`] : []),
];

const decided: Details = (before, { number, decision, applied }) => [
  `Reclamo n.º ${number}${decision ? `: ${OUTCOME_NAMES[decision.outcome].toLowerCase()} (${decision.article})` : ""}.`,
  ...(decision ? [effectsText(decision.effects.map(({ effect }) => effect))] : []),
  ...(applied && before.score
    ? [
        `El resultado pasó de ${bothScoresText(before.score)} a ${bothScoresText(applied.score[1])}.`,
      ]
    : []),
];

const named: Details = (before, after) => {
  const { account, role } = { ...before, ...after };
  return account && role ? [`${account}, ${ROLE_NAMES[role].toLowerCase()}.`] : [];
};

const pair: Details = (before, after) => {
  const { first, second } = { ...before, ...after };
  return first && second ? [`${listed([first, second])}.`] : [];
};

const state: Details = (before, { status, ranked, ...rest }, names) => [
  ...(before.status && status
    ? [`Pasó de «${TOURNAMENT_STATE_NAMES[before.status]}» a «${TOURNAMENT_STATE_NAMES[status]}».`]
    : []),
  ...(ranked === undefined ? [] : [`${ranked} entradas al ranking.`]),
  ...overridden({}, rest, names),
];

/** What a draft became, table by table where it is another. */
const draft: Details = (before, after, { nameOf }) => {
  const was = new Map((before.tables ?? []).map((one) => [one.table, tableText(one, nameOf)]));
  const changed = (after.tables ?? [])
    .map((one) => ({ table: one.table, text: tableText(one, nameOf), was: was.get(one.table) }))
    .filter(({ text, was: old }) => text !== old)
    .map(({ table, text, was: old }) => `Mesa ${table}: ${text}${old ? ` (antes, ${old})` : ""}.`);
  const resting = listed((after.byes ?? []).map(nameOf));
  const rested = listed((before.byes ?? []).map(nameOf));
  return resting === rested
    ? changed
    : [...changed, `Descansa ${resting || "nadie"} (antes, ${rested || "nadie"}).`];
};

function tableText({ AC, BD }: EventRound["tables"][number], nameOf: AuditNames["nameOf"]): string {
  return `${listed(AC.map(nameOf))} contra ${listed(BD.map(nameOf))}`;
}

const fixedTable = (table: number | null | undefined) => (table ? `mesa ${table}` : "ninguna");

const DETAILS: Readonly<Record<string, Details>> = {
  "tournament.create": (_, after) => settingDetails({}, after as LoggedSettings),
  "tournament.configure": (before, after) =>
    settingDetails(before as LoggedSettings, after as LoggedSettings),
  "tournament.announce": state,
  "tournament.hide": state,
  "tournament.close": state,
  "officials.assign": named,
  "officials.dismiss": named,
  "pairing.forbid": pair,
  "pairing.allow": pair,
  "entrants.register": (before, after, names) => [
    `Número ${after.number}: ${after.name}.`,
    ...entrant(before, after, names),
    ...(after.present ? ["Ya llegó."] : []),
  ],
  "entrants.fixed-table": (before, after) => [
    `Antes, ${fixedTable(before.fixedTable)}; ahora, ${fixedTable(after.fixedTable)}.`,
  ],
  "entrants.join": ({ provisional }, { person, number }) => [
    `${provisional} es ${person}${number ? `, n.º ${number}` : ""}.`,
  ],
  "round.pair": (before, after, names) => [
    ...(after.seed ? [`Semilla del sorteo: ${after.seed}.`] : []),
    ...overridden(before, after, names),
  ],
  "round.publish": overridden,
  "round.edit-preview": draft,
  "round.discard": ({ number, places }, _, { nameOf }) => [
    `Ronda ${number}.`,
    ...(places?.tables ?? []).map((one) => `Mesa ${one.table}: ${tableText(one, nameOf)}.`),
  ],
  "round.keep-old-data": (_, { moved = [] }, { nameOf }) =>
    moved.map((row) => movedText({ ...row, name: nameOf(row.id) })),
  "certificate.replace": (before, after) => [
    `De ${after.name}, emitido por ${after.issuer}.`,
    `Huella: ${before.fingerprint} → ${after.fingerprint}.`,
  ],
  "accounts.set-pin": (_, { isSet }) => [isSet ? "Puso uno." : "Lo quitó."],
  "acta.pen-taken": (before, after) => [
    `Antes, ${before.writer ?? "nadie"}; ahora, ${after.writer}.`,
  ],
  "acta.second-entry-differed": (_, { differences = [] }) =>
    differences.map((one) => {
      const { where, first, second } = differenceWords(one, infractionTitle);
      return `${where}: la primera, ${first}; la segunda, ${second}.`;
    }),
  "claim.decide": decided,
};

const FAMILIES: Readonly<Record<string, Details>> = {
  acta: (before, after, names) => actaDetails(before as ActaFacts, after as ActaFacts, names),
  attendance: entrant,
  judge: call,
  claim,
};
