/** Holds the proof that this phone has opened its table: see `tablePass`. */
export const PASS_COOKIE = "capicua-mesa";

const DAY_SECONDS = 86_400;

export const PASS_OPTIONS = {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: DAY_SECONDS,
} as const;
