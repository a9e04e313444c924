import type { Tone } from "@/components/ui/state-pill";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { partnerOf, SEATS } from "@/domain/rules/seat";
import type { TableState } from "@/i18n/es/table-states";
import { LAST_HAND_NAMES, STAGE_NAMES, tableStateOf } from "@/i18n/es/table-states";
import type { BoardTable, RoundBoard } from "@/server/tournaments/round-board";
import { placesByName } from "./places";

// A published round in as few bytes as a browser needs to list and search it: eight hundred people travel with the page,
// over the Wi-Fi of a hall. Rows are tuples; clubs stand once.

/** Name; number ("" where there is none); index of the club, −1 for none; place (`placeNumber`); nickname. */
type ListedPerson = readonly [
  name: string,
  number: string,
  club: number,
  place: number,
  nickname?: string,
];

/** Four places a table, in the order of the seats from A at table 1 on; 0 rests. */
function placeNumber(table: number, seat: Seat): number {
  return table * SEATS.length + SEATS.indexOf(seat);
}

/** Table; state by tone and word; and once verified: the two scores, the winner, and the code of its Hoja. */
export type ListedTable = readonly [
  table: number,
  tone: Tone,
  word: string,
  result?: readonly [scoreAC: number, scoreBD: number, winner: PairSide | null, code: string],
];

export type ListedRound = {
  readonly number: number;
  readonly clubs: readonly string[];
  /** In order of name. */
  readonly people: readonly ListedPerson[];
  /** In order of table. */
  readonly tables: readonly ListedTable[];
};

/** How a table's state looks everywhere. */
const TABLE_TONES: Readonly<Record<TableState, Tone>> = {
  waiting: "neutral",
  playing: "active",
  "to-verify": "waiting",
  verified: "done",
  claimed: "waiting",
  closed: "done",
};

/** What a table does, in a word; while it plays after the bell, which hand it plays. */
export function tableWord({ stage, status }: Pick<BoardTable, "stage" | "status">): {
  readonly tone: Tone;
  readonly word: string;
  readonly isLastHand: boolean;
} {
  const state = tableStateOf(stage);
  const lastHand = state === "playing" ? LAST_HAND_NAMES[status] : null;
  return {
    tone: TABLE_TONES[state],
    word: lastHand ?? STAGE_NAMES[stage],
    isLastHand: lastHand !== null,
  };
}

/** A round as its public pages carry it. */
export function listedRound(board: Pick<RoundBoard, "number" | "tables" | "resting">): ListedRound {
  const clubs = new Map<string, number>();
  const clubIndex = (club: string | null) => {
    if (club === null) return -1;
    const known = clubs.get(club) ?? clubs.size;
    clubs.set(club, known);
    return known;
  };
  const people = placesByName(board).map(({ person, table, seat }): ListedPerson => {
    const { name, number, nickname, club } = person;
    const place = table === null || seat === null ? 0 : placeNumber(table, seat);
    const listed = [name, number ?? "", clubIndex(club), place] as const;
    return nickname === null ? listed : [...listed, nickname];
  });
  return {
    number: board.number,
    clubs: [...clubs.keys()],
    people,
    tables: board.tables.map((table) => {
      const { tone, word } = tableWord(table);
      const { result } = table;
      if (!result) return [table.table, tone, word];
      const { score, winner, code } = result;
      return [table.table, tone, word, [score.AC, score.BD, winner, code]];
    }),
  };
}

/** A person of a list with the place to go to. */
export type ListedPlace = {
  readonly name: string;
  /** Opens the person's page; null for who plays without one. */
  readonly number: string | null;
  readonly nickname: string | null;
  readonly club: string | null;
  /** Null for who rests, and so are seat and partner. */
  readonly table: number | null;
  readonly seat: Seat | null;
  readonly partner: string | null;
};

/** Everybody of a list in order of name. */
export function listedPlaces({ people, clubs }: ListedRound): readonly ListedPlace[] {
  const nameAt = new Map(people.map(([name, , , place]) => [place, name]));
  return people.map(([name, number, club, place, nickname = null]) => {
    const table = place === 0 ? null : Math.floor(place / SEATS.length);
    const seat = table === null ? null : (SEATS[place % SEATS.length] ?? null);
    const partner =
      table === null || seat === null ? undefined : nameAt.get(placeNumber(table, partnerOf(seat)));
    return {
      name,
      number: number === "" ? null : number,
      nickname,
      club: clubs[club] ?? null,
      table,
      seat,
      partner: partner ?? null,
    };
  });
}
