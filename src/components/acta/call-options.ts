import type { ActaEvent } from "@/domain/match/acta";

// The bell rang: what each answer to "had the last tile been placed?" says about the hands (23.3).

export type CallOption = {
  readonly id: "in-play" | "just-ended" | "between" | "during-recorded";
  readonly event: Extract<ActaEvent, { readonly type: "call-noted" }>;
};

/**
 * The answers after `recorded` hands: the next hand was still in play; it had ended and is not written down yet; nobody
 * had started it; or the last one written down was still in play.
 */
export function callOptions(recorded: number): readonly CallOption[] {
  const note = (lastTilePlaced: boolean, hands: number): CallOption["event"] => ({
    type: "call-noted",
    lastTilePlaced,
    hands,
  });
  return [
    { id: "in-play", event: note(false, recorded) },
    { id: "just-ended", event: note(true, recorded + 1) },
    { id: "between", event: note(true, recorded) },
    ...(recorded > 0 ? [{ id: "during-recorded", event: note(false, recorded - 1) } as const] : []),
  ];
}
