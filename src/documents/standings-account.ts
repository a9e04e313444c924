import type { TieBreak } from "@/domain/rules/settings";
import type { RowExplanation } from "@/domain/standings/explain-row";
import {
  accountNotes,
  partCompany,
  partTitle,
  signed,
  accountWords as words,
} from "@/i18n/es/standings";
import { stack } from "./layout/block";
import { renderList } from "./layout/list-document";
import type { RenderedPdf } from "./layout/pen";
import type { Column, TableRow } from "./layout/table";
import { text } from "./layout/text";
import { listFoot } from "./list-foot";
import type { ListRequest } from "./round-lists";
import type { PrintedEvent } from "./sheet-data";

export type StandingsAccountData = {
  readonly event: PrintedEvent;
  /** Last round counted; null for now. */
  readonly afterRound: number | null;
  readonly order: readonly TieBreak[];
  readonly target: number;
  readonly account: RowExplanation;
  /** Names of the ids in the account. */
  readonly names: Readonly<Record<string, string>>;
};

/** How one row of the standings came about, to be handed out: its parts with their sum, and what its ties went by. */
export function renderStandingsAccount({
  data,
  paper,
  createdAt,
}: ListRequest<StandingsAccountData>): Promise<RenderedPdf> {
  const { event, account, names, order, target, afterRound } = data;
  const nameOf = (id: string) => names[id] ?? id;
  const { row, parts } = account;
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  const line = (title: string, under: string, figures: readonly string[]): TableRow => ({
    cells: [
      stack([
        text(title, { size: 10.5, shrinkTo: 8, weight: "bold" }),
        ...(under === "" ? [] : [text(under, { size: 8.5, shrinkTo: 7 })]),
      ]),
      ...figures,
    ],
  });
  return renderList({
    title: words.title(nameOf(row.id), row.rank),
    over: event.name,
    aside: afterRound === null ? words.now : words.afterRound(afterRound),
    under: accountNotes(account, nameOf, { order, target }).join(" "),
    paper,
    createdAt,
    foot: listFoot(event, createdAt),
    columns: 1,
    table: {
      columns: COLUMNS,
      rows: [
        ...parts.map((part) =>
          line(partTitle(part, nameOf), partCompany(part, nameOf), [
            part.wins === 0 ? "" : String(part.wins),
            String(part.for),
            String(part.against),
            signed(part.net),
          ]),
        ),
        line(words.sum, "", [String(row.wins), String(row.for), String(row.against), signed(net)]),
      ],
      look: { size: 10.5, shrinkTo: 8, titleSize: 7.5, rowHeight: 24, lines: "rules" },
    },
  });
}

const figure = (title: string, width: number): Column => ({
  title,
  width: { pt: width },
  align: "right",
});

const COLUMNS: readonly Column[] = [
  { title: words.from, width: { fr: 1 } },
  figure(words.wins, 46),
  figure(words.for, 52),
  figure(words.against, 56),
  figure(words.net, 64),
];
