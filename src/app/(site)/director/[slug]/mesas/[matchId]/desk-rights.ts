import type { DeskRights } from "@/components/desk/desk-rights";
import { refusalText } from "@/i18n/es/access";
import { matchRights } from "@/server/actas/match-rights";
import type { Sender } from "@/server/sender";

/** What this person may do at a table, with the words for what not. */
export async function deskRights(sender: Sender, matchId: string): Promise<DeskRights> {
  const decide = await matchRights(sender, matchId);
  const why = (action: Parameters<typeof decide>[0]) => {
    const decision = decide(action);
    return decision.allowed ? null : refusalText(decision);
  };
  return {
    record: why("acta.record-hand"),
    declare: why("acta.desk-entry"),
    verify: why("acta.verify"),
    sign: why("acta.sign-collect"),
    close: why("acta.close"),
    reopen: why("acta.reopen"),
    medium: why("acta.change-medium"),
    deliver: why("acta.deliver"),
    register: why("acta.desk-entry"),
  };
}
