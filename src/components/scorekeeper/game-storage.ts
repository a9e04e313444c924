import { z } from "zod";
import type { QueueStore } from "@/components/acta/acta-storage";
import { SEATS } from "@/domain/rules/seat";
import type { RoundClock } from "@/domain/tournament/clock";
import { recordedHandSchema } from "@/schemas/acta";
import { rulesSpecSchema } from "@/schemas/rules";
import type { Game, Moment } from "./game";

// Games are kept on the phone, each under its own key, so that writing one never harms another.

const seat = z.enum(SEATS);
const count = z.int().nonnegative();
const instant = z.number().nullable();

const moment = z.strictObject({
  firstLeader: seat.nullable(),
  hands: z.array(z.strictObject({ id: z.string(), hand: recordedHandSchema, corrections: count })),
  call: z
    .union([z.strictObject({ during: z.int().positive() }), z.strictObject({ after: count })])
    .nullable(),
}) satisfies z.ZodType<Moment>;

const clock = z.strictObject({
  startedAt: instant,
  pausedAt: instant,
  pausedMs: z.number(),
  calledAt: instant,
  endedAt: instant,
}) satisfies z.ZodType<RoundClock>;

const shape = z
  .strictObject({
    mode: z.enum(["pairs", "alone"]),
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  })
  .refine(({ mode, players }) => mode === "alone" || players === 4);

const NAME_LENGTH = 60;
const name = z.string().max(NAME_LENGTH);

/** What a link carries and a phone keeps of a game beside its history. */
export const gameFacts = {
  rules: rulesSpecSchema,
  shape,
  names: z.strictObject({ A: name, B: name, C: name, D: name }),
  now: moment,
};

const Stored = z.strictObject({
  v: z.literal(1),
  id: z.string(),
  startedAt: z.number(),
  changedAt: z.number(),
  ...gameFacts,
  before: z.array(moment),
  after: z.array(moment),
  clock: clock.nullable(),
});

const PREFIX = "capicua-anotador:";

/** A store that lists what it holds. */
export type GameStore = QueueStore & Pick<Storage, "key" | "length">;

/** All games on the phone, the one last touched first. What cannot be read is left alone and not shown. */
export function readGames(store: GameStore | null): readonly Game[] {
  if (store === null) return [];
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  return keys
    .filter((key) => key !== null)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readGame(store.getItem(key)))
    .toSorted((a, b) => b.changedAt - a.changedAt);
}

function readGame(text: string | null): readonly Game[] {
  try {
    const parsed = Stored.safeParse(JSON.parse(text ?? "null"));
    if (!parsed.success) return [];
    const { v: _, ...game } = parsed.data;
    return [game];
  } catch {
    return [];
  }
}

/** Keeps a game. False where the phone keeps nothing (private browsing, full storage). */
export function saveGame(store: GameStore | null, game: Game): boolean {
  try {
    store?.setItem(`${PREFIX}${game.id}`, JSON.stringify({ v: 1, ...game }));
    return store !== null;
  } catch {
    return false;
  }
}

/** Forgets a game. */
export function deleteGame(store: GameStore | null, id: string): void {
  try {
    store?.removeItem(`${PREFIX}${id}`);
  } catch {
    // A closed store holds nothing to forget.
  }
}
