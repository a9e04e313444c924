import type { TieBreak } from "@/domain/rules/settings";
import type { DecidedBy } from "@/domain/standings/final-order";
import { decidedByWords, listWords as words } from "@/i18n/es/documents";
import { decidedByText } from "@/i18n/es/standings";
import { factsLine } from "./facts-line";
import type { Block } from "./layout/block";
import { centred, stack } from "./layout/block";
import { renderList } from "./layout/list-document";
import type { RenderedPdf } from "./layout/pen";
import type { Column } from "./layout/table";
import { text } from "./layout/text";
import { listFoot } from "./list-foot";
import type { ListRequest } from "./round-lists";
import { signed } from "./sheet/ledger";
import type { PrintedEvent } from "./sheet-data";

/** One place, with the names of the `standings` document; `name` as it is to be read, members below it. */
export type PrintedStandingsRow = {
  readonly rank: number;
  readonly name: string;
  readonly members?: readonly string[];
  readonly club?: string;
  readonly played: number;
  readonly wins: number;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  readonly fines: number;
  /** The tie-break that separates the row from the one below it; null where nothing does. */
  readonly decidedBy: DecidedBy | null;
};

export type StandingsData = {
  readonly event: PrintedEvent;
  /** Last round counted; null when the tournament is over. */
  readonly afterRound: number | null;
  /** Tables of that round that count so far, where not all do. */
  readonly partial?: PartialRound;
  readonly order: readonly TieBreak[];
  /** How efectividad is counted, in words. */
  readonly formula: string;
  readonly rows: readonly PrintedStandingsRow[];
};

/** Of a round that is still played: the tables that count, and all. */
export type PartialRound = { readonly counted: number; readonly tables: number };

/** What stands at the right of the title: how far the figures go. */
export function asideOf({
  afterRound,
  partial,
}: Pick<StandingsData, "afterRound" | "partial">): string {
  if (afterRound === null) return words.final;
  return partial === undefined
    ? words.afterRound(afterRound)
    : words.duringRound(afterRound, partial.counted, partial.tables);
}

/** The standings as a table over as many pages as it takes, each place with what decided it. */
export function renderStandings(request: ListRequest<StandingsData>): Promise<RenderedPdf> {
  const { data, paper, createdAt } = request;
  return renderList({
    title: words.standings,
    over: data.event.name,
    aside: asideOf(data),
    under: legendOf(data),
    paper,
    createdAt,
    foot: listFoot(data.event, createdAt),
    columns: 1,
    table: {
      columns: COLUMNS,
      rows: data.rows.map((row) => ({
        cells: [
          text(String(row.rank), { size: 14, weight: "black", align: "centre", stand: "middle" }),
          entrantCell(row),
          String(row.played),
          String(row.wins),
          String(row.for),
          String(row.against),
          signed(row.net),
          row.fines === 0 ? "" : signed(row.fines),
          decidedCell(row.decidedBy),
        ],
      })),
      look: { size: 10.5, shrinkTo: 8, titleSize: 7.5, rowHeight: 24, lines: "rules" },
    },
  });
}

const figure = (title: string, width: number): Column => ({
  title,
  width: { pt: width },
  align: "right",
  bold: true,
});

const COLUMNS: readonly Column[] = [
  { title: words.rank, width: { pt: 34 }, align: "centre" },
  { title: words.entrant, width: { fr: 1 } },
  figure(words.played, 24),
  figure(words.wins, 24),
  figure(words.for, 42),
  figure(words.against, 46),
  figure(words.net, 58),
  figure(words.fines, 40),
  { title: words.decidedBy, width: { pt: 82 } },
];

function legendOf({ order, formula }: StandingsData): string {
  const names = order.map((tieBreak) => decidedByWords[tieBreak]).join(", ");
  return `${words.legend(names)} ${words.net}: ${formula}.`;
}

/** What separates a place from the next, as short as its column. */
function decidedCell(decidedBy: DecidedBy | null): string {
  if (decidedBy === null) return "";
  return decidedBy === "final" ? decidedByText(decidedBy) : decidedByWords[decidedBy];
}

function entrantCell(row: PrintedStandingsRow): Block {
  const under = factsLine(...(row.members ?? []), row.club);
  const name = text(row.name, { size: 10.5, shrinkTo: 8.5, weight: "bold" });
  return centred(under === "" ? name : stack([name, text(under, { size: 8, shrinkTo: 7 })]));
}
