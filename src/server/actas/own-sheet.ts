import "server-only";
import { can } from "@/domain/access/can";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { pairSideOf, SEATS } from "@/domain/rules/seat";
import { database } from "../db/client";
import { peopleNow } from "../sanctions/history";
import type { Sender } from "../sender";
import { findActa, matchFacts } from "./load";
import { tableView } from "./queries";
import type { TableView } from "./table-view";

/** The Hoja of one's own table, to be read and signed on one's own phone. */
export type OwnSheet = {
  readonly view: TableView;
  readonly seat: Seat;
  readonly side: PairSide;
};

/**
 * The Hoja of a table for a person who sits at it, once it is verified; null for anybody else and before that: what is
 * being played is on the table's own phone.
 */
export function readOwnSheet(sender: Sender, matchId: string): Promise<OwnSheet | null> {
  const { actor } = sender;
  if (actor.kind !== "account" || actor.playerId === null) return Promise.resolve(null);
  const own = actor.playerId;
  return database().$transaction(async (tx) => {
    const acta = await findActa(tx, { id: matchId });
    if (!acta || acta.match.round.status === "draft" || acta.state.verified === null) return null;
    const facts = await matchFacts(tx, sender, acta.match);
    if (!can(actor, "acta.sign-own", facts).allowed) return null;
    const people = peopleNow(acta.match);
    const seat = SEATS.find((one) => people[one] === own);
    if (seat === undefined) return null;
    return { view: tableView(acta), seat, side: pairSideOf(seat) };
  });
}
