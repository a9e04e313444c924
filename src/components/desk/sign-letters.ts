import type { ActaEvent } from "@/domain/match/acta";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { pairSideOf } from "@/domain/rules/seat";
import { seatOfLetter } from "./hand-line";

/** The signatures that typed letters stand for, or whose letter is missing or stands for nobody who signs now. */
export type SignLetters =
  | { readonly ok: true; readonly events: readonly ActaEvent[] }
  | { readonly ok: false; readonly wrong: string | null; readonly missing: readonly PairSide[] };

/** Reads "AB", "c d": one letter for each pair that still signs, in ink on the paper. */
export function readSignLetters(typed: string, missing: readonly PairSide[]): SignLetters {
  const letters = [...typed.replace(/[\s,.·-]/g, "")];
  const seats = letters.map(seatOfLetter);
  const wrong = letters.find((_, index) => {
    const seat = seats[index];
    return !seat || !missing.includes(pairSideOf(seat));
  });
  const signing = seats.filter((seat): seat is Seat => seat !== null);
  const left = missing.filter(
    (side) => signing.filter((seat) => pairSideOf(seat) === side).length !== 1,
  );
  if (wrong !== undefined || left.length > 0)
    return { ok: false, wrong: wrong ?? null, missing: left };
  const events = missing.flatMap((side) =>
    signing
      .filter((seat) => pairSideOf(seat) === side)
      .map((by): ActaEvent => ({ type: "signed", side, by, onPaper: true })),
  );
  return { ok: true, events };
}
