import { z } from "zod";
import type { Game } from "./game";
import { gameFacts } from "./game-storage";

// A game as part of an address, after the "#": the server never sees it, and nothing is kept anywhere.

export type SharedGame = Pick<Game, "rules" | "shape" | "names" | "now">;

const Shared = z.strictObject({ v: z.literal(1), ...gameFacts });

/** Longer addresses get cut off by messengers. */
const LONGEST = 4_000;

/** The text that an address carries of a game; null where it would be too long. */
export function gameText({ rules, shape, names, now }: SharedGame): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify({ v: 1, rules, shape, names, now }));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return text.length > LONGEST ? null : text;
}

/** The game of an address; null where it is none, or damaged. */
export function readGameText(text: string): SharedGame | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const parsed = Shared.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!parsed.success) return null;
    const { v: _, ...game } = parsed.data;
    return game;
  } catch {
    return null;
  }
}
