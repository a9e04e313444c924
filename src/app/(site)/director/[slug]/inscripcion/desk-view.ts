import { matchesSearch } from "@/domain/kernel/search-key";
import type { EventFormat } from "@/domain/rules/settings";
import type { ClubChoice } from "@/server/people/public-clubs";
import type { AttendanceCommand } from "@/server/registration/attend";
import type { EntrantView } from "@/server/registration/queries";

// What the registration desk knows beside its list, and how the list is narrowed.

export type DeskFacts = {
  readonly tournamentId: string;
  readonly format: EventFormat;
  /** People of a team who play at once. */
  readonly teamSize: number;
  readonly timeZone: string;
  readonly nextRound: number;
  readonly planned: number;
  readonly feeCents: number;
  readonly isClosed: boolean;
  readonly clubs: readonly ClubChoice[];
  /** What whoever looks may do. */
  readonly may: { readonly manage: boolean; readonly checkIn: boolean; readonly charge: boolean };
};

export type DeskState = "missing" | "present" | "out";

/** Where an entrant stands before the next round. */
export function deskState({ state }: Pick<EntrantView, "state">): DeskState {
  if (state.outFrom !== null) return "out";
  return state.from === null ? "missing" : "present";
}

export const DESK_FILTERS = ["all", "missing", "present", "out", "owing"] as const;
export type DeskFilter = (typeof DESK_FILTERS)[number];

/** Whether a filter keeps an entrant. Whoever has withdrawn owes nothing that the desk would still ask for. */
export function isKept(entrant: EntrantView, filter: DeskFilter): boolean {
  const state = deskState(entrant);
  if (filter === "all") return true;
  if (filter === "owing") return entrant.owedCents > 0 && state !== "out";
  return state === filter;
}

/**
 * The entrants that a filter and a query keep. A query looks through everybody: whoever asks for a name wants that
 * person, arrived or not.
 */
export function narrowed(
  entrants: readonly EntrantView[],
  filter: DeskFilter,
  query: string,
): readonly EntrantView[] {
  return query.trim() === ""
    ? entrants.filter((entrant) => isKept(entrant, filter))
    : entrants.filter((entrant) => matchesSearch(entrant.searchKey, query));
}

/** What takes a step at the desk back. Returning before another round is published costs no round. */
export function undoOf(command: AttendanceCommand): AttendanceCommand {
  switch (command.type) {
    case "check-in":
      return { type: "undo-check-in" };
    case "undo-check-in":
      return { type: "check-in" };
    case "withdraw":
      return { type: "return" };
    case "return":
      return { type: "withdraw" };
    case "mark-absent":
      return { type: "cancel-absence", round: command.round };
    case "cancel-absence":
      return { type: "mark-absent", round: command.round };
    case "change-lineup":
      return { type: "change-lineup", out: command.in, in: command.out };
    case "pay":
      return { type: "give-back", cents: command.cents };
    case "give-back":
      return { type: "pay", cents: command.cents };
  }
}
