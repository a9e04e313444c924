import type { Seat } from "@/domain/rules/seat";
import { database } from "@/server/db/client";

// A second, slow way from the raw events of the actas to the standings of an event by the FEDEDODO book. It shares no
// code with the engine: hands are counted tile by tile, fines are looked up in a short list of its own.

type Payload = Record<string, unknown> & { readonly type: string };
type Hand = {
  readonly ending?: "domino" | "block";
  readonly closer?: Seat;
  readonly left?: Partial<Record<Seat, readonly string[]>>;
  readonly pips?: Partial<Record<Seat, number>>;
  readonly annulled?: unknown;
};
type Pair = "AC" | "BD";

const SEATS: readonly Seat[] = ["A", "B", "C", "D"];
const pairOf = (seat: Seat): Pair => (seat === "A" || seat === "C" ? "AC" : "BD");
const other = (pair: Pair): Pair => (pair === "AC" ? "BD" : "AC");
const partner: Readonly<Record<Seat, Seat>> = { A: "C", B: "D", C: "A", D: "B" };

export type Recounted = {
  readonly id: string;
  readonly played: number;
  readonly wins: number;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  readonly fines: number;
};

type Row = { played: number; wins: number; for: number; against: number; fines: number };
type Line = { readonly seat: Seat; readonly points: number; readonly record: boolean };

function pips(tiles: readonly string[] = []): number {
  let sum = 0;
  for (const tile of tiles) sum += Number(tile[0]) + Number(tile[2]);
  return sum;
}

function handScore(hand: Hand): Record<Pair, number> {
  const score = { AC: 0, BD: 0 };
  if (hand.annulled !== undefined || hand.closer === undefined) return score;
  const held = Object.fromEntries(
    SEATS.map((seat) => [seat, hand.pips?.[seat] ?? pips(hand.left?.[seat])]),
  );
  const all = SEATS.reduce((sum, seat) => sum + (held[seat] ?? 0), 0);
  if (hand.ending === "domino") score[pairOf(hand.closer)] = all;
  else {
    const ac = (held.A ?? 0) + (held.C ?? 0);
    const bd = (held.B ?? 0) + (held.D ?? 0);
    if (ac < bd) score.AC = all;
    if (bd < ac) score.BD = all;
  }
  return score;
}

/** The fines that the tests of whole events use: each with its article. */
function linesOf(incident: Payload, finished: boolean): readonly Line[] {
  const [seat] = incident.offenders as Seat[];
  if (seat === undefined) return [];
  switch (incident.infraction) {
    case "F-11.4":
    case "F-14.2":
    // Counted the first time only: the recount looks at one table at a time.
    case "F-19.5":
      return [{ seat, points: -25, record: finished }];
    case "F-09.2":
      return SEATS.filter((one) => pairOf(one) !== pairOf(seat)).map((one) => ({
        seat: one,
        points: 25,
        record: finished,
      }));
    case "F-11.3":
      return [seat, partner[seat]].map((one) => ({ seat: one, points: -25, record: true }));
    case "F-24.1":
      return (incident.offenders as Seat[]).map((one) => ({
        seat: one,
        points: -100,
        record: true,
      }));
    case "F-19.2b":
      return [{ seat, points: -200, record: true }];
    default:
      throw new Error(`the recount does not know ${String(incident.infraction)}`);
  }
}

/** The hands or incidents that stand, each as it was last written, in their first order. */
function latest(
  events: readonly Payload[],
  kind: "hand" | "incident",
  key: "handId" | "incidentId",
): readonly Payload[] {
  const standing = new Map<unknown, Payload>();
  for (const event of events) {
    if (event.type === `${kind}-recorded` || event.type === `${kind}-corrected`)
      standing.set(event[key], event);
    if (event.type === `${kind}-removed` || event.type === `${kind}-cancelled`)
      standing.delete(event[key]);
  }
  return [...standing.values()];
}

type Table = {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly events: readonly Payload[];
};

type Counted = { won: boolean; for: number; against: number };

function countTable(
  { events }: Table,
  format: "pairs" | "individual",
): { bySeat: Record<Seat, Counted>; record: readonly Line[] } {
  const score = { AC: 0, BD: 0 };
  for (const event of latest(events, "hand", "handId")) {
    const hand = handScore(event.hand as Hand);
    score.AC += hand.AC;
    score.BD += hand.BD;
  }
  for (const event of events)
    if (event.type === "score-declared" || event.type === "score-ruled")
      Object.assign(score, event.score);
  const incidents = latest(events, "incident", "incidentId");
  const ending = incidents.find(
    (one) => one.infraction === "F-24.1" || one.infraction === "F-19.2b",
  );
  const lines = incidents.flatMap((one) => linesOf(one, one.afterMatch === true));
  if (ending) {
    const gone = ending.offenders as Seat[];
    const lostPair = (seat: Seat) => gone.some((one) => pairOf(one) === pairOf(seat));
    const bySeat = Object.fromEntries(
      SEATS.map((seat) => {
        const lost = format === "pairs" ? lostPair(seat) : gone.includes(seat);
        return [seat, { won: !lost, for: lost ? 0 : 100, against: 0 }];
      }),
    ) as Record<Seat, Counted>;
    return { bySeat, record: lines.map((line) => ({ ...line, record: true })) };
  }
  const onMatch = lines.filter((line) => !line.record);
  const winner: Pair = score.AC > score.BD ? "AC" : "BD";
  const bySeat = {} as Record<Seat, Counted>;
  if (format === "pairs") {
    const fined = { ...score };
    for (const pair of ["AC", "BD"] as const) {
      const own = onMatch.filter((line) => pairOf(line.seat) === pair);
      fined[pair] += own
        .filter((line) => line.points < 0)
        .reduce((sum, line) => sum + line.points, 0);
      // The credit of 9.2 goes to each of the pair and adds to its score once (decision 1).
      const credited = own.filter((line) => line.points > 0);
      fined[pair] += credited.reduce((sum, line) => sum + line.points, 0) / 2;
    }
    const flipped = fined[winner] < fined[other(winner)] ? other(winner) : winner;
    for (const seat of SEATS) {
      const pair = pairOf(seat);
      bySeat[seat] = { won: pair === flipped, for: fined[pair], against: fined[other(pair)] };
    }
  } else {
    for (const seat of SEATS) {
      const pair = pairOf(seat);
      const own = onMatch.filter((line) => line.seat === seat);
      const points = score[pair] + own.reduce((sum, line) => sum + line.points, 0);
      const won = pair === winner && points >= score[other(pair)];
      bySeat[seat] = { won, for: points, against: score[other(pair)] };
    }
  }
  return { bySeat, record: lines.filter((line) => line.record) };
}

/** Every entrant's row by its number, counted again from what was written at the tables. */
export async function recount(
  tournamentId: string,
  format: "pairs" | "individual",
): Promise<ReadonlyMap<string, Recounted>> {
  const rows = new Map<string, Row>();
  const rowOf = (id: string): Row => {
    const row = rows.get(id) ?? { played: 0, wins: 0, for: 0, against: 0, fines: 0 };
    rows.set(id, row);
    return row;
  };
  const rounds = await database().round.findMany({
    where: { tournamentId },
    include: {
      seatings: { include: { entrant: true } },
      matches: {
        include: { events: { orderBy: { seq: "asc" } }, seatings: { include: { entrant: true } } },
      },
    },
  });
  for (const round of rounds) {
    for (const match of round.matches) {
      const entrantAt = new Map(
        match.seatings.map((one) => [one.seat as Seat, String(one.entrant.number)]),
      );
      const seats = Object.fromEntries(entrantAt) as Record<Seat, string>;
      const events = match.events.map((event) => event.payload as Payload);
      const { bySeat, record } = countTable({ seats, events }, format);
      for (const seat of format === "pairs" ? (["A", "B"] as const) : SEATS) {
        const row = rowOf(seats[seat]);
        row.played += 1;
        row.wins += bySeat[seat].won ? 1 : 0;
        row.for += bySeat[seat].for;
        row.against += bySeat[seat].against;
      }
      for (const line of record) {
        const row = rowOf(seats[line.seat]);
        row.fines += line.points;
        row.for += line.points;
      }
    }
    const resting = new Set(
      round.seatings.filter((one) => one.matchId === null).map((one) => String(one.entrant.number)),
    );
    for (const id of resting) {
      const row = rowOf(id);
      row.wins += 1;
      row.for += 100;
    }
  }
  return new Map([...rows].map(([id, row]) => [id, { id, ...row, net: row.for - row.against }]));
}
