import "server-only";
import { can } from "@/domain/access/can";
import type { Result } from "@/domain/kernel/result";
import { accept, reject } from "@/domain/kernel/result";
import { readDeskTarget } from "@/schemas/desk-target";
import type { Problem } from "../command";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { Sender } from "../sender";
import type { OtherSeats } from "../sheets/seating";
import { otherSeats } from "../sheets/seating";

/** A table of a tournament that somebody at its desk asked for. */
export type FoundTable = {
  readonly matchId: string;
  readonly round: number;
  readonly table: number;
  /** It is of the round that is played now, the last published one. */
  readonly isCurrent: boolean;
  /** The scanned paper was printed for other seats than the table has. */
  readonly otherSeats: OtherSeats | null;
};

/**
 * The table that a number (of the round played now), a Hoja's code or its scanned address names. Refuses with what was
 * meant: `code-of-other-tournament` says which, `card-scanned` that it was the table's card.
 */
export async function findTypedTable(
  tx: Transaction,
  tournamentId: string,
  typed: string,
): Promise<Result<FoundTable, Problem>> {
  const target = readDeskTarget(typed);
  if (target === null) return reject({ code: "desk-target-unreadable" });
  if (target.kind === "card") return reject({ code: "card-scanned" });
  const round = await tx.round.findFirst({
    where: { tournamentId, status: { not: "draft" }, number: { gt: 0 } },
    orderBy: { number: "desc" },
    select: { id: true, number: true },
  });
  if (target.kind === "table") {
    const { table } = target;
    const match =
      round &&
      (await tx.match.findFirst({ where: { roundId: round.id, table }, select: { id: true } }));
    return match
      ? accept({ matchId: match.id, round: round.number, table, isCurrent: true, otherSeats: null })
      : reject({ code: "table-not-in-round", table });
  }
  const match = await tx.match.findUnique({
    where: { publicCode: target.code },
    select: {
      id: true,
      table: true,
      tournamentId: true,
      round: { select: { number: true, status: true } },
      tournament: { select: { name: true, status: true } },
    },
  });
  const isOut =
    match === null || match.round.status === "draft" || match.tournament.status === "draft";
  if (isOut) return reject({ code: "hoja-code-unknown", typed: target.code });
  const { table } = match;
  if (match.tournamentId !== tournamentId)
    return reject({
      code: "code-of-other-tournament",
      tournament: match.tournament.name,
      round: match.round.number,
      table,
    });
  return accept({
    matchId: match.id,
    round: match.round.number,
    table,
    isCurrent: match.round.number === round?.number,
    otherSeats:
      target.seating === undefined ? null : await otherSeats(tx, match.id, target.seating),
  });
}

/** Where an official types the Hoja of a code; null for who has no desk in its tournament, and for unknown codes. */
export async function deskOfHoja({ actor }: Sender, code: string): Promise<string | null> {
  if (actor.kind !== "account") return null;
  const match = await database().match.findUnique({
    where: { publicCode: code },
    select: { id: true, tournamentId: true, tournament: { select: { slug: true } } },
  });
  if (!match) return null;
  // Whoever may take in paper: director, judge, scorekeeper of this tournament.
  const decision = can(actor, "sheets.print", { tournamentId: match.tournamentId });
  return decision.allowed ? `/director/${match.tournament.slug}/mesas/${match.id}` : null;
}
