/** Holds the proof that this phone has opened its table: see `tablePass`. */
export const PASS_COOKIE = "capicua-mesa";
