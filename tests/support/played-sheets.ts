import type {
  SheetCard,
  SheetData,
  SheetFine,
  SheetHand,
  SheetRecord,
} from "@/documents/sheet-data";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import type { Random } from "@/domain/kernel/random";
import { randomIndex, seededRandom } from "@/domain/kernel/random";
import type { SideSignature } from "@/domain/match/acta";
import type { MatchCall, MatchFine, MatchScore } from "@/domain/match/match-document";
import { scoreMatch } from "@/domain/match/score-match";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { otherPair, PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { judged, sheetLines } from "./catalogue-fines";
import { moveClaim, playedHand, TABLE_SETUPS } from "./played-hands";

// Hojas of matches that were really played: hands dealt and played at random, scored by the rules, with fines, cards and
// signatures of every kind, by people whose names have every accent.

const GIVEN = [
  ...["Ángela", "Iñaki", "José Altagracia", "María de los Ángeles", "Güílamo", "Óscar", "Zoé"],
  ...["Inés", "Juan Ramón", "Ñico", "Lucía Mercedes", "Żaneta", "Agustín", "Noemí"],
];
const FAMILY = [
  ...["Peña Núñez", "De la Cruz Encarnación", "Ñáñez", "Güichardo Báez", "Fernández Villanueva"],
  ...["Del Rosario Muñoz", "Żółkiewski", "Abréu Ureña", "Castaños", "Ortiz y Pérez", "Îonescu"],
];
const CLUBS = ["Club Los Prados", "Círculo Deportivo Añil", "Asociación de Villa Mella", "La Peña"];
/** What somebody does wrong, and for which time. */
const FAULTS = [
  ["F-21.1", 2],
  ["F-08.7", 1],
  ["F-09.2", 1],
  ["F-14.3", 1],
  ["F-11.2", 1],
  ["F-19.5", 1],
] as const;
const RULES = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "individual" });

/** A hand with what it was worth, told by the seats of its table. */
type Line = {
  readonly ending: "domino" | "block";
  readonly closer: Seat;
  readonly pips: Readonly<Record<Seat, number>>;
  readonly points: Readonly<Record<PairSide, number>>;
  readonly capicua: boolean;
};

type PlayedFine = MatchFine & Pick<SheetFine, "seat" | "on" | "article">;

type Match = {
  readonly firstLeader: Seat;
  readonly lines: readonly Line[];
  readonly call?: MatchCall;
  readonly fines: readonly PlayedFine[];
  readonly cards: readonly SheetCard[];
  readonly score: MatchScore;
};

const pick = <Value>(random: Random, from: readonly Value[]): Value =>
  from[randomIndex(random, from.length)] as Value;

/** The Hoja of a match played to its end; every tenth ends by time. Same seed and table, same Hoja. */
export function playedSheet(seed: string, table: number): SheetData {
  const random = seededRandom(`${seed} ${table}`);
  const match = playMatch(random, `${seed} ${table}`, table % 10 === 0);
  return {
    event: {
      name: "Copa Güílamo «Año Nuevo»",
      venue: "Club Los Prados",
      date: "2026-03-06",
      timeZone: "America/Santo_Domingo",
    },
    round: 1 + randomIndex(random, 9),
    table,
    rules: {
      name: "FEDEDODO 2026",
      target: RULES.target,
      callMinutes: RULES.callMinutes,
      slotMinutes: RULES.slotMinutes,
    },
    seats: { A: person(random), B: person(random), C: person(random), D: person(random) },
    firstLeader: match.firstLeader,
    proof: {
      code: `K7${(table * 7919).toString(36).toUpperCase().padStart(6, "M")}`,
      url: `http://192.168.1.20:3000/verificar/K7${table}`,
      seating: `${(table + 4096).toString(16).toUpperCase()}-09C2`,
      hash: `${table.toString(16)}`.padStart(64, "9af03c"),
      key: "5e884898da280471",
    },
    record: recordOf(random, match),
  };
}

/** The same sheet when the first `hands` hands had been recorded and the match went on. */
export function interrupted(sheet: SheetData, hands: number): SheetData {
  const { record, proof } = sheet;
  if (!record || !proof) throw new Error("The sheet is blank");
  const { endedBy: _, call: __, judge: ___, closedAt: ____, ...rest } = record;
  const { hash: _____, ...open } = proof;
  const kept = record.hands.slice(0, hands);
  return {
    ...sheet,
    proof: open,
    record: {
      ...rest,
      hands: kept,
      points: kept.at(-1)?.running ?? { AC: 0, BD: 0 },
      winner: null,
      endedBy: null,
      signatures: [],
      unfinished: true,
    },
  };
}

function person(random: Random) {
  const number = randomIndex(random, 4) === 0 ? {} : { number: String(randomIndex(random, 99999)) };
  const club = randomIndex(random, 5) === 0 ? {} : { club: pick(random, CLUBS) };
  return { name: `${pick(random, GIVEN)} ${pick(random, FAMILY)}`, ...number, ...club };
}

/** Plays hands until the rules say that the match is over; by time, TIEMPO is called during the second hand. */
function playMatch(random: Random, seed: string, byTime: boolean): Match {
  const firstLeader = pick(random, SEATS);
  const lines: Line[] = [];
  const fines: PlayedFine[] = [];
  const cards: SheetCard[] = [];
  let leader = firstLeader;
  for (;;) {
    lines.push(playLine(`${seed} ${lines.length}`, leader));
    if (randomIndex(random, 4) === 0) {
      const fault = faultOf(random);
      fines.push(...fault.fines.map((fine) => ({ ...fine, afterHand: lines.length })));
      cards.push(...fault.cards);
    }
    const call = byTime && lines.length >= 2 ? { call: { during: 2 } } : {};
    const hands = lines.map(({ points }) => ({ points }));
    const score = scoreMatch({ format: "individual", firstLeader, hands, fines, ...call }, RULES);
    if (!score.ok) throw new Error(JSON.stringify(score.problems));
    if (score.status === "finished") return { firstLeader, lines, fines, cards, score, ...call };
    leader = score.nextLeader ?? leader;
  }
}

const [PAIRS, , , BLOCKS] = TABLE_SETUPS;

/** A hand that this seat led: whoever led it is turned there, and the others with him. */
function playLine(seed: string, leader: Seat): Line {
  const setup = seed.length % 3 === 0 ? BLOCKS : PAIRS;
  const hand = setup && playedHand(setup, seed);
  if (!hand) throw new Error("No hand was played");
  const verdict = adjudicateRequest(
    moveClaim(hand, { ...setup, rules: "fededodo-2026" }, hand.play),
  );
  if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  const places = SEATS.indexOf(leader) - SEATS.indexOf(hand.leader as Seat) + SEATS.length;
  const turned = (seat: string): Seat =>
    SEATS[(SEATS.indexOf(seat as Seat) + places) % SEATS.length] ?? leader;
  const from = (side: PairSide): PairSide => (places % 2 === 0 ? side : otherPair(side));
  const pips = Object.entries(hand.pips).map(([seat, sum]) => [turned(seat), sum] as const);
  return {
    ending: hand.ending,
    closer: turned(hand.closer),
    pips: Object.fromEntries(pips) as Record<Seat, number>,
    points: sides((side) => verdict.points[from(side)] ?? 0),
    capicua: verdict.capicua,
  };
}

function faultOf(random: Random) {
  const [infraction, nth] = pick(random, FAULTS);
  return sheetLines(judged(infraction, pick(random, SEATS), nth));
}

function recordOf(random: Random, match: Match): SheetRecord {
  const { score, fines, cards, call } = match;
  const results = SEATS.map((seat) => {
    const { won, for: own, against } = score.results[seat] ?? { won: null, for: 0, against: 0 };
    return [seat, { won: won ?? false, for: own, against }] as const;
  });
  return {
    hands: handsOf(random, match),
    fines: fines.map(({ seat, points, on, article }): SheetFine => ({ seat, points, on, article })),
    cards,
    ...(call === undefined ? {} : { call }),
    points: sides((side) => score.score[side] ?? 0),
    winner: PAIR_SIDES.find((side) => side === score.winner) ?? null,
    endedBy: score.endedBy,
    results: Object.fromEntries(results),
    signatures: PAIR_SIDES.map((side) => signature(random, side)),
    judge: { name: `${pick(random, GIVEN)} ${pick(random, FAMILY)}` },
    version: 1 + randomIndex(random, 3),
    closedAt: "2026-03-07T01:20:00Z",
  };
}

function handsOf(random: Random, { lines, score }: Match): SheetHand[] {
  return lines.map((line, index) => {
    const leader = score.leaders[index];
    return {
      hand: index + 1,
      ...(leader ? { leader } : {}),
      ...line,
      running: sides((side) => score.running[index]?.[side] ?? 0),
      ...(randomIndex(random, 12) === 0 ? { status: "corrected" as const } : {}),
    };
  });
}

function sides(value: (side: PairSide) => number): Record<PairSide, number> {
  return { AC: value("AC"), BD: value("BD") };
}

function signature(random: Random, side: PairSide): SideSignature {
  const by = pick(random, side === "AC" ? (["A", "C"] as const) : (["B", "D"] as const));
  const ways = [
    { strokes: [Array.from({ length: 40 }, (_, i) => [i * 3, randomIndex(random, 30)] as const)] },
    { pin: true as const },
    { onPaper: true as const },
    { refused: true as const },
  ];
  return { side, by, ...pick(random, ways) };
}
