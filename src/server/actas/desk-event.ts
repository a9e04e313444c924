import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { authorize } from "../auth/authorize";
import type { CommandScope } from "../command";
import { refuse } from "../command";
import { notPublished } from "../rounds/withdrawn";
import type { LoadedActa } from "./load";
import { lockedActa, matchFacts } from "./load";
import type { MatchAction } from "./rights";
import { writeEvents } from "./write-events";

// What the desk does with a paper Hoja beside typing it. It is based on no version: whatever was written meanwhile, the
// sheet lies on the desk and its picture was taken.

/** Inside a command: the locked acta of a published table, for a sender who has the right. */
export async function actaForDesk(
  { tx, sender }: CommandScope,
  matchId: string,
  right: MatchAction,
): Promise<LoadedActa> {
  const acta = await lockedActa(tx, matchId);
  const { match, tournament } = acta;
  authorize(sender, right, await matchFacts(tx, sender, match));
  if (match.round.status === "draft") refuse(notPublished(match.round.number));
  if (tournament.status === "closed") refuse({ code: "tournament-closed" });
  const { table, round } = match;
  if (round.status === "closed") refuse({ code: "desk-round-closed", round: round.number, table });
  return acta;
}

/** Writes events of the desk, logs the last of them and tells the screens. Answers the new version. */
export async function writeDeskEvents(
  scope: CommandScope,
  acta: LoadedActa,
  events: readonly [...ActaEvent[], ActaEvent],
  commandId: string,
): Promise<number> {
  const { match } = acta;
  const { state, version } = await writeEvents(scope, acta, events, commandId);
  const last = events.at(-1) as ActaEvent;
  scope.audit({
    action: `acta.${last.type}`,
    tournamentId: match.tournamentId,
    subjectId: match.id,
    before: { version: match.version, stage: acta.state.stage },
    after: { version, events, stage: state.stage },
  });
  scope.announce({ tournamentId: match.tournamentId, matchId: match.id, what: "match" });
  return version;
}
