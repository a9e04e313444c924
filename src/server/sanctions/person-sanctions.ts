import "server-only";
import type { Actor } from "@/domain/access/actor";
import { can } from "@/domain/access/can";
import { isWithoutAppeal } from "@/domain/claims/admissible";
import type { IncidentNote } from "@/domain/match/acta";
import type { CardColour } from "@/domain/rules/vocabulary";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import { database } from "../db/client";
import { peopleAt, playedBy } from "./history";

export type PersonSanction = {
  readonly id: string;
  readonly matchId: string;
  /** The book gives no appeal against it (19.6, 25.3). */
  readonly noAppeal: boolean;
  readonly slug: string;
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
  readonly infraction: string;
  readonly article: string;
  readonly step: number | null;
  readonly points: number;
  readonly cards: readonly CardColour[];
  /** Epoch milliseconds. */
  readonly at: number;
};

/**
 * The sanctions of a person that whoever asks may see: one's own, and those of the events in which one officiates. Null
 * where one may see none of them, whether there are any or not.
 */
export async function sanctionsOf(
  actor: Actor,
  playerId: string,
): Promise<readonly PersonSanction[] | null> {
  const maySee = (tournamentId: string | null) =>
    can(actor, "sanctions.view-private", { tournamentId, playerId }).allowed;
  const rows = await database().incident.findMany({
    where: { cancelled: false, match: playedBy(playerId) },
    include: { tournament: true, match: { include: { seatings: true, substitutes: true } } },
    orderBy: { seq: "desc" },
  });
  const visible = rows.filter((row) => maySee(row.tournamentId));
  if (visible.length === 0 && !maySee(null)) return null;
  return visible.flatMap((row): PersonSanction[] => {
    const note = row.note as unknown as IncidentNote;
    const people = peopleAt(row.match, row.lineup);
    const verdict = row.verdict as unknown as SanctionVerdict;
    const lines = verdict.ok ? verdict.points.filter((line) => line.player === playerId) : [];
    const cards = verdict.ok ? verdict.cards.filter((card) => card.player === playerId) : [];
    const offended = note.offenders.some((seat) => people[seat] === playerId);
    const fined = lines.some((line) => line.points < 0);
    if (!offended && !fined && cards.length === 0) return [];
    return [
      {
        id: row.id,
        matchId: row.matchId,
        noAppeal: isWithoutAppeal(verdict),
        slug: row.tournament.slug,
        tournament: row.tournament.name,
        round: row.round,
        table: row.match.table,
        infraction: row.infraction,
        article: verdict.ok ? verdict.article : "",
        step: verdict.ok ? verdict.step : null,
        points: lines.reduce((sum, line) => sum + line.points, 0),
        cards: cards.map((card) => card.card),
        at: row.at.getTime(),
      },
    ];
  });
}
