import "server-only";
import { can } from "@/domain/access/can";
import type { BySeat } from "@/domain/hand/hand";
import type { EntryKind } from "@/domain/match/second-entry";
import { entryKind } from "@/domain/match/second-entry";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { EventFormat, RuleSettings } from "@/domain/rules/settings";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { findActa, matchFacts } from "./load";
import { peopleOf } from "./queries";
import { hasTyped } from "./second-entry";
import type { TablePerson } from "./table-view";

/** How far a second typing is: why it cannot be done now, or that it can. */
export type SecondTypingState = "ready" | "first-unfinished" | "own-typing" | "agreed" | "closed";

/** A table as its second typist may see it: who sits where and by what rules, and nothing that the first has typed. */
export type SecondTypingView = {
  readonly matchId: string;
  readonly table: number;
  readonly state: SecondTypingState;
  /** Whether the Hoja has hands or only its totals: the paper shows it too. */
  readonly kind: EntryKind;
  readonly people: BySeat<TablePerson>;
  readonly rules: RuleSettings;
  readonly rulesSpec: RulesSpec;
  readonly format: EventFormat;
};

/** The blind view of a table for somebody of its desk; null for others, and for tables that are not there. */
export function findSecondTyping(
  sender: Sender,
  tournamentId: string,
  matchId: string,
): Promise<SecondTypingView | null> {
  return database().$transaction(async (tx) => {
    const acta = await findActa(tx, { id: matchId });
    if (!acta || acta.match.tournamentId !== tournamentId) return null;
    const { match, tournament, state } = acta;
    if (match.round.status === "draft") return null;
    const facts = await matchFacts(tx, sender, match);
    if (!can(sender.actor, "acta.desk-entry", facts).allowed) return null;
    return {
      matchId,
      table: match.table,
      state: typingState(state, hasTyped(acta, sender)),
      kind: entryKind(state),
      people: peopleOf(match),
      rules: tournament.rules,
      rulesSpec: tournament.rulesSpec,
      format: tournament.format,
    };
  });
}

function typingState(
  state: {
    readonly closed: boolean;
    readonly secondEntry: boolean;
    readonly status: string;
  },
  isOwn: boolean,
): SecondTypingState {
  if (state.closed) return "closed";
  if (state.secondEntry) return "agreed";
  if (state.status !== "finished") return "first-unfinished";
  return isOwn ? "own-typing" : "ready";
}
