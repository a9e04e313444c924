"use client";

import { useEffect, useReducer } from "react";
import type { ReplayAction, ReplayState } from "./replay-state";
import { keyAction, nextReplay, REPLAY_START, SPEED_MS } from "./replay-state";

/** Whether a key that was pressed belongs to a control of its own: a text being typed, a button about to be pressed. */
function isTaken({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return true;
  if (target.closest("input, textarea, select, dialog")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}

/** A replay of `end` moves: its state, and what changes it. It hears the keys of the whole page. */
export function useReplay(end: number): readonly [ReplayState, (action: ReplayAction) => void] {
  const [state, dispatch] = useReducer(
    (before: ReplayState, action: ReplayAction) => nextReplay(before, action, end),
    REPLAY_START,
  );
  const { isPlaying, speed } = state;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => dispatch({ type: "tick" }), SPEED_MS[speed]);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const action = isTaken(event) ? null : keyAction(event.key, end);
      if (action === null) return;
      event.preventDefault();
      dispatch(action);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [end]);

  return [state, dispatch];
}
