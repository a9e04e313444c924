import "server-only";
import type { Seat } from "@/domain/rules/seat";
import { pairSideOf } from "@/domain/rules/seat";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import { settleMatch } from "@/domain/tournament/settlement";
import type { MatchSettlement, SettlementInput } from "@/domain/tournament/settlement-result";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import type { Lineups } from "../sanctions/history";
import { peopleAt } from "../sanctions/history";
import type { LoadedActa } from "./load";
import { findActa } from "./load";

/** Settles a match as it is stored. */
export async function settleStored(tx: Transaction, matchId: string): Promise<void> {
  const acta = await findActa(tx, { id: matchId });
  if (acta) await settle(tx, acta);
}

/**
 * Computes what a match is worth to everybody and rewrites its rows: results (once it is played, or something is fined in
 * it), fines, and the winner of the table. The acta's match is its row as it stood before.
 */
export async function settle(tx: Transaction, acta: LoadedActa): Promise<MatchSettlement> {
  const { incidents } = acta.match;
  const settlement = settlementOf(acta);
  // A table that plays on without a fine is worth nothing yet to anybody: most hands end here.
  const isWorth = !isPlaying(acta.state) || settlement.lines.length > 0;
  const wasWorth = !isPlaying(acta.match) || incidents.length > 0;
  if (isWorth || wasWorth) {
    await writeResults(tx, acta, isWorth ? settlement.people : [], settlement);
    await writeLedger(tx, acta, settlement, incidents);
  }
  const { winner, endedBy } = settlement;
  const { match } = acta;
  if (match.winner !== winner || match.endedBy !== endedBy) {
    await tx.match.update({ where: { id: match.id }, data: { winner, endedBy } });
  }
  return settlement;
}

function isPlaying({ stage }: { readonly stage: string }): boolean {
  return stage === "issued" || stage === "playing";
}

/** The settlement of an acta with the verdicts of its incidents. */
export function settlementOf(acta: LoadedActa): MatchSettlement {
  return settleMatch(settlementInput(acta));
}

/** An acta with the verdicts of its incidents, as settlement reads them. */
export function settlementInput({ match, tournament, state }: LoadedActa): SettlementInput {
  const standing = match.incidents.filter(({ cancelled }) => !cancelled);
  return {
    format: tournament.format,
    rules: tournament.rules,
    seats: peopleAt(match, 0),
    acta: state,
    verdicts: new Map(
      standing.map((row) => [
        row.id,
        ofFirstLineup(row.verdict as unknown as SanctionVerdict, match),
      ]),
    ),
  };
}

/**
 * What a substitute does in his seat counts for whom he plays: to the result the seat is its first person's. The ledger
 * names him all the same (`writeLedger`).
 */
function ofFirstLineup(verdict: SanctionVerdict, match: Lineups): SanctionVerdict {
  if (!verdict.ok || match.substitutes.length === 0) return verdict;
  const first = peopleAt(match, 0);
  const firstOf = new Map(
    match.substitutes.map(({ playerId, seat }) => [playerId, first[seat as Seat]]),
  );
  const moved = (player: string) => firstOf.get(player) ?? player;
  const { points, wins, results } = verdict;
  return {
    ...verdict,
    points: points.map((line) => ({ ...line, player: moved(line.player) })),
    wins: wins.map(moved),
    ...(results && {
      results: results.map((line) => ({ ...line, player: moved(line.player) })),
    }),
  };
}

async function writeResults(
  tx: Transaction,
  { match, tournament }: LoadedActa,
  people: MatchSettlement["people"],
  { sides }: MatchSettlement,
): Promise<void> {
  await tx.playerResult.deleteMany({ where: { matchId: match.id } });
  if (people.length === 0) return;
  await tx.playerResult.createMany({
    data: people.map((person) => {
      const row = tournament.format === "pairs" ? sides[pairSideOf(person.seat)] : person;
      return {
        matchId: match.id,
        playerId: person.person,
        seat: person.seat,
        won: person.won,
        pointsFor: person.for,
        pointsAgainst: person.against,
        matchFines: person.matchPoints,
        recordFines: person.recordPoints,
        entrantWon: row.won,
        entrantFor: row.for,
        entrantAgainst: row.against,
        reasons: toJson(person.reasons),
      };
    }),
  });
}

async function writeLedger(
  tx: Transaction,
  { match }: LoadedActa,
  { lines }: MatchSettlement,
  noted: LoadedActa["match"]["incidents"],
): Promise<void> {
  if (noted.length === 0) return;
  await tx.ledgerLine.deleteMany({ where: { incident: { matchId: match.id } } });
  const lineupOf = new Map(noted.map(({ id, lineup }) => [id, lineup]));
  await tx.ledgerLine.createMany({
    data: lines.map((line) => ({
      incidentId: line.incidentId,
      tournamentId: match.tournamentId,
      playerId: peopleAt(match, lineupOf.get(line.incidentId) ?? 0)[line.seat] ?? line.person,
      round: match.round.number,
      points: line.points,
      target: line.on,
    })),
  });
}
