import type { ActaStage } from "../match/acta";
import type { PairSide } from "../rules/seat";
import { PAIR_SIDES } from "../rules/seat";
import type { RoundState, TournamentState } from "./life-cycle";

// What stands in the way of pairing, publishing and closing, listed by table and person so that somebody can walk there.
// A blocker that is `overridable` is a warning which the director may take on, logged and public (decision 6).

/** A table as far as moving on needs it. People are ids, by side. */
export type TableFacts = {
  readonly table: number;
  readonly stage: ActaStage;
  readonly people: Readonly<Record<PairSide, readonly string[]>>;
  /** Sides that signed or whose refusal is recorded. */
  readonly signed: readonly PairSide[];
  /** It is written on paper, and the desk takes paper in and registers it before it closes. */
  readonly registers: boolean;
  /** Its result is part of the standings. */
  readonly counts: boolean;
};

export type RoundFacts = {
  readonly round: number;
  readonly state: RoundState;
  readonly tables: readonly TableFacts[];
};

/** The next thing that a table lacks. */
export const TABLE_NEEDS = [
  "result",
  "verification",
  "signatures",
  "delivery",
  "registering",
  "closing",
] as const;
export type TableNeed = (typeof TABLE_NEEDS)[number];

export type Blocker = { readonly overridable: boolean } & (
  | {
      readonly code: "table-open";
      readonly round: number;
      readonly table: number;
      readonly needs: TableNeed;
      readonly stage: ActaStage;
      /** Whether its result is part of the standings all the same. */
      readonly counts: boolean;
      readonly people: readonly string[];
    }
  | { readonly code: "round-open"; readonly round: number }
  | { readonly code: "draft-waiting"; readonly round: number }
  | { readonly code: "nothing-to-publish"; readonly round: number }
  | { readonly code: "already-published"; readonly round: number }
  | { readonly code: "tournament-closed" }
  | { readonly code: "tournament-not-running" }
  | { readonly code: "all-rounds-played"; readonly planned: number }
  | { readonly code: "rounds-left"; readonly played: number; readonly planned: number }
  | { readonly code: "too-few-present"; readonly present: number; readonly needed: number }
  | { readonly code: "not-checked-in"; readonly people: readonly string[] }
  | { readonly code: "standings-changed"; readonly round: number }
  | { readonly code: "seated-twice"; readonly person: string; readonly tables: readonly number[] }
  | { readonly code: "seated-but-out"; readonly person: string; readonly table: number }
  | { readonly code: "present-but-unplaced"; readonly person: string }
  | { readonly code: "provisional-person"; readonly person: string }
  /** A sanction was corrected after this sheet had been sealed, and moved its figures. */
  | { readonly code: "sheet-outdated"; readonly round: number; readonly table: number }
  /** A team does not play, for somebody in its line-up may not; one of its substitutes could take his place. */
  | {
      readonly code: "barred-in-lineup";
      readonly entrant: string;
      readonly people: readonly string[];
    }
);

/** A table that was not closed when a later round was paired; `counts` is unknown of rounds of before it was kept. */
export type OpenTable = {
  readonly round: number;
  readonly table: number;
  readonly counts?: boolean;
};

/** What a table lacks next, and who must give it; null when it is closed. */
export function tableNeed(
  table: TableFacts,
): { readonly needs: TableNeed; readonly people: readonly string[] } | null {
  const everybody = [...table.people.AC, ...table.people.BD];
  switch (table.stage) {
    case "closed":
    case "claimed":
      // A claim before the Junta holds nothing up: what was sealed counts until it is decided (26.2).
      return null;
    case "issued":
    case "playing":
      return { needs: "result", people: everybody };
    case "finished":
      return { needs: "verification", people: everybody };
    case "verified": {
      // 11.3: at least one signature a pair; a recorded refusal counts as an outcome.
      const unsigned = PAIR_SIDES.filter((side) => !table.signed.includes(side));
      return unsigned.length > 0
        ? { needs: "signatures", people: unsigned.flatMap((side) => table.people[side]) }
        : { needs: "closing", people: everybody };
    }
    case "signed":
      return { needs: table.registers ? "delivery" : "closing", people: everybody };
    case "delivered":
      return { needs: table.registers ? "registering" : "closing", people: everybody };
    default:
      return { needs: "closing", people: everybody };
  }
}

function openTables(round: RoundFacts, overridable: boolean): readonly Blocker[] {
  return round.tables.flatMap((table) => {
    const need = tableNeed(table);
    if (need === null) return [];
    const { table: number, stage, counts } = table;
    const place = { round: round.round, table: number, stage, counts };
    return { code: "table-open", overridable, ...place, ...need };
  });
}

/** What keeps a round from being closed: each table that is not, with what it lacks and from whom. */
export function closeRoundBlockers(round: RoundFacts): readonly Blocker[] {
  if (round.state === "draft")
    return [{ code: "draft-waiting", overridable: false, round: round.round }];
  return openTables(round, false);
}

export type PairingFacts = {
  readonly state: TournamentState;
  readonly planned: number;
  readonly rounds: readonly RoundFacts[];
  /** Entrants that would be paired. */
  readonly present: number;
  /** Entrants that a table takes: 2 pairs, 4 individuals. */
  readonly perTable: number;
  /** Registered entrants that nobody has checked in. */
  readonly notCheckedIn: readonly string[];
  /** Teams kept out by people of their line-up who have substitutes. */
  readonly barredTeams: readonly { readonly entrant: string; readonly people: readonly string[] }[];
};

/**
 * What stands in the way of pairing the next round. Open tables of the round before can be overridden: the director
 * pairs on what there is, and the round says so.
 */
export function pairingBlockers(facts: PairingFacts): readonly Blocker[] {
  if (facts.state === "closed") return [{ code: "tournament-closed", overridable: false }];
  const blockers: Blocker[] = [];
  const published = facts.rounds.filter((round) => round.state !== "draft");
  if (published.length >= facts.planned)
    blockers.push({ code: "all-rounds-played", overridable: false, planned: facts.planned });
  for (const round of facts.rounds) {
    if (round.state === "draft")
      blockers.push({ code: "draft-waiting", overridable: false, round: round.round });
    else blockers.push(...openTables(round, true));
  }
  if (facts.present < facts.perTable)
    blockers.push({
      code: "too-few-present",
      overridable: false,
      present: facts.present,
      needed: facts.perTable,
    });
  if (facts.notCheckedIn.length > 0)
    blockers.push({ code: "not-checked-in", overridable: true, people: facts.notCheckedIn });
  for (const team of facts.barredTeams)
    blockers.push({ code: "barred-in-lineup", overridable: true, ...team });
  return blockers;
}

export type PublishingFacts = {
  readonly state: TournamentState;
  readonly draft: RoundFacts;
  /** The rounds before it. */
  readonly earlier: readonly RoundFacts[];
  /** People who may play it now: checked in, not withdrawn, not absent, not expelled. */
  readonly available: readonly string[];
  /** People resting in the draft. */
  readonly resting: readonly string[];
  /** Whether a result changed after the draft was paired. */
  readonly standingsChanged: boolean;
};

function seatBlockers(facts: PublishingFacts): readonly Blocker[] {
  const tablesOf = new Map<string, number[]>();
  for (const table of facts.draft.tables)
    for (const person of [...table.people.AC, ...table.people.BD])
      tablesOf.set(person, [...(tablesOf.get(person) ?? []), table.table]);
  const available = new Set(facts.available);
  const resting = new Set(facts.resting);
  const blockers: Blocker[] = [];
  for (const [person, tables] of tablesOf) {
    if (tables.length > 1)
      blockers.push({ code: "seated-twice", overridable: false, person, tables });
    if (!available.has(person))
      blockers.push({
        code: "seated-but-out",
        overridable: false,
        person,
        table: tables[0] as number,
      });
  }
  for (const person of facts.available)
    if (!tablesOf.has(person) && !resting.has(person))
      blockers.push({ code: "present-but-unplaced", overridable: true, person });
  return blockers;
}

/** What keeps a draft from being published: earlier tables still open, people seated twice or gone, or left without a place. */
export function publishBlockers(facts: PublishingFacts): readonly Blocker[] {
  const { round } = facts.draft;
  if (facts.state === "closed") return [{ code: "tournament-closed", overridable: false }];
  if (facts.draft.state !== "draft")
    return [{ code: "already-published", overridable: false, round }];
  const blockers: Blocker[] = [];
  if (facts.draft.tables.length === 0)
    blockers.push({ code: "nothing-to-publish", overridable: false, round });
  for (const earlier of facts.earlier) {
    const open = closeRoundBlockers(earlier);
    blockers.push(...open);
    if (open.length === 0 && earlier.state !== "closed")
      blockers.push({ code: "round-open", overridable: false, round: earlier.round });
  }
  blockers.push(...seatBlockers(facts));
  if (facts.standingsChanged)
    blockers.push({ code: "standings-changed", overridable: true, round });
  return blockers;
}

export type ClosingFacts = {
  readonly state: TournamentState;
  readonly planned: number;
  readonly rounds: readonly RoundFacts[];
  /** People who still play under a provisional number. */
  readonly provisional: readonly string[];
  /** Sealed sheets that no longer say what counts. */
  readonly outdated: readonly { readonly round: number; readonly table: number }[];
};

/**
 * What keeps a tournament from being closed. Ending before the planned rounds, with provisional people, or with sheets
 * that say something else than the standings, can be taken on.
 */
export function closeTournamentBlockers(facts: ClosingFacts): readonly Blocker[] {
  if (facts.state === "closed") return [{ code: "tournament-closed", overridable: false }];
  if (facts.state !== "running") return [{ code: "tournament-not-running", overridable: false }];
  const blockers: Blocker[] = [];
  for (const round of facts.rounds) {
    const open = closeRoundBlockers(round);
    blockers.push(...open);
    if (open.length === 0 && round.state !== "closed")
      blockers.push({ code: "round-open", overridable: false, round: round.round });
  }
  const played = facts.rounds.filter((round) => round.state !== "draft").length;
  if (played < facts.planned)
    blockers.push({ code: "rounds-left", overridable: true, played, planned: facts.planned });
  for (const person of facts.provisional)
    blockers.push({ code: "provisional-person", overridable: true, person });
  for (const { round, table } of facts.outdated)
    blockers.push({ code: "sheet-outdated", overridable: true, round, table });
  return blockers;
}
