import { renderCredentials } from "@/documents/credentials";
import { renderHojas } from "@/documents/hoja";
import type { Paper } from "@/documents/layout/paper";
import type { RenderedPdf } from "@/documents/layout/pen";
import { renderPlayerList } from "@/documents/player-list";
import type { RoundListsData } from "@/documents/round-lists";
import { renderListByName, renderListByTable } from "@/documents/round-lists";
import type { PrintedEvent, PrintedPerson, SheetData } from "@/documents/sheet-data";
import { renderTableCards } from "@/documents/table-cards";
import type { SideSignature } from "@/domain/match/acta";
import { hashOf } from "@/proof/canonical-json";
import { seatingHash } from "@/proof/seating-hash";
import { interrupted, playedSheet } from "../support/played-sheets";
import type { GalleryPaper } from "./gallery-paper";
import { BASE, createdAt } from "./gallery-paper";
import { resultPapers } from "./result-papers";
import { rulePapers } from "./rule-papers";

// Every printed document of the project, with the people of an event that never was: for the manual's gallery, and to
// check what holds for all of them.

const EVENT: PrintedEvent = {
  name: "Copa Primavera",
  venue: "Club Los Prados",
  date: "2026-03-06",
  timeZone: "America/Santo_Domingo",
};
const TABLES = 12;

/** All of them, with names of ordinary length, or with the longest that anybody has. */
export function galleryPapers(names: "ordinary" | "long" = "ordinary"): readonly GalleryPaper[] {
  const event = names === "ordinary" ? EVENT : { ...EVENT, name: LONG_EVENT, venue: LONG_CLUB };
  const sheets = Array.from({ length: TABLES }, (_, index) => sheetOf(event, index + 1, names));
  const people = sheets.flatMap(({ seats }) => Object.values(seats).filter((who) => who !== null));
  return [
    ...hojas(sheets),
    ...roundPapers(event, sheets, people),
    ...resultPapers(event, people),
    ...rulePapers(event, people),
  ];
}

/** A flourish, as a finger draws it. */
const DRAWN = Array.from(
  { length: 60 },
  (_, index) =>
    [
      3 * index + 14 * Math.sin(index / 3),
      40 - 30 * Math.sin(index / 4) * Math.cos(index / 9),
    ] as const,
);
const SIGNATURES: readonly SideSignature[] = [
  { side: "AC", by: "A", strokes: [DRAWN] },
  { side: "BD", by: "D", pin: true },
];
const LONG_EVENT = "Campeonato Nacional Superior de Dominó por Parejas «Copa de Año Nuevo» 2026";
const LONG_CLUB = "Asociación Deportiva y Cultural de Villa Mella Norte";
const LONG_NAME = "Altagracia Encarnación de los Ángeles Güílamo Peñaranda y Ñáñez";

function sheetOf(event: PrintedEvent, table: number, names: "ordinary" | "long"): SheetData {
  const played = playedSheet("galería", table);
  const { seats } = played;
  const named = (who: PrintedPerson | null): PrintedPerson | null =>
    who && names === "long" ? { ...who, name: `${LONG_NAME} ${table}`, club: LONG_CLUB } : who;
  const { proof: printed, ...rest } = played;
  const sheet = {
    ...rest,
    ...(played.record ? { record: { ...played.record, signatures: SIGNATURES } } : {}),
    event,
    round: 3,
    seats: { A: named(seats.A), B: named(seats.B), C: named(seats.C), D: named(seats.D) },
  };
  const code = printed?.code ?? "";
  const proof = {
    ...printed,
    code,
    url: `${BASE}/verificar/${code}`,
    seating: seatingHash(code, sheet),
    hash: hashOf(sheet),
  };
  return { ...sheet, proof };
}

function hojas(sheets: readonly SheetData[]): readonly GalleryPaper[] {
  const blank = sheets.map(({ record: _, proof, ...sheet }): SheetData => {
    const { hash: __, key: ___, ...open } = proof ?? { code: "", url: "" };
    return { ...sheet, proof: open };
  });
  const half = sheets.map((sheet) => interrupted(sheet, 5));
  const hoja =
    (layout: "one" | "two", printed: readonly SheetData[]) =>
    (paper: Paper): Promise<RenderedPdf> =>
      renderHojas({ paper, layout, createdAt, sheets: printed.slice(0, 2) });
  return [
    { name: "hoja-en-blanco", render: hoja("one", blank) },
    { name: "hoja-llena", render: hoja("one", sheets) },
    { name: "hoja-a-medias", render: hoja("one", half) },
    { name: "hojas-dos-por-pagina", render: hoja("two", blank) },
    { name: "hojas-llenas-dos-por-pagina", render: hoja("two", sheets) },
  ];
}

function roundPapers(
  event: PrintedEvent,
  sheets: readonly SheetData[],
  people: readonly PrintedPerson[],
): readonly GalleryPaper[] {
  const lists: RoundListsData = {
    event,
    round: 3,
    tables: sheets.map(({ table, seats }) => ({ table, seats })),
    byes: [people.slice(0, 2)],
  };
  const cards = sheets.map(({ table, seats }) => {
    const code = `MESA${String(table).padStart(2, "0")}QX`;
    return { table, code, url: `${BASE}/mesa/${code}`, seats };
  });
  const players = people.map((person, index) => ({
    ...person,
    checkedIn: index % 3 !== 0,
    fee: index % 4 === 0 ? ("owed" as const) : ("paid" as const),
    provisional: person.number === undefined,
  }));
  return [
    {
      name: "lista-por-mesa",
      render: (paper) => renderListByTable({ paper, createdAt, data: lists }),
    },
    {
      name: "lista-por-nombre",
      render: (paper) => renderListByName({ paper, createdAt, data: lists }),
    },
    {
      name: "tarjetas-de-mesa",
      render: (paper) => renderTableCards({ paper, createdAt, event, round: 3, cards }),
    },
    {
      name: "lista-de-presentes",
      render: (paper) => renderPlayerList({ paper, createdAt, data: { event, players } }),
    },
    {
      name: "credenciales",
      render: (paper) =>
        renderCredentials({
          paper,
          createdAt,
          event,
          people: people.map((person, index) => ({
            ...person,
            entrant: 1 + (index >> 1),
            url: `${BASE}/jugadores/${person.number ?? ""}`,
          })),
        }),
    },
  ];
}
