import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { decideActa } from "@/domain/match/decide-acta";
import type { EntryDifference, SecondEntry } from "@/domain/match/second-entry";
import { compareEntries } from "@/domain/match/second-entry";
import type { CommandResult } from "../command";
import { refuse, required, runCommand } from "../command";
import type { Sender } from "../sender";
import { actaForDesk, writeDeskEvents } from "./desk-event";
import type { LoadedActa } from "./load";
import { actaContextOf } from "./load";

/** Whether the second typing is what the record says, and else where not. */
export type SecondEntryAnswer = {
  readonly matchId: string;
  readonly differences: readonly EntryDifference[];
  /** Who typed each, by name; several may have typed the first. */
  readonly typists: { readonly first: readonly string[]; readonly second: string };
};

/**
 * Compares a second typing of a paper Hoja with the record. Where both agree the acta says so; where they do not nothing
 * changes, and the try is logged, since it shows the record to somebody who was not to see it. Refuses whoever has typed
 * anything of the first (`same-typist`), and a sheet whose first typing is not finished.
 */
export function compareSecondEntry(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly matchId: string;
    readonly entry: SecondEntry;
  },
): Promise<CommandResult<SecondEntryAnswer>> {
  const { commandId: id, matchId, entry } = request;
  return runCommand(sender, { id, action: "acta.second-entry" }, async (scope) => {
    const acta = await actaForDesk(scope, matchId, "acta.desk-entry");
    if (hasTyped(acta, sender)) refuse({ code: "same-typist", table: acta.match.table });
    const context = actaContextOf(acta.tournament);
    const agreed: ActaEvent = { type: "second-entry-agreed" };
    required("acta", decideActa(acta.state, agreed, context));
    const typists = { first: typistsOf(acta), second: sender.label };
    const differences = compareEntries(acta.state, entry, context);
    if (differences.length > 0) {
      scope.audit({
        action: "acta.second-entry-differed",
        tournamentId: acta.match.tournamentId,
        subjectId: matchId,
        after: { version: acta.match.version, differences },
      });
      return { matchId, differences, typists };
    }
    await writeDeskEvents(scope, acta, [agreed], id);
    return { matchId, differences, typists };
  });
}

const TYPING: ReadonlySet<string> = new Set<ActaEvent["type"]>([
  "leader-drawn",
  "hand-recorded",
  "hand-corrected",
  "hand-removed",
  "score-declared",
  "score-withdrawn",
  "totals-noted",
]);

/** Who typed the lines of a sheet, by the labels that were kept with them, each once. */
function typistsOf({ match }: Pick<LoadedActa, "match">): readonly string[] {
  const lines = match.events.filter((row) => TYPING.has(row.type));
  return [...new Set(lines.map(({ byLabel }) => byLabel))];
}

/** Whether somebody has typed any line of a sheet, one that was corrected later included. */
export function hasTyped({ match }: Pick<LoadedActa, "match">, { actor }: Sender): boolean {
  if (actor.kind !== "account") return false;
  return match.events.some((row) => TYPING.has(row.type) && row.accountId === actor.accountId);
}
