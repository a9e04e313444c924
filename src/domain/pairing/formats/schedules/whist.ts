// Whist tournaments: everybody has everybody as partner once and as opponent twice. A first round is made so that the
// differences inside its partnerships are each number once, and those across its tables each number twice; the next rounds
// add 1 to everybody, and so every couple comes round (R. C. Bose, J. M. Cameron; I. Anderson, Combinatorial Designs).

import { WHIST_STARTS } from "./whist-starts";

/** A table of four numbers (from 0): the first two are partners against the last two. */
export type WhistTable = readonly [number, number, number, number];

export type WhistRound = {
  readonly tables: readonly WhistTable[];
  readonly resting: number | null;
};

/**
 * Whether there is a whist schedule here for so many players: four times any number, or one more, up to 53, and some up to
 * 101.
 */
export function hasWhist(players: number): boolean {
  return startOf(players) !== null;
}

/** Rounds of a whist schedule: one fewer than players, or as many where one rests each time. */
export function whistRounds(players: number): number {
  return players % 4 === 0 ? players - 1 : players;
}

/** How numbers are added: modulo the size of the cycle, or for nine players in two digits modulo 3 each. */
function adder(cycle: number): (a: number, b: number) => number {
  if (cycle !== 9) return (a, b) => (a + b) % cycle;
  return (a, b) => 3 * ((Math.floor(a / 3) + Math.floor(b / 3)) % 3) + (((a % 3) + (b % 3)) % 3);
}

function power(base: number, exponent: number, modulus: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result = (result * base) % modulus;
  return result;
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
    if (candidate % divisor === 0) return false;
  }
  return candidate > 1;
}

/** The least number whose powers modulo a prime are all numbers but 0. */
function primitiveRoot(prime: number): number {
  const generates = (root: number) => {
    const powers = Array.from({ length: prime - 1 }, (_, exponent) => power(root, exponent, prime));
    return new Set(powers).size === prime - 1;
  };
  let root = 1;
  while (!generates(root)) root += 1;
  return root;
}

/** For a prime 4k + 1: xⁱ and its opposite against xⁱ⁺ᵏ and its opposite, for a primitive root x. */
function primeStart(prime: number): readonly WhistTable[] {
  const root = primitiveRoot(prime);
  const quarter = (prime - 1) / 4;
  return Array.from({ length: quarter }, (_, exponent) => {
    const a = power(root, exponent, prime);
    const b = power(root, exponent + quarter, prime);
    return [a, prime - a, b, prime - b];
  });
}

/** Stored first rounds are numbers with points between, four a table; `~` is the one who never moves. */
function readStart(text: string, players: number): readonly WhistTable[] {
  return text.split(" ").map((table) => {
    const [a = 0, b = 0, c = 0, d = 0] = table
      .split(".")
      .map((number) => (number === "~" ? players - 1 : Number(number)));
    return [a, b, c, d];
  });
}

function startOf(players: number): readonly WhistTable[] | null {
  const stored = WHIST_STARTS.get(players);
  if (stored !== undefined) return readStart(stored, players);
  if (players % 4 !== 1 || players > 101 || !isPrime(players)) return null;
  return primeStart(players);
}

/** A round (from 0) of the whist schedule for numbers 0 to players − 1. Throws where there is none: see `hasWhist`. */
export function whistRound(players: number, round: number): WhistRound {
  const start = startOf(players);
  if (start === null) throw new RangeError(`no whist schedule for ${players}`);
  const cycle = players % 4 === 0 ? players - 1 : players;
  const add = adder(cycle);
  const move = (number: number) => (number === cycle ? number : add(number, round % cycle));
  return {
    tables: start.map(([a, b, c, d]): WhistTable => [move(a), move(b), move(c), move(d)]),
    resting: players % 4 === 0 ? null : move(0),
  };
}
