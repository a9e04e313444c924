import "server-only";
import { can } from "@/domain/access/can";
import type { ActaEvent } from "@/domain/match/acta";
import { checkPin } from "../auth/pins";
import type { CommandResult } from "../command";
import { refuse } from "../command";
import { database } from "../db/client";
import { personName } from "../registration/labels";
import type { Lineups } from "../sanctions/history";
import { peopleNow } from "../sanctions/history";
import type { Sender } from "../sender";
import type { ActaCommand } from "./acta-command";
import { matchFacts } from "./load";
import type { MatchAction } from "./rights";
import { RIGHT_OF_EVENT } from "./rights";

// Who signs: on the judge's phone or on one's own, by drawing or by PIN.

/** The right that an event takes at a match: signing for oneself, in one's own session, is a right of its own. */
export function rightOf(sender: Sender, event: ActaEvent, match: Lineups): MatchAction {
  return signsForHimself(sender, event, match) ? "acta.sign-own" : RIGHT_OF_EVENT[event.type];
}

function signsForHimself({ actor }: Sender, event: ActaEvent, match: Lineups): boolean {
  if (event.type !== "signed" || actor.kind !== "account" || actor.playerId === null) return false;
  return ("strokes" in event || "pin" in event) && peopleNow(match)[event.by] === actor.playerId;
}

/** Whose PIN signed: an account, and the person at the seat that it signs for. */
export type ProvenSigner = { readonly accountId: string; readonly playerId: string | null };

/**
 * Checks the PIN of an event that is signed with one; null where there is none to check. It does so before the command,
 * so that a failure counts though the command is undone. Without the right to send the event nothing is tried: the
 * command itself refuses.
 */
export async function proveSigner(
  sender: Sender,
  { commandId, matchId, event, pin }: ActaCommand,
): Promise<CommandResult<ProvenSigner | null>> {
  if (!isByPin(event)) return { ok: true, value: null };
  const db = database();
  const [match, receipt] = await Promise.all([
    db.match.findUnique({
      where: { id: matchId },
      include: {
        seatings: { include: { player: { include: { club: true } }, entrant: true } },
        substitutes: true,
      },
    }),
    db.commandReceipt.findUnique({ where: { id: commandId } }),
  ]);
  // Sent again after a lost answer: what it did is answered.
  if (!match || receipt) return { ok: true, value: null };
  const facts = await matchFacts(db, sender, match);
  if (!can(sender.actor, rightOf(sender, event, match), facts).allowed)
    return { ok: true, value: null };
  if (pin === undefined) return { ok: false, problems: [{ code: "pin-needed" }] };
  const playerId = event.type === "signed" ? (peopleNow(match)[event.by] ?? null) : null;
  const own = sender.actor.kind === "account" ? sender.actor.accountId : null;
  const accountId = event.type === "signed" ? await accountOf(playerId) : own;
  const checked = await checkPin(accountId, pin, sender.address);
  if (!checked.ok) {
    const { ok: _, ...problem } = checked;
    const person = event.type === "signed" ? await nameOf(playerId) : sender.label;
    return { ok: false, problems: [{ ...problem, person }] };
  }
  return { ok: true, value: { accountId: accountId ?? "", playerId } };
}

/** Inside the command: the seat is still that of the person whose PIN was checked. */
export function requireSigner(event: ActaEvent, match: Lineups, proven: ProvenSigner | null): void {
  if (!isByPin(event)) return;
  if (proven === null) refuse({ code: "pin-needed" });
  if (event.type === "signed" && peopleNow(match)[event.by] !== proven?.playerId)
    refuse({ code: "pin-needed" });
}

function isByPin(event: ActaEvent): boolean {
  if (event.type === "signed") return "pin" in event;
  return event.type === "closed" && event.countersign !== undefined && "pin" in event.countersign;
}

async function accountOf(playerId: string | null): Promise<string | null> {
  if (playerId === null) return null;
  const account = await database().account.findUnique({ where: { playerId } });
  return account?.id ?? null;
}

async function nameOf(playerId: string | null): Promise<string> {
  const player =
    playerId === null ? null : await database().player.findUnique({ where: { id: playerId } });
  return player === null ? "Esa persona" : personName(player);
}
