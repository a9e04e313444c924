import { pesosText } from "@/i18n/es/money";
import type { AttendanceCommand } from "@/server/registration/attend";
import type { EntrantView } from "@/server/registration/queries";
import type { DeskFilter } from "./desk-view";

export const FILTER_NAMES: Readonly<Record<DeskFilter, string>> = {
  all: "Todos",
  missing: "Faltan",
  present: "Presentes",
  out: "Retirados",
  owing: "Deben",
};

/** What was just done, for the line that offers to undo it. */
export function doneText(name: string, command: AttendanceCommand): string {
  switch (command.type) {
    case "check-in":
      return `${name}: llegó.`;
    case "undo-check-in":
      return `${name}: se deshizo la llegada.`;
    case "withdraw":
      return `${name}: retirado.`;
    case "return":
      return `${name}: de vuelta.`;
    case "mark-absent":
      return `${name}: no juega la ronda ${command.round}.`;
    case "cancel-absence":
      return `${name}: sí juega la ronda ${command.round}.`;
    case "change-lineup":
      return `${name}: cambió su alineación.`;
    case "pay":
      return `${name}: pagó ${pesosText(command.cents)}.`;
    case "give-back":
      return `${name}: se le devolvió ${pesosText(command.cents)}.`;
  }
}

/** The people of an entrant as they play the next round, in the order of the line-up; a team's substitutes after them. */
export function inPlayingOrder({
  members,
  playing,
}: Pick<EntrantView, "members" | "playing">): EntrantView["members"] {
  const placeOf = ({ playerId }: EntrantView["members"][number]) => {
    const place = playing.indexOf(playerId);
    return place === -1 ? members.length : place;
  };
  return members.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What is special about the rounds that an entrant plays; empty for the usual case. */
export function roundsText({ state }: Pick<EntrantView, "state">, nextRound: number): string {
  if (state.outFrom !== null) return `Fuera desde la ronda ${state.outFrom}`;
  const from = state.from ?? Math.max(state.registeredFor, nextRound);
  const missed = state.absent.filter((round) => round >= nextRound);
  const late = from > 1 ? `Juega desde la ronda ${from}` : "";
  const absent = missed.length > 0 ? `No juega la ronda ${missed.join(", ")}` : "";
  return [late, absent].filter((text) => text !== "").join(" · ");
}
