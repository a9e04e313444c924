import type { Random } from "@/domain/kernel/random";
import { randomIndex, seededRandom, shuffled } from "@/domain/kernel/random";

// A random player that knows the game and nothing of the engine: it deals, plays legal moves only and says PASO only when
// it must. Its hands are what adjudication may never refuse.

export type PlayedTile = readonly [number, number];

export type SimulatedHand = {
  readonly players: 2 | 3 | 4;
  readonly leader: string;
  readonly deal: Readonly<Record<string, readonly string[]>>;
  readonly stock: readonly string[];
  readonly play: string;
  /** The same line without the passes that close a block. */
  readonly playWithoutClosingPasses: string;
  readonly ending: "domino" | "block";
  readonly closer: string;
  readonly lastTile: string;
  /** Before the last tile in a dominó, at the end in a block. */
  readonly ends: readonly [number, number];
  readonly left: Readonly<Record<string, readonly string[]>>;
  readonly pips: Readonly<Record<string, number>>;
};

export type SimulationOptions = {
  readonly players: 2 | 3 | 4;
  readonly seed: string;
  readonly draws: boolean;
  readonly hidden: number;
  /** Open the hand with the highest double dealt, if any. */
  readonly highestDouble?: boolean;
  /** How often, of ten, a player prefers a tile that closes numbers: blocks get common. */
  readonly blocking?: number;
};

const LETTERS = ["A", "B", "C", "D"];

function wholeSet(): PlayedTile[] {
  const tiles: PlayedTile[] = [];
  for (let a = 0; a <= 6; a++) for (let b = 0; b <= a; b++) tiles.push([a, b]);
  return tiles;
}

const text = ([a, b]: PlayedTile) => `${a}-${b}`;
const fits = ([a, b]: PlayedTile, ends: readonly number[]) => ends.includes(a) || ends.includes(b);

type Game = {
  readonly options: SimulationOptions;
  readonly random: Random;
  readonly hands: PlayedTile[][];
  readonly stock: PlayedTile[];
  readonly played: PlayedTile[];
  readonly moves: string[];
  ends: [number, number] | null;
  endsBefore: [number, number] | null;
  turn: number;
  closer: number;
  last: PlayedTile;
};

function pick(game: Game, choices: readonly PlayedTile[]): PlayedTile {
  const wanted = (game.options.blocking ?? 0) > randomIndex(game.random, 10);
  const ends: readonly number[] = game.ends ?? [];
  const closing = choices.filter(([a, b]) => ends.includes(a) && ends.includes(b));
  const pool = wanted && closing.length > 0 ? closing : choices;
  return pool[randomIndex(game.random, pool.length)] as PlayedTile;
}

function place(game: Game, tile: PlayedTile): void {
  const hand = game.hands[game.turn] as PlayedTile[];
  hand.splice(hand.indexOf(tile), 1);
  const [a, b] = tile;
  const seat = LETTERS[game.turn];
  game.endsBefore = game.ends === null ? null : [...game.ends];
  if (game.ends === null) {
    const turned = randomIndex(game.random, 2) === 1;
    game.ends = turned ? [b, a] : [a, b];
    game.moves.push(`${seat}:${turned ? `${b}-${a}` : `${a}-${b}`}`);
  } else {
    const [left, right] = game.ends;
    const sides = [
      ...(a === left || b === left ? ["L"] : []),
      ...(a === right || b === right ? ["R"] : []),
    ];
    const side = sides[randomIndex(game.random, sides.length)];
    const open = side === "L" ? left : right;
    const next = a === open ? b : a;
    game.ends = side === "L" ? [next, right] : [left, next];
    game.moves.push(`${seat}:${a}-${b}${side}`);
  }
  game.played.push(tile);
  game.closer = game.turn;
  game.last = tile;
}

function playableBy(game: Game, player: number): PlayedTile[] {
  const hand = game.hands[player] as PlayedTile[];
  return game.ends === null ? hand : hand.filter((tile) => fits(tile, game.ends as number[]));
}

function canDraw(game: Game): boolean {
  return game.options.draws && game.stock.length > game.options.hidden;
}

/** Nobody can go on: no tile fits in any hand, and none can be drawn or every fitting one is on the table. */
function isOver(game: Game): boolean {
  const { ends } = game;
  if (ends === null) return false;
  if (game.hands.some((_, player) => playableBy(game, player).length > 0)) return false;
  const unplayed = wholeSet().filter((tile) => !game.played.some((p) => text(p) === text(tile)));
  return !canDraw(game) || !unplayed.some((tile) => fits(tile, ends));
}

function takeTurn(game: Game): void {
  while (playableBy(game, game.turn).length === 0 && canDraw(game)) {
    const drawn = game.stock.shift() as PlayedTile;
    (game.hands[game.turn] as PlayedTile[]).push(drawn);
    game.moves.push(`${LETTERS[game.turn]}:+${text(drawn)}`);
    if (isOver(game)) return;
  }
  const choices = playableBy(game, game.turn);
  if (choices.length === 0) game.moves.push(`${LETTERS[game.turn]}:PASO`);
  else place(game, pick(game, choices));
}

function bySeat<Value>(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, player) => [LETTERS[player], value]));
}

function openingDouble(
  hands: readonly PlayedTile[][],
): { player: number; tile: PlayedTile } | null {
  for (let n = 6; n >= 0; n--) {
    for (const [player, hand] of hands.entries()) {
      const tile = hand.find(([a, b]) => a === n && b === n);
      if (tile !== undefined) return { player, tile };
    }
  }
  return null;
}

function startGame(options: SimulationOptions): Game {
  const random = seededRandom(options.seed);
  const tiles = shuffled(wholeSet(), random);
  const hands = LETTERS.slice(0, options.players).map((_, p) => tiles.slice(p * 7, p * 7 + 7));
  return {
    options,
    random,
    hands,
    stock: tiles.slice(options.players * 7),
    played: [],
    moves: [],
    ends: null,
    endsBefore: null,
    turn: randomIndex(random, options.players),
    closer: 0,
    last: [0, 0],
  };
}

/** Plays one whole hand. Null where the options ask for an opening double and nobody has one. */
export function simulateHand(options: SimulationOptions): SimulatedHand | null {
  const game = startGame(options);
  const deal = bySeat(game.hands.map((hand) => hand.map(text)));
  const stock = game.stock.map(text);
  const opening = options.highestDouble ? openingDouble(game.hands) : null;
  if (options.highestDouble && opening === null) return null;
  if (opening !== null) game.turn = opening.player;
  const leader = LETTERS[game.turn] as string;
  if (opening !== null) {
    place(game, opening.tile);
    game.turn = (game.turn + 1) % options.players;
  }
  let wentOut = false;
  while (!wentOut && !isOver(game)) {
    takeTurn(game);
    wentOut = game.hands.some((hand) => hand.length === 0);
    const drewLast = game.moves.at(-1)?.includes("+") ?? false;
    if (!wentOut && !drewLast) game.turn = (game.turn + 1) % options.players;
  }
  const open = [...game.moves];
  if (!wentOut) {
    for (let i = 0; i < options.players; i++) {
      game.moves.push(`${LETTERS[(game.turn + i) % options.players]}:PASO`);
    }
  }
  return {
    players: options.players,
    leader,
    deal,
    stock,
    play: game.moves.join(" "),
    playWithoutClosingPasses: open.join(" "),
    ending: wentOut ? "domino" : "block",
    closer: LETTERS[game.closer] as string,
    lastTile: text(game.last),
    ends: (wentOut ? game.endsBefore : game.ends) as [number, number],
    left: bySeat(game.hands.map((hand) => hand.map(text))),
    pips: bySeat(game.hands.map((hand) => hand.reduce((sum, [a, b]) => sum + a + b, 0))),
  };
}
