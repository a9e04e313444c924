// Where a replay stands, as a state that controls, keys and swipes change. `at` counts the moves that have been made.

export type ReplaySpeed = "slow" | "normal" | "fast";

/** Milliseconds between two moves that play by themselves. */
export const SPEED_MS: Readonly<Record<ReplaySpeed, number>> = {
  slow: 2500,
  normal: 1400,
  fast: 600,
};

export type ReplayState = {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
};

export type ReplayAction =
  | { readonly type: "go"; readonly at: number }
  | { readonly type: "step"; readonly by: 1 | -1 }
  | { readonly type: "tick" }
  | { readonly type: "toggle" }
  | { readonly type: "speed"; readonly speed: ReplaySpeed };

export const REPLAY_START: ReplayState = { at: 0, isPlaying: false, speed: "normal" };

/** What follows on an action in a replay whose last place is `end`. Going anywhere by hand stops what plays by itself. */
export function nextReplay(state: ReplayState, action: ReplayAction, end: number): ReplayState {
  const within = (at: number) => Math.min(end, Math.max(0, at));
  switch (action.type) {
    case "go":
      return { ...state, at: within(action.at), isPlaying: false };
    case "step":
      return { ...state, at: within(state.at + action.by), isPlaying: false };
    case "tick": {
      const at = within(state.at + 1);
      return { ...state, at, isPlaying: state.isPlaying && at < end };
    }
    case "toggle":
      if (state.isPlaying) return { ...state, isPlaying: false };
      return { ...state, at: state.at >= end ? 0 : state.at, isPlaying: end > 0 };
    case "speed":
      return { ...state, speed: action.speed };
  }
}

/** What a key does to a replay; null where it is not one of its keys. */
export function keyAction(key: string, end: number): ReplayAction | null {
  switch (key) {
    case "ArrowRight":
      return { type: "step", by: 1 };
    case "ArrowLeft":
      return { type: "step", by: -1 };
    case "Home":
      return { type: "go", at: 0 };
    case "End":
      return { type: "go", at: end };
    case " ":
      return { type: "toggle" };
    default:
      return null;
  }
}
