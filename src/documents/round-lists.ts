import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { listWords as words } from "@/i18n/es/documents";
import { dayOf, factsLine } from "./facts-line";
import type { Block } from "./layout/block";
import { centred, stack } from "./layout/block";
import { renderList } from "./layout/list-document";
import type { Paper } from "./layout/paper";
import type { RenderedPdf } from "./layout/pen";
import type { ListName } from "./layout/same-size";
import { sameSize } from "./layout/same-size";
import type { TableRow } from "./layout/table";
import { text } from "./layout/text";
import { listFoot } from "./list-foot";
import { SIDE_SEATS } from "./sheet/head";
import type { PrintedEvent, PrintedPerson } from "./sheet-data";

export type RoundListsData = {
  readonly event: PrintedEvent;
  readonly round: number;
  readonly tables: readonly {
    readonly table: number;
    readonly seats: Readonly<Record<Seat, ListedPerson | null>>;
  }[];
  /** Who rests this round, the people of an entrant together. */
  readonly byes: readonly (readonly ListedPerson[])[];
};

/** A person of a list for the wall; `short` with the given names cut to initials. */
export type ListedPerson = PrintedPerson & ListName;

export type ListRequest<Data> = {
  readonly paper: Paper;
  /** Instant of creation, ISO 8601. */
  readonly createdAt: string;
  readonly data: Data;
};

/** The round by table, to hang at the wall: who sits where, and who rests at the end. */
export function renderListByTable(request: ListRequest<RoundListsData>): Promise<RenderedPdf> {
  const { data } = request;
  const nameOf = sameSize(everybody(data), { size: 12, shrinkTo: 10, weight: "bold" });
  const rows: TableRow[] = [...data.tables]
    .sort((a, b) => a.table - b.table)
    .map(({ table, seats }) => ({
      cells: [bigNumber(String(table)), ...PAIR_SIDES.map((side) => pairCell(seats, side, nameOf))],
    }));
  const resting: TableRow[] = data.byes.map((people) => ({
    cells: [
      text(words.rests, { size: 9, weight: "bold", stand: "middle" }),
      centred(stack(people.map(nameOf))),
    ],
  }));
  return renderList({
    ...common(request, words.byTable),
    columns: 1,
    table: {
      columns: [
        { title: words.table, width: { pt: 62 } },
        { title: words.pairAC, width: { fr: 1 } },
        { title: words.pairBD, width: { fr: 1 } },
      ],
      rows: [...rows, ...resting],
      look: { size: 12, shrinkTo: 9, titleSize: 8.5, rowHeight: 34, lines: "rules" },
    },
  });
}

/** The round by name, in Spanish order: everybody finds the own table. Two columns a page. */
export function renderListByName(request: ListRequest<RoundListsData>): Promise<RenderedPdf> {
  const { data } = request;
  const nameOf = sameSize(everybody(data), { size: 11, shrinkTo: 9.5, stand: "middle" });
  const seated = data.tables.flatMap(({ table, seats }) =>
    SEATS.flatMap((seat) => {
      const person = seats[seat];
      return person ? [{ person, table: String(table), seat: String(seat) }] : [];
    }),
  );
  const resting = data.byes.flat().map((person) => ({ person, table: "", seat: "" }));
  const rows = [...seated, ...resting]
    .sort((a, b) => bySpanishName(a.person, b.person))
    .map(({ person, table, seat }) => ({
      cells: [
        table === "" ? withRest(nameOf(person)) : nameOf(person),
        text(table, { size: 14, shrinkTo: 10, weight: "black", align: "right", stand: "middle" }),
        text(seat, { size: 11, weight: "bold", align: "centre", stand: "middle" }),
      ],
    }));
  return renderList({
    ...common(request, words.byName),
    columns: 2,
    table: {
      columns: [
        { title: words.name, width: { fr: 1 } },
        { title: words.table, width: { pt: 36 }, align: "right" },
        { title: words.seat, width: { pt: 34 }, align: "centre" },
      ],
      rows,
      look: { size: 11, shrinkTo: 8.5, titleSize: 8.5, rowHeight: 19, lines: "rules" },
    },
  });
}

function everybody({ tables, byes }: RoundListsData): readonly ListedPerson[] {
  return [
    ...tables.flatMap(({ seats }) => SEATS.flatMap((seat) => seats[seat] ?? [])),
    ...byes.flat(),
  ];
}

function withRest(name: Block): Block {
  return centred(stack([name, text(words.rests, { size: 9, weight: "bold" })]));
}

/** Spanish dictionary order, blind to accents and case first. */
export function bySpanishName(a: PrintedPerson, b: PrintedPerson): number {
  return collator.compare(a.name, b.name);
}

const collator = new Intl.Collator("es", { sensitivity: "variant", numeric: true });

function common({ data, paper, createdAt }: ListRequest<RoundListsData>, title: string) {
  const { event, round } = data;
  return {
    title,
    over: event.name,
    aside: words.round(round),
    under: factsLine(event.venue, dayOf(event)),
    paper,
    createdAt,
    foot: listFoot(event, createdAt),
  };
}

function pairCell(
  seats: RoundListsData["tables"][number]["seats"],
  side: PairSide,
  nameOf: (person: ListedPerson) => Block,
): Block {
  return stack(SIDE_SEATS[side].flatMap((seat) => seats[seat] ?? []).map(nameOf));
}

function bigNumber(value: string): Block {
  return text(value, { size: 24, shrinkTo: 14, weight: "black", stand: "middle" });
}
