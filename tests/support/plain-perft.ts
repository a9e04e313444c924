// Counts legal lines of play with lists of tiles and no engine: from a deal, all ways of going on for some moves more.

export type PerftDeal = {
  readonly players: number;
  readonly leader: string;
  readonly deal: Readonly<Record<string, readonly string[]>>;
  readonly stock: readonly string[];
  /** Tiles of the stock that may be drawn; 0 where nobody draws. */
  readonly drawable: number;
  /** A line already played, every letter written. */
  readonly after: string;
};

type State = {
  readonly hands: readonly (readonly string[])[];
  readonly ends: readonly [number, number] | null;
  readonly laid: readonly string[];
  readonly drawn: number;
  readonly turn: number;
};

type Next = { readonly text: string; readonly state: State };

const LETTERS = ["A", "B", "C", "D"];

function numbersOf(tile: string): readonly [number, number] {
  return [Number(tile[0]), Number(tile[2])];
}

function fits(tile: string, ends: State["ends"]): boolean {
  return ends === null || numbersOf(tile).some((number) => ends.includes(number));
}

function other(tile: string, number: number): number {
  const [a, b] = numbersOf(tile);
  return a === number ? b : a;
}

function isOver(game: PerftDeal, { hands, ends, laid, drawn }: State): boolean {
  if (ends === null) return false;
  if (hands.some((hand) => hand.length === 0)) return true;
  if (hands.some((hand) => hand.some((tile) => fits(tile, ends)))) return false;
  const isClosed = ends.every(
    (end) => laid.filter((tile) => numbersOf(tile).includes(end)).length === 7,
  );
  return isClosed || drawn >= game.drawable;
}

function withHand(state: State, hand: readonly string[]): State["hands"] {
  return state.hands.with(state.turn, hand);
}

function laying(state: State, tile: string, seat: string, turn: number): Next[] {
  const hand = (state.hands[state.turn] ?? []).filter((held) => held !== tile);
  const rest = { ...state, hands: withHand(state, hand), laid: [...state.laid, tile], turn };
  const { ends } = state;
  if (ends === null) {
    return [{ text: `${seat}:${tile}`, state: { ...rest, ends: numbersOf(tile) } }];
  }
  const [left, right] = ends;
  const nexts: Next[] = [];
  if (fits(tile, [left, left])) {
    nexts.push({ text: `${seat}:${tile}L`, state: { ...rest, ends: [other(tile, left), right] } });
  }
  if (fits(tile, [right, right])) {
    nexts.push({ text: `${seat}:${tile}R`, state: { ...rest, ends: [left, other(tile, right)] } });
  }
  return nexts;
}

/** What the seat to move may do: lay a tile, at either end that takes it; else draw, while there is something; else pass. */
function nextStates(game: PerftDeal, state: State): readonly Next[] {
  if (isOver(game, state)) return [];
  const seat = LETTERS[state.turn] ?? "";
  const turn = (state.turn + 1) % game.players;
  const hand = state.hands[state.turn] ?? [];
  const playable = hand.filter((tile) => fits(tile, state.ends));
  if (playable.length > 0) return playable.flatMap((tile) => laying(state, tile, seat, turn));
  const tile = game.stock[state.drawn];
  if (tile === undefined || state.drawn >= game.drawable) {
    return [{ text: `${seat}:PASO`, state: { ...state, turn } }];
  }
  const hands = withHand(state, [...hand, tile]);
  return [{ text: `${seat}:+${tile}`, state: { ...state, hands, drawn: state.drawn + 1 } }];
}

function walk(game: PerftDeal, state: State, counts: number[], played: number): void {
  if (played === counts.length) return;
  for (const next of nextStates(game, state)) {
    counts[played] = (counts[played] ?? 0) + 1;
    walk(game, next.state, counts, played + 1);
  }
}

/** Numbers of legal lines of 1, 2, … moves after those already played. */
export function plainPerft(game: PerftDeal, depth: number): readonly number[] {
  let state: State = {
    hands: LETTERS.slice(0, game.players).map((seat) => game.deal[seat] ?? []),
    ends: null,
    laid: [],
    drawn: 0,
    turn: LETTERS.indexOf(game.leader),
  };
  for (const text of game.after.split(" ").filter(Boolean)) {
    const next = nextStates(game, state).find((option) => option.text === text);
    if (next === undefined) throw new Error(`${text} is no legal move`);
    state = next.state;
  }
  const counts = Array.from({ length: depth }, () => 0);
  walk(game, state, counts, 0);
  return counts;
}
