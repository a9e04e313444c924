/** Somebody of the Junta as far as a conflict of interest is concerned. */
export type BoardMember = {
  /** The person behind the account; null where it is linked to nobody. */
  readonly playerId: string | null;
  readonly clubId: string | null;
};

export type Party = { readonly playerId: string; readonly clubId: string | null };

/** `own-match` keeps from deciding (fixed); `same-club` is allowed, warned and written into the decision. */
export type ConflictOfInterest = "own-match" | "same-club" | null;

/** Whether a member of the Junta has an interest in a claim about a table where `parties` sat. */
export function conflictOfInterest(
  member: BoardMember,
  parties: readonly Party[],
): ConflictOfInterest {
  if (member.playerId !== null && parties.some(({ playerId }) => playerId === member.playerId))
    return "own-match";
  return member.clubId !== null && parties.some(({ clubId }) => clubId === member.clubId)
    ? "same-club"
    : null;
}
