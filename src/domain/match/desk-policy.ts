/**
 * What a tournament asks of its paper Hojas before they close. `register`: the desk takes each in and says that the record
 * is what it says. `secondTypist`: two people type it and must agree. `photo`: a picture of the signed sheet is kept.
 */
export type DeskPolicy = {
  readonly register: boolean;
  readonly secondTypist: boolean;
  readonly photo: boolean;
};

export const DESK_DEMANDS = [
  "register",
  "secondTypist",
  "photo",
] as const satisfies readonly (keyof DeskPolicy)[];

export const NO_DESK_POLICY: DeskPolicy = { register: false, secondTypist: false, photo: false };

/** Whether a Hoja has to be registered before it closes: any of the demands makes the desk look at it once more. */
export function needsRegistering(policy: DeskPolicy): boolean {
  return DESK_DEMANDS.some((demand) => policy[demand]);
}
