import "server-only";
import type { CostDifference } from "@/domain/pairing/explanation/round-cost";
import { manualCosts } from "@/domain/pairing/review/manual-cost";
import type { ManualWarning } from "@/domain/pairing/review/manual-round";
import type { RestReason, RoundPairing, TableReason } from "@/domain/pairing/round-pairing";
import type { PairSide } from "@/domain/rules/seat";
import type { StandingRow } from "@/domain/standings/standings";
import type { Blocker, OpenTable } from "@/domain/tournament/life-cycle-blockers";
import type { ChangeCost, ManualChange } from "@/domain/tournament/manual-change";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import { changePreview } from "@/domain/tournament/round-preview";
import type { CommandResult } from "../command";
import { database } from "../db/client";
import type { NamedPerson } from "../registration/labels";
import { shortName } from "../registration/labels";
import { proposedTables } from "../tournaments/round-origin";
import type { TournamentView } from "../tournaments/rows";
import { loadEventNow, withoutBarred } from "./event-now";
import { readPlaces } from "./places";
import { publishBlockersOf } from "./publish";
import { costOfChange, restsChanged, reviewOf } from "./review-change";

// A round before it is public, for the director who prepares it. The caller has checked `round.view-draft`.

/** An entrant of the draft, with what the round was paired on. `id` is the registration number. */
export type DraftEntrant = {
  readonly id: string;
  readonly name: string;
  readonly club: string | null;
  readonly place: number | null;
  readonly wins: number;
  readonly net: number;
};

export type DraftTable = {
  readonly table: number;
  readonly sides: Readonly<Record<PairSide, readonly DraftEntrant[]>>;
  /** Why the engine seated them so; null where people were moved by hand. */
  readonly why: readonly TableReason[] | null;
};

export type DraftView = {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly seed: string;
  /** Epoch milliseconds. */
  readonly pairedAt: number;
  /** Who made it, which may be another director than the one who looks. */
  readonly pairedBy: string | null;
  readonly tables: readonly DraftTable[];
  readonly resting: readonly {
    readonly entrant: DraftEntrant;
    /** Null for who rests by hand. */
    readonly why: readonly RestReason[] | null;
  }[];
  /** Changes by hand that stand, in order. */
  readonly changes: readonly ManualChange[];
  /** What the draft as it stands costs against the engine's answer; null for rounds that no criteria made. */
  readonly manualCost: readonly CostDifference[] | null;
  /** Who rests by hand, and who would by the engine's answer. */
  readonly manualRests: ChangeCost["rests"];
  readonly optimal: boolean;
  readonly warnings: readonly ManualWarning[];
  readonly blockers: readonly Blocker[];
  /** Tables of earlier rounds that were not closed when it was paired. */
  readonly pairedOpen: readonly OpenTable[];
  /** Entrants of the tournament, by registration number. */
  readonly names: Readonly<Record<string, string>>;
};

/** A draft with what there is to say about it; null where that round is none. */
export async function findDraft(
  tournament: TournamentView,
  number: number,
): Promise<DraftView | null> {
  const db = database();
  const round = await db.round.findFirst({
    where: { tournamentId: tournament.id, number, status: "draft" },
  });
  if (!round) return null;
  const [now, places, entrants, made] = await Promise.all([
    loadEventNow(db, tournament),
    readPlaces(db, round.id),
    db.entrant.findMany({
      where: { tournamentId: tournament.id },
      select: { number: true, name: true, clubName: true, members: { select: MEMBER_NAMES } },
    }),
    db.auditEntry.findFirst({
      where: { subjectId: round.id, action: "round.pair" },
      select: { actor: true },
    }),
  ]);
  const blockers = await publishBlockersOf(db, tournament, round, now);
  const answer = round.answer as unknown as RoundPairing;
  const able = withoutBarred(now, number);
  const proposed = proposedTables(answer);
  const standings = round.standings as unknown as readonly StandingRow[];
  const rowOf = new Map(standings.map((row) => [row.id, row]));
  const called = seatedNames(tournament.format, entrants);
  const entrantOf = (id: string): DraftEntrant => {
    const entrant = called.get(id);
    const row = rowOf.get(entrant === undefined ? id : String(entrant.number));
    return {
      id,
      name: entrant?.name ?? id,
      club: entrant?.clubName ?? null,
      place: row?.rank ?? null,
      wins: row?.wins ?? 0,
      net: row?.net ?? 0,
    };
  };
  return {
    id: round.id,
    number: round.number,
    version: round.version,
    seed: round.seed,
    pairedAt: round.createdAt.getTime(),
    pairedBy: made?.actor ?? null,
    tables: places.tables.map(({ table, AC, BD }) => ({
      table,
      sides: { AC: AC.map(entrantOf), BD: BD.map(entrantOf) },
      why: proposed({ AC, BD })?.why ?? null,
    })),
    resting: places.byes.map((id) => ({
      entrant: entrantOf(id),
      why: answer.rests.find((rest) => rest.id === id)?.why ?? null,
    })),
    changes: round.manual as unknown as readonly ManualChange[],
    manualCost: manualCosts(able, tournament.rules, answer).against(places),
    manualRests: restsChanged(answer.byes, places.byes),
    optimal: answer.optimal,
    warnings: reviewOf(tournament, now, places),
    blockers,
    pairedOpen: round.pairedOpen as unknown as DraftView["pairedOpen"],
    names: Object.fromEntries([...called].map(([id, { name }]) => [id, name])),
  };
}

export const MEMBER_NAMES = {
  playerId: true,
  player: { select: { firstNames: true, lastNames: true, nickname: true } },
} as const;

type NamedEntrant = {
  readonly number: number;
  readonly name: string;
  readonly clubName: string | null;
  readonly members: readonly { readonly playerId: string; readonly player: NamedPerson }[];
};

/** Whom the tables of a draft name: entrants by number, and in teams their people by id, each with the team. */
export function seatedNames(
  format: TournamentView["format"],
  entrants: readonly NamedEntrant[],
): ReadonlyMap<string, Omit<NamedEntrant, "members">> {
  return new Map(
    entrants.flatMap(({ members, ...entrant }) => {
      const people = format === "teams" ? members : [];
      return [
        [String(entrant.number), entrant] as const,
        ...people.map(({ playerId, player }) => {
          const name = `${shortName(player)} (${entrant.name})`;
          return [playerId, { ...entrant, name }] as const;
        }),
      ];
    }),
  );
}

/** What a change of a draft that is only considered would bring and cost. Changes nothing. */
export async function reviewDraftChange(
  tournament: TournamentView,
  roundId: string,
  change: PreviewChange,
): Promise<CommandResult<ChangeCost>> {
  const db = database();
  const round = await db.round.findFirst({
    where: { id: roundId, tournamentId: tournament.id, status: "draft", number: { gt: 0 } },
    select: { id: true, answer: true },
  });
  if (!round) return { ok: false, problems: [{ code: "round-not-found" }] };
  const before = await readPlaces(db, round.id);
  const changed = changePreview(before, change);
  if (!changed.ok) {
    return { ok: false, problems: changed.problems.map((p) => ({ ...p, family: "preview" })) };
  }
  const now = await loadEventNow(db, tournament);
  const answer = round.answer as unknown as RoundPairing;
  return {
    ok: true,
    value: costOfChange(tournament, now, { answer, before, after: changed.value }),
  };
}
