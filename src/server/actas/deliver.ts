import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { decideActa } from "@/domain/match/decide-acta";
import { readDeskTarget } from "@/schemas/desk-target";
import type { CommandResult } from "../command";
import { refuse, required, runCommand } from "../command";
import type { Sender } from "../sender";
import { actaForDesk, writeDeskEvents } from "./desk-event";
import { findTypedTable } from "./desk-target";
import { actaContextOf } from "./load";

/** A Hoja that lies on the desk; `already` where it had been taken in before. */
export type DeliveredSheet = {
  readonly matchId: string;
  readonly round: number;
  readonly table: number;
  readonly already: boolean;
};

/** The code of the refusal that asks whether a paper of other seats is taken in all the same. */
const OTHER_SEATS = "hoja-of-other-seats";

/** The code of the refusal that asks whether a table that recorded nothing was played on paper. */
const UNTOUCHED = "delivery-untouched";

/** Why a table that nobody has begun is on paper from now on, as its trace says it. */
const CAME_ON_PAPER = "Llegó su Hoja de papel a la mesa de control.";

/**
 * Takes in a paper Hoja by its table's number, its code or its scanned QR. One that lies there already is answered as
 * such and changes nothing. A table of which nothing is recorded goes on paper with it, and its phone writes no more: named
 * by its number alone it is refused with `delivery-untouched`, and one that was printed for other seats with
 * `hoja-of-other-seats`, until it is taken in knowingly (`anyway`). The latter is logged.
 */
export function deliverSheet(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly tournamentId: string;
    readonly typed: string;
    readonly anyway?: boolean | undefined;
  },
): Promise<CommandResult<DeliveredSheet>> {
  const { commandId: id, tournamentId, typed, anyway = false } = request;
  return runCommand(sender, { id, action: "acta.deliver" }, async (scope) => {
    const found = required("server", await findTypedTable(scope.tx, tournamentId, typed));
    const acta = await actaForDesk(scope, found.matchId, "acta.deliver");
    const { matchId, round, table } = found;
    const sheet = { matchId, round, table };
    const { otherSeats } = found;
    if (otherSeats !== null && !anyway) refuse({ code: OTHER_SEATS, round, table, ...otherSeats });
    if (acta.state.delivered) return { ...sheet, already: true };
    const delivered: ActaEvent = { type: "delivered" };
    const decision = decideActa(acta.state, delivered, actaContextOf(acta.tournament));
    // In a list of many, the refusal must say of which.
    if (!decision.ok)
      return refuse(...decision.problems.map(({ code }) => ({ code: `delivery-${code}`, table })));
    const isUntouched = acta.state.medium === null && acta.state.stage === "issued";
    const isByNumber = readDeskTarget(typed)?.kind === "table";
    if (isUntouched && isByNumber && !anyway) refuse({ code: UNTOUCHED, table });
    await writeDeskEvents(
      scope,
      acta,
      isUntouched
        ? [{ type: "medium-changed", to: "paper", reason: CAME_ON_PAPER }, delivered]
        : [delivered],
      id,
    );
    if (otherSeats !== null) {
      scope.audit({
        action: "acta.delivered-of-other-seats",
        tournamentId,
        subjectId: matchId,
        after: otherSeats,
      });
    }
    return { ...sheet, already: false };
  });
}
