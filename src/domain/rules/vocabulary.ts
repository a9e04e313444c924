// The effects that an infraction can have, shared by the hand, the match and refereeing (decision 13).

export const HAND_EFFECTS = ["continue", "annul", "award", "redeal", "reshuffle"] as const;
export type HandEffect = (typeof HAND_EFFECTS)[number];

export const TILE_EFFECTS = ["seen-up", "seen-down"] as const;
export type TileEffect = (typeof TILE_EFFECTS)[number];

export const MATCH_EFFECTS = ["continue", "forfeit", "void", "ends"] as const;
export type MatchEffect = (typeof MATCH_EFFECTS)[number];

export const CARD_COLOURS = ["yellow", "red", "black"] as const;
export type CardColour = (typeof CARD_COLOURS)[number];

export const PLAYER_EFFECTS = [
  "warned",
  "expelled",
  "expelled-permanently",
  "suspended",
  "barred",
] as const;
export type PlayerEffect = (typeof PLAYER_EFFECTS)[number];

/** Where points land: in the match's result, or only in the event's record. */
export type PointsTarget = "match" | "record";

export const SANCTION_CHOICES = ["continue", "annul", "expel", "suspend", "forfeit"] as const;
export type SanctionChoice = (typeof SANCTION_CHOICES)[number];

/** FEDEDODO codes look like `F-08.7`, FEMUNDO ones like `FEM-16`; the catalogue holds the closed list. */
export type InfractionCode = `F-${string}` | `FEM-${string}`;
