import "server-only";
import type { EventDocument } from "@/domain/event/event-document";
import { checkRound } from "@/domain/pairing/checker/check-event";
import { tableCriteria } from "@/domain/pairing/criteria/individual/table-criteria";
import { pairCriteria } from "@/domain/pairing/criteria/pairs/pair-criteria";
import type { CostDifference, CriterionCost } from "@/domain/pairing/explanation/round-cost";
import { weighedField } from "@/domain/pairing/explanation/weighed-field";
import type { AskedWhyNot, WhyNotAnswer } from "@/domain/pairing/explanation/why-not";
import { whyNot } from "@/domain/pairing/explanation/why-not";
import { pairingCertificate } from "@/domain/pairing/formats/certificate";
import { manualCosts } from "@/domain/pairing/review/manual-cost";
import type { PairedTable, RoundPairing } from "@/domain/pairing/round-pairing";
import type { RuleSettings } from "@/domain/rules/settings";
import type { StandingRow } from "@/domain/standings/standings";
import type { OpenTable } from "@/domain/tournament/life-cycle-blockers";
import type { ManualChange } from "@/domain/tournament/manual-change";
import { movedRows } from "@/domain/tournament/old-standings";
import type { Round } from "@/generated/prisma/client";
import { database } from "../db/client";
import { loadSanctionHistory } from "../sanctions/history";
import { standingsOf } from "../standings/standings-of";
import type { TournamentView } from "../tournaments/rows";
import { answersHeld } from "./answers-held";
import { MEMBER_NAMES, seatedNames } from "./draft-view";
import { withoutBarred } from "./event-now";
import { readPlaces } from "./places";

// How a round was made, for everybody who asks. Whether a draft may be seen, the caller has checked.

/** An entrant as a round knew it. */
export type ExplainedEntrant = {
  readonly id: string;
  readonly name: string;
  readonly club: string | null;
  /** Its line in the standings that the round was paired on; null where it had none yet. */
  readonly row: Pick<StandingRow, "rank" | "wins" | "net"> | null;
};

export type ExplainedRound = {
  readonly number: number;
  readonly status: "draft" | "published" | "closed";
  readonly seed: string;
  /** Epoch milliseconds; `publishedAt` null for drafts. */
  readonly pairedAt: number;
  readonly publishedAt: number | null;
  readonly pairing: RoundPairing;
  /** What the engine's answer costs, in the order of the event's criteria; empty where no criteria made it. */
  readonly costs: readonly CriterionCost[];
  readonly changes: readonly ManualChange[];
  /** What the round as it stands costs against the engine's answer; null where no criteria made it. */
  readonly manualCost: readonly CostDifference[] | null;
  /** Who rests as it stands, and who would by the engine's answer. */
  readonly rests: { readonly proposed: readonly string[]; readonly now: readonly string[] };
  /** The tables as they stand. */
  readonly tables: readonly Pick<PairedTable, "table" | "AC" | "BD">[];
  readonly open: readonly OpenTable[];
  /** Results have changed since: what is computed now counts with those of now. */
  readonly isOvertaken: boolean;
  /** Everybody with a place in the round, by place. */
  readonly entrants: readonly ExplainedEntrant[];
};

type FoundRound = {
  readonly round: Round;
  readonly event: EventDocument;
  readonly isOvertaken: boolean;
};

/** A round and the event that it was paired on, as far as it is known now. */
async function findRound(
  tournament: TournamentView,
  number: number,
  drafts: boolean,
): Promise<FoundRound | null> {
  const db = database();
  const round = await db.round.findFirst({
    where: { tournamentId: tournament.id, number, ...(drafts ? {} : { status: { not: "draft" } }) },
  });
  if (!round) return null;
  const { event, rows } = await standingsOf(db, tournament, { upToRound: number - 1 });
  const { bars } = await loadSanctionHistory(db, tournament);
  return {
    round,
    event: withoutBarred({ event, rows, bars }, number),
    isOvertaken:
      movedRows(round.standings as unknown as readonly StandingRow[], event, tournament.rules)
        .length > 0,
  };
}

/** The proof that no round costs less, and whether the checker finds it good. */
export type RoundProof = {
  /** Entrants that have a price, and odd groups that give some of it back. */
  readonly prices: number;
  readonly groups: number;
  readonly holds: boolean;
};

/**
 * Makes the proof of a round anew and has it looked at by the checker, which shares no code with what made it; null for
 * rounds that have none, or that were paired on results which have changed since.
 */
export async function findRoundProof(
  tournament: TournamentView,
  number: number,
  { drafts }: { readonly drafts: boolean },
): Promise<RoundProof | null> {
  const found = await findRound(tournament, number, drafts);
  if (!found || found.isOvertaken) return null;
  const { event, round } = found;
  const certificate = pairingCertificate(event, tournament.rules);
  if (certificate === null) return null;
  const { tables, byes } = round.answer as unknown as RoundPairing;
  const proved = {
    tables: tables.map(({ table, AC, BD }) => ({ table, AC, BD })),
    byes,
    certificate,
  };
  const findings = checkRound(
    { ...event, rounds: [...event.rounds, proved] },
    number,
    tournament.rules,
  );
  const faults = ["certificate-invalid", "not-optimal"];
  return {
    prices: Object.keys(certificate.prices).length,
    groups: certificate.sets.length,
    holds: !findings.some(({ code }) => faults.includes(code)),
  };
}

/** How a round was made; null where there is none that may be seen. `drafts`: whether a draft may. */
export async function findRoundExplanation(
  tournament: TournamentView,
  number: number,
  { drafts }: { readonly drafts: boolean },
): Promise<ExplainedRound | null> {
  const db = database();
  const found = await findRound(tournament, number, drafts);
  if (!found) return null;
  const { round, event, isOvertaken } = found;
  const places = await readPlaces(db, round.id);
  const entrants = await db.entrant.findMany({
    where: { tournamentId: tournament.id },
    select: { number: true, name: true, clubName: true, members: { select: MEMBER_NAMES } },
    orderBy: { number: "asc" },
  });
  const pairing = round.answer as unknown as RoundPairing;
  const rows = new Map(
    (round.standings as unknown as readonly StandingRow[]).map((row) => [row.id, row]),
  );
  const seated = new Set([
    ...places.byes,
    ...places.tables.flatMap(({ AC, BD }) => [...AC, ...BD]),
  ]);
  return {
    number,
    status: round.status as ExplainedRound["status"],
    seed: round.seed,
    pairedAt: round.createdAt.getTime(),
    publishedAt: round.publishedAt?.getTime() ?? null,
    pairing,
    costs: costsInOrder(event, tournament.rules, pairing),
    changes: round.manual as unknown as readonly ManualChange[],
    manualCost: manualCosts(event, tournament.rules, pairing).against(places),
    rests: { proposed: pairing.byes, now: places.byes },
    tables: places.tables,
    open: round.pairedOpen as unknown as ExplainedRound["open"],
    isOvertaken,
    entrants: [...seatedNames(tournament.format, entrants)]
      .filter(([id]) => seated.has(id))
      .map(([id, { number: entrant, name, clubName }]) => {
        const row = rows.get(String(entrant));
        return {
          id,
          name,
          club: clubName,
          row: row ? { rank: row.rank, wins: row.wins, net: row.net } : null,
        };
      })
      .sort((a, b) => (a.row?.rank ?? seated.size) - (b.row?.rank ?? seated.size)),
  };
}

/** The stored costs in the order of the event's criteria: what keeps them forgets the order. */
function costsInOrder(
  event: EventDocument,
  rules: RuleSettings,
  { cost }: RoundPairing,
): readonly CriterionCost[] {
  const weighed = weighedField(event, rules);
  if (weighed === null) return [];
  const { settings } = weighed.field;
  const criteria = weighed.rotating ? tableCriteria(settings) : pairCriteria(settings);
  return criteria.flatMap(({ id, hard }) => {
    const value = cost[id];
    return value === undefined ? [] : [{ criterion: id, hard, cost: value }];
  });
}

export type AnsweredWhyNot = { readonly answer: WhyNotAnswer; readonly isOvertaken: boolean };

const answers = answersHeld<AnsweredWhyNot | null>();

/**
 * Why a round is not another one, by the engine's answer; null where there is no such round. A whole hall that asks the
 * same question at once makes one computation.
 */
export async function explainWhyNot(
  tournament: TournamentView,
  number: number,
  asked: AskedWhyNot,
  { drafts }: { readonly drafts: boolean },
): Promise<AnsweredWhyNot | null> {
  const stored = await database().round.findFirst({
    where: { tournamentId: tournament.id, number, ...(drafts ? {} : { status: { not: "draft" } }) },
    select: { id: true },
  });
  if (!stored) return null;
  return answers(JSON.stringify([stored.id, asked]), () =>
    computeWhyNot(tournament, number, asked, drafts),
  );
}

async function computeWhyNot(
  tournament: TournamentView,
  number: number,
  asked: AskedWhyNot,
  drafts: boolean,
): Promise<AnsweredWhyNot | null> {
  const found = await findRound(tournament, number, drafts);
  if (!found) return null;
  const { round, event, isOvertaken } = found;
  const pairing = round.answer as unknown as RoundPairing;
  return { answer: whyNot(event, tournament.rules, pairing, asked), isOvertaken };
}
