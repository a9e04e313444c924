import type { RecordedHand } from "@/domain/match/acta";
import type { MatchCall } from "@/domain/match/match-document";
import type { PresetId, RulesSpec } from "@/domain/rules/rules-spec";
import type { Seat, TableShape } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import type { RoundClock } from "@/domain/tournament/clock";

// A match that somebody keeps on a phone for himself: no tournament, no acta, nobody to answer to. So its hands may be
// undone and done again at will. What they are worth is for the domain: see game-run.ts.

export type GameHand = {
  readonly id: string;
  readonly hand: RecordedHand;
  /** Times it was corrected. */
  readonly corrections: number;
};

/** All that "deshacer" goes back over. */
export type Moment = {
  readonly firstLeader: Seat | null;
  readonly hands: readonly GameHand[];
  readonly call: MatchCall | null;
};

/** A person's name by seat; empty where none was given. */
export type GivenNames = Readonly<Record<Seat, string>>;

export type Game = {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly changedAt: number;
  readonly rules: RulesSpec;
  readonly shape: TableShape;
  readonly names: GivenNames;
  readonly now: Moment;
  /** Moments that can be gone back to, the last one first in line; and forward again. */
  readonly before: readonly Moment[];
  readonly after: readonly Moment[];
  /** Null where nobody asked for one. */
  readonly clock: RoundClock | null;
};

export type GameSetup = Pick<Game, "rules" | "shape" | "names" | "clock">;

/** Steps that can be gone back over. */
const MOST_STEPS = 40;

export const NO_NAMES: GivenNames = { A: "", B: "", C: "", D: "" };

/** A rule book with the settings that were changed; the book alone where none was. */
export function rulesOf(preset: PresetId, changed: Partial<RuleSettings>): RulesSpec {
  return Object.keys(changed).length === 0 ? preset : { preset, ...changed };
}

/** A game without a hand. */
export function newGame(setup: GameSetup, id: string, at: number): Game {
  const now: Moment = { firstLeader: null, hands: [], call: null };
  return { ...setup, id, startedAt: at, changedAt: at, now, before: [], after: [] };
}

/** The game at another moment, from which one can go back. */
export function moveTo(game: Game, now: Moment, at: number): Game {
  const before = [...game.before, game.now].slice(-MOST_STEPS);
  return { ...game, changedAt: at, now, before, after: [] };
}

/** One step back; the same game where there is none. */
export function undo(game: Game, at: number): Game {
  const last = game.before.at(-1);
  if (last === undefined) return game;
  return {
    ...game,
    changedAt: at,
    now: last,
    before: game.before.slice(0, -1),
    after: [game.now, ...game.after],
  };
}

/** One step forward again; the same game where nothing was undone. */
export function redo(game: Game, at: number): Game {
  const [next, ...rest] = game.after;
  if (next === undefined) return game;
  return { ...game, changedAt: at, now: next, before: [...game.before, game.now], after: rest };
}

/** With one more hand, or another in the place of the one called `id`. */
export function withHand(now: Moment, id: string, hand: RecordedHand): Moment {
  const isKnown = now.hands.some((one) => one.id === id);
  return {
    ...now,
    hands: isKnown
      ? now.hands.map((one) =>
          one.id === id ? { id, hand, corrections: one.corrections + 1 } : one,
        )
      : [...now.hands, { id, hand, corrections: 0 }],
  };
}

/** Without a hand. Those after it move up, and with them the bell. */
export function withoutHand(now: Moment, id: string): Moment {
  const index = now.hands.findIndex((one) => one.id === id);
  if (index < 0) return now;
  return {
    ...now,
    hands: now.hands.filter((one) => one.id !== id),
    call: movedCall(now.call, index + 1),
  };
}

function movedCall(call: MatchCall | null, removed: number): MatchCall | null {
  if (call === null) return null;
  if ("during" in call) return removed < call.during ? { during: call.during - 1 } : call;
  return removed <= call.after ? { after: call.after - 1 } : call;
}

/** Names for the screen: the given one, else "Jugador A". */
export function shownNames(names: GivenNames): GivenNames {
  const shown = (seat: Seat) => names[seat].trim() || `Jugador ${seat}`;
  return { A: shown("A"), B: shown("B"), C: shown("C"), D: shown("D") };
}
