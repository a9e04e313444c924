import type { EventDocument } from "../event/event-document";
import { companyOf } from "../event/table-outcome";
import type { RuleSettings } from "../rules/settings";
import type { Composite } from "./composite";
import { compositeOf } from "./composite";
import { orderEvent } from "./event-order";
import type { Tally } from "./figures";
import type { DecidedBy } from "./final-order";
import { beforeFinal, finalBegun } from "./final-order";
import type { Part, PartKind } from "./parts";
import { eachPart } from "./parts";
import type { StandingRow } from "./standings";
import { computeStandings } from "./standings";
import { buchholzOf, winsOfOpponents } from "./tie-breaks/buchholz";
import { cutBuchholzOf } from "./tie-breaks/buchholz-cut1";
import type { DirectKey } from "./tie-breaks/direct";
import { directKey, directTable } from "./tie-breaks/direct";
import { drawLots } from "./tie-breaks/lots";

// How every number of a row came about: the parts that it is the sum of, and what its ties were broken by.

/** A contribution to a row; the figures of all of them add up to the row's. `net` of a match is plain in a composite. */
export type RowPart = {
  readonly kind: PartKind;
  /** From 1; null where the document names none. */
  readonly round: number | null;
  readonly table: number | null;
  /** Whose it is within the row: of a team, its person. */
  readonly person: string | null;
  readonly partners: readonly string[];
  readonly opponents: readonly string[];
  /** What a fine or credit was for, where it is known. */
  readonly infraction: string | null;
  readonly played: number;
  readonly wins: number;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  readonly fines: number;
};

export type RowOpponent = { readonly id: string; readonly wins: number };

/** The last table of direct results that took the row's tied group apart, best first. */
export type RowDirect = {
  readonly decidedOn: DirectKey;
  readonly lines: readonly {
    readonly id: string;
    readonly balance: number;
    readonly net: number;
    readonly for: number;
  }[];
};

export type RowNeighbour = { readonly id: string; readonly decidedBy: DecidedBy };

export type RowExplanation = {
  readonly row: StandingRow;
  readonly formula: RuleSettings["netFormula"];
  readonly parts: readonly RowPart[];
  /** What the sum of the parts' `net` becomes in a composite; null by every other formula. */
  readonly composite: Composite | null;
  /** Every opponent once, with the wins that count for Buchholz; the truncated one leaves the lowest out. */
  readonly opponents: readonly RowOpponent[];
  readonly buchholz: number;
  readonly buchholzCut1: number;
  readonly direct: RowDirect | null;
  /** Place (from 1) in the draw among all entrants, and its seed. */
  readonly lots: { readonly place: number; readonly of: number; readonly seed: string };
  readonly above: RowNeighbour | null;
  readonly below: RowNeighbour | null;
  /** Place before the final phase, once it has begun. */
  readonly beforeFinal: number | null;
};

type Explained = {
  readonly event: EventDocument;
  readonly rules: RuleSettings;
  readonly rows: readonly StandingRow[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly tally: Tally;
  readonly parts: readonly (readonly Part[])[];
  /** Groups that direct results took apart, in the order asked. */
  readonly groups: readonly (readonly number[])[];
  readonly lots: ReadonlyMap<string, number>;
  /** Ranks before the final phase, once it has begun. */
  readonly before: ReadonlyMap<string, number> | null;
};

function readExplained(event: EventDocument, rules: RuleSettings): Explained {
  const groups: (readonly number[])[] = [];
  const { tally } = orderEvent(event, rules, (id, group) => {
    if (id === "direct") groups.push(group);
  });
  const { units } = tally;
  const parts = units.entrants.map((): Part[] => []);
  eachPart(event, rules, units, (part) => parts[part.unit]?.push(part));
  const final = finalBegun(event);
  const rows = computeStandings(event, rules);
  return {
    event,
    rules,
    rows,
    placeOf: new Map(rows.map(({ id }, at) => [id, at])),
    tally,
    parts,
    groups: final === null ? groups : [],
    lots: drawLots(
      units.entrants.map(({ id }) => id),
      event.seed,
    ),
    before:
      final === null
        ? null
        : new Map(
            computeStandings(beforeFinal(event, final), rules).map(({ id, rank }) => [id, rank]),
          ),
  };
}

/** How the row of an entrant came about; null for an id that has none. */
export function explainRow(
  event: EventDocument,
  rules: RuleSettings,
  id: string,
): RowExplanation | null {
  const explained = readExplained(event, rules);
  const unit = explained.tally.units.indexOf.get(id);
  return unit === undefined ? null : explainUnit(explained, unit);
}

/** How every row came about, in the order of the standings. */
export function explainStandings(
  event: EventDocument,
  rules: RuleSettings,
): readonly RowExplanation[] {
  const explained = readExplained(event, rules);
  const { indexOf } = explained.tally.units;
  return explained.rows.flatMap(({ id }) => {
    const unit = indexOf.get(id);
    return unit === undefined ? [] : [explainUnit(explained, unit)];
  });
}

function explainUnit(explained: Explained, unit: number): RowExplanation {
  const { event, rules, rows, tally, lots, before } = explained;
  const idOf = (one: number) => tally.units.entrants[one]?.id ?? "";
  const id = idOf(unit);
  const at = explained.placeOf.get(id) ?? -1;
  const row = rows[at];
  if (row === undefined) throw new RangeError(`no row of ${id}`);
  const [over, under] = [rows[at - 1], rows[at + 1]];
  const opponents = tally.encounters().opponents[unit] ?? [];
  const wins = winsOfOpponents(tally, unit);
  return {
    row,
    formula: rules.netFormula,
    parts: (explained.parts[unit] ?? []).map((part) => toRowPart(part, id)),
    composite: rules.netFormula === "composite" ? compositeOf(tally, event, rules, unit) : null,
    opponents: opponents.map((one, index) => ({ id: idOf(one), wins: wins[index] ?? 0 })),
    buchholz: buchholzOf(tally, unit),
    buchholzCut1: cutBuchholzOf(tally, unit),
    direct: directOf(explained, unit),
    lots: { place: (lots.get(id) ?? 0) + 1, of: lots.size, seed: event.seed },
    above: over?.decidedBy ? { id: over.id, decidedBy: over.decidedBy } : null,
    below: under && row.decidedBy ? { id: under.id, decidedBy: row.decidedBy } : null,
    beforeFinal: before?.get(id) ?? null,
  };
}

function toRowPart(part: Part, id: string): RowPart {
  const { table, side, round } = part;
  const company =
    table === null ? { partners: [], opponents: [] } : companyOf(table, side, part.id);
  return {
    kind: part.kind,
    round: round === 0 ? null : round,
    table: table?.table ?? null,
    person: part.id === id ? null : part.id,
    ...company,
    infraction: part.infraction,
    played: part.played,
    wins: part.wins,
    for: part.for,
    against: part.against,
    net: part.net,
    fines: part.fines,
  };
}

function directOf({ groups, tally, rules }: Explained, unit: number): RowDirect | null {
  const group = groups.findLast((tied) => tied.includes(unit));
  const table = group === undefined ? null : directTable(group, tally, rules);
  const decidedOn = table === null ? null : directKey(table);
  if (table === null || decidedOn === null) return null;
  const lines = table.toSorted((a, b) => b[decidedOn] - a[decidedOn]);
  return {
    decidedOn,
    lines: lines.map(({ unit: one, ...line }) => ({
      id: tally.units.entrants[one]?.id ?? "",
      ...line,
    })),
  };
}
