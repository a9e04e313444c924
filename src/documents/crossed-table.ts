import { listWords, crossedTableWords as words } from "@/i18n/es/documents";
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
import type { PartialRound } from "./standings";
import { asideOf } from "./standings";

/** What one entrant did in one round. Opponents and partners are named by their place in the table. */
export type CrossedCell =
  | {
      readonly kind: "played";
      readonly partners: readonly number[];
      readonly opponents: readonly number[];
      /** Null while the table has no result that counts. */
      readonly result: {
        readonly won: boolean;
        readonly for: number;
        readonly against: number;
      } | null;
    }
  | { readonly kind: "rest" }
  | { readonly kind: "absent" };

export type CrossedRow = {
  readonly rank: number;
  readonly name: string;
  readonly club?: string;
  /** One a round, first to last. */
  readonly cells: readonly CrossedCell[];
  readonly wins: number;
  readonly net: number;
};

export type CrossedTableData = {
  readonly event: PrintedEvent;
  readonly rounds: number;
  /** The tournament is over. */
  readonly isFinal?: boolean;
  /** Tables of the last round that count so far, where not all do. */
  readonly partial?: PartialRound;
  readonly rows: readonly CrossedRow[];
};

/** From this many rounds on a cell has room for the opponent and the result alone. */
const WIDEST_IN_FULL = 15;
const ROOM_FOR_ROUNDS = 540;

/** The crossed table: a row an entrant in order of the standings, a column a round, on landscape paper. */
export function renderCrossedTable(request: ListRequest<CrossedTableData>): Promise<RenderedPdf> {
  const { data, paper, createdAt } = request;
  const isFull = data.rounds <= WIDEST_IN_FULL;
  return renderList({
    title: words.title,
    over: data.event.name,
    aside: asideOf({
      afterRound: data.isFinal ? null : data.rounds,
      ...(data.partial === undefined ? {} : { partial: data.partial }),
    }),
    under: isFull ? words.legend : words.shortLegend,
    paper,
    orientation: "landscape",
    createdAt,
    foot: listFoot(data.event, createdAt),
    columns: 1,
    table: {
      columns: columnsFor(data.rounds),
      rows: data.rows.map((row) => ({
        cells: [
          text(String(row.rank), { size: 12, weight: "black", align: "centre", stand: "middle" }),
          nameCell(row),
          ...row.cells.map((cell) => roundCell(cell, isFull)),
          text(String(row.wins), { size: 11, weight: "black", align: "right", stand: "middle" }),
          signed(row.net),
        ],
      })),
      look: { size: 9.5, shrinkTo: 6.5, titleSize: 7.5, rowHeight: 25, lines: "grid" },
    },
  });
}

function columnsFor(rounds: number): readonly Column[] {
  const width = Math.min(62, Math.floor(ROOM_FOR_ROUNDS / Math.max(rounds, 1)));
  return [
    { title: listWords.rank, width: { pt: 28 }, align: "centre" },
    { title: listWords.entrant, width: { fr: 1 } },
    ...Array.from({ length: rounds }, (_, index) => ({
      title: words.round(index + 1),
      width: { pt: width },
      align: "centre" as const,
    })),
    { title: listWords.wins, width: { pt: 24 }, align: "right" },
    { title: words.net, width: { pt: 44 }, align: "right", bold: true },
  ];
}

function nameCell({ name, club }: CrossedRow): Block {
  const head = text(name, { size: 9.5, shrinkTo: 7, weight: "bold" });
  return centred(
    club === undefined ? head : stack([head, text(club, { size: 7.5, shrinkTo: 6.5 })]),
  );
}

function roundCell(cell: CrossedCell, isFull: boolean): Block {
  const style = { align: "centre", size: 9, shrinkTo: 5.5 } as const;
  if (cell.kind !== "played") return text(words[cell.kind], { ...style, stand: "middle" });
  const { partners, opponents, result } = cell;
  const letter = result === null ? "" : result.won ? words.won : words.lost;
  const who = `${letter} ${opponents.join("·")}`.trim();
  const head = text(who, { ...style, weight: "bold" });
  if (!isFull) return centred(head);
  const under = [
    partners.length === 0 ? "" : words.with(partners),
    result === null ? words.pending : `${result.for}–${result.against}`,
  ].filter((part) => part !== "");
  return centred(
    stack([head, ...under.map((line) => text(line, { ...style, size: 7.5, shrinkTo: 5.5 }))]),
  );
}
