import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { decideActa } from "@/domain/match/decide-acta";
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

/** Why a table that nobody has begun is on paper from now on, as its trace says it. */
const CAME_ON_PAPER = "Llegó su Hoja de papel a la mesa de control.";

/**
 * Takes in a paper Hoja by its table's number, its code or its scanned QR. One that lies there already is answered as
 * such and changes nothing. A table that nobody has begun was played on paper, and goes on so.
 */
export function deliverSheet(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly tournamentId: string;
    readonly typed: string;
  },
): Promise<CommandResult<DeliveredSheet>> {
  const { commandId: id, tournamentId, typed } = request;
  return runCommand(sender, { id, action: "acta.deliver" }, async (scope) => {
    const found = required("server", await findTypedTable(scope.tx, tournamentId, typed));
    const acta = await actaForDesk(scope, found.matchId, "acta.deliver");
    const { matchId, round, table } = found;
    const sheet = { matchId, round, table };
    if (acta.state.delivered) return { ...sheet, already: true };
    const delivered: ActaEvent = { type: "delivered" };
    const decision = decideActa(acta.state, delivered, actaContextOf(acta.tournament));
    // In a list of many, the refusal must say of which.
    if (!decision.ok)
      return refuse(...decision.problems.map(({ code }) => ({ code: `delivery-${code}`, table })));
    const isUntouched = acta.state.medium === null && acta.state.stage === "issued";
    await writeDeskEvents(
      scope,
      acta,
      isUntouched
        ? [{ type: "medium-changed", to: "paper", reason: CAME_ON_PAPER }, delivered]
        : [delivered],
      id,
    );
    return { ...sheet, already: false };
  });
}
