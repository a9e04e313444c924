import "server-only";
import type { IncidentNote } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { partnerOf, SEATS } from "@/domain/rules/seat";
import { assessHistory } from "@/domain/sanctions/assess";
import { catalogueOf } from "@/domain/sanctions/catalogue";
import type { Incident, RecordedIncident, SanctionVerdict } from "@/domain/sanctions/incident";
import type { Bar } from "@/domain/sanctions/standing-sanctions";
import { listBars } from "@/domain/sanctions/standing-sanctions";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "../db/client";
import type { TournamentView } from "../tournaments/rows";
import { carriedBars } from "./carried";

// From the incident rows of an event to what they cost. Seats become people here: a fine follows the person.

export type SanctionHistory = {
  readonly incidents: readonly RecordedIncident[];
  readonly verdicts: ReadonlyMap<string, SanctionVerdict>;
  readonly bars: readonly Bar[];
};

const include = {
  match: {
    select: {
      seatings: { select: { seat: true, playerId: true } },
      substitutes: { select: { seat: true, playerId: true, lineup: true } },
    },
  },
} as const satisfies Prisma.IncidentInclude;

export type IncidentRow = Prisma.IncidentGetPayload<{ include: typeof include }>;

/** The catalogue of the tournament's rule book and its format: what an infraction is judged by. */
export function sanctionContextOf(tournament: TournamentView) {
  return {
    catalogue: catalogueOf(tournament.rulesSpec),
    format: tournament.format,
  };
}

/** The seats of a table as it began, and who came in during the match. */
export type Lineups = {
  readonly seatings: readonly { readonly seat: string | null; readonly playerId: string }[];
  readonly substitutes: readonly {
    readonly seat: string;
    readonly playerId: string;
    readonly lineup: number;
  }[];
};

/** Everybody who played at a table: as it began, and who came in later, in order. */
export function everybodyAt<First, Later>(match: {
  readonly seatings: readonly First[];
  readonly substitutes: readonly Later[];
}): readonly (First | Later)[] {
  return [...match.seatings, ...match.substitutes];
}

/** The matches where a person played, from the beginning or not. */
export function playedBy(playerId: string) {
  return {
    OR: [{ seatings: { some: { playerId } } }, { substitutes: { some: { playerId } } }],
  } satisfies Prisma.MatchWhereInput;
}

/** Who sat where after so many substitutions, by person: 0 is the table as it began. */
export function peopleAt(
  { seatings, substitutes }: Lineups,
  lineup: number,
): Readonly<Partial<Record<Seat, string>>> {
  const came = substitutes
    .filter((one) => one.lineup <= lineup)
    .toSorted((a, b) => a.lineup - b.lineup);
  return Object.fromEntries([...seatings, ...came].map(({ seat, playerId }) => [seat, playerId]));
}

/** Who sits where now, or sat there last. */
export function peopleNow(match: Lineups): Readonly<Partial<Record<Seat, string>>> {
  return peopleAt(match, match.substitutes.length);
}

/** An infraction noted by seats as an incident of people. */
export function toIncident(
  note: Omit<IncidentNote, "incidentId" | "afterHand">,
  people: Readonly<Partial<Record<Seat, string>>>,
  place: { readonly round: number; readonly match: string },
): Incident {
  const { infraction, offenders: seats, afterMatch: _, tile: __, note: ___, ...facts } = note;
  const offenders = seats.flatMap((seat) => people[seat] ?? []);
  const others = SEATS.filter((seat) => !seats.includes(seat));
  const [seat, ...more] = seats;
  const partner = seat !== undefined && more.length === 0 ? people[partnerOf(seat)] : undefined;
  return {
    ...facts,
    infraction,
    ...(offenders.length === 1 ? { offender: offenders[0] } : { offenders }),
    ...(partner === undefined ? {} : { partner }),
    opponents: others.flatMap((other) => people[other] ?? []).filter((id) => id !== partner),
    ...place,
  };
}

export async function listIncidentRows(
  tx: Transaction,
  tournamentId: string,
): Promise<readonly IncidentRow[]> {
  return tx.incident.findMany({
    where: { tournamentId, cancelled: false },
    include,
    orderBy: { seq: "asc" },
  });
}

export function toRecordedIncident(row: IncidentRow): RecordedIncident {
  const { incidentId: _, ...note } = row.note as unknown as IncidentNote;
  return {
    ...toIncident(note, peopleAt(row.match, row.lineup), { round: row.round, match: row.matchId }),
    id: row.id,
    ordinal: row.seq,
    afterHand: note.afterHand,
  };
}

/**
 * All incidents of an event that stand, what each costs given the others, and who is kept out of which rounds, by them or
 * by what an earlier event left to be served.
 */
export async function loadSanctionHistory(
  tx: Transaction,
  tournament: TournamentView,
): Promise<SanctionHistory> {
  const rows = await listIncidentRows(tx, tournament.id);
  const incidents = rows.map(toRecordedIncident);
  const verdicts = assessHistory(incidents, sanctionContextOf(tournament));
  const bars = [...(await carriedBars(tx, tournament)), ...listBars(incidents, verdicts)];
  return { incidents, verdicts, bars };
}
