import "server-only";
import type { SanctionEffect, SanctionVerdict } from "@/domain/sanctions/incident";
import type { Bar } from "@/domain/sanctions/standing-sanctions";
import type { Encounter, SuspensionSentence } from "@/domain/sanctions/suspensions";
import { suspensionsServed } from "@/domain/sanctions/suspensions";
import { entrantRounds, foldEntrant } from "@/domain/tournament/registration";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "../db/client";
import { toEntrantHistory } from "../registration/rows";
import type { TournamentView } from "../tournaments/rows";

// What a sanction of an earlier event still keeps somebody out of: suspensions that were not served to the end (19.2,
// K42), and expulsions for good.

type Sentenced = {
  readonly incidentId: string;
  readonly effect: SanctionEffect;
  readonly sentence: SuspensionSentence;
};

type EventInTime = { readonly id: string; readonly order: number };

/** Tournaments in the order in which they are played. */
async function eventsInTime(tx: Transaction): Promise<readonly EventInTime[]> {
  const rows = await tx.tournament.findMany({
    where: { status: { not: "draft" } },
    orderBy: [{ startsOn: "asc" }, { createdAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  return rows.map(({ id }, order) => ({ id, order }));
}

/** Sentences given before an event that reach beyond the one they were given in. */
async function sentencesBefore(
  tx: Transaction,
  events: readonly EventInTime[],
  present: EventInTime,
): Promise<readonly Sentenced[]> {
  const earlier = new Map(
    events.filter(({ order }) => order < present.order).map(({ id, order }) => [id, order]),
  );
  if (earlier.size === 0) return [];
  const rows = await tx.$queryRaw<
    { id: string; tournamentId: string; round: number; verdict: SanctionVerdict }[]
  >`
    SELECT "id", "tournamentId", "round", "verdict" FROM "Incident"
    WHERE NOT "cancelled" AND (
      "verdict"->'effects' @> '[{"effect":"suspended"}]'
      OR "verdict"->'effects' @> '[{"effect":"expelled-permanently"}]'
    )
    ORDER BY "seq"`;
  return rows.flatMap(({ id, tournamentId: event, round, verdict }) => {
    const order = earlier.get(event);
    if (order === undefined || !verdict.ok) return [];
    return verdict.effects
      .filter(({ effect }) => effect === "suspended" || effect === "expelled-permanently")
      .map((effect) => ({
        incidentId: id,
        effect,
        sentence: { id, rounds: effect.rounds ?? 1, event, order, round },
      }));
  });
}

function encounterStatus(
  place: { readonly matchId: string | null } | undefined,
  wasAbsent: boolean,
): Encounter["status"] {
  if (wasAbsent) return "absent";
  if (place === undefined) return "barred";
  return place.matchId === null ? "rest" : "played";
}

const entryInclude = {
  entrant: { include: { history: { orderBy: { seq: "asc" } } } },
} as const satisfies Prisma.EntrantMemberInclude;

/**
 * The encounters of a person in events up to the present one: every published round in which his entrant took part.
 * Where it did and he sat nowhere, he was kept out.
 */
async function encountersOf(
  tx: Transaction,
  person: string,
  events: readonly EventInTime[],
): Promise<readonly Encounter[]> {
  const orders = new Map(events.map(({ id, order }) => [id, order]));
  const entries = await tx.entrantMember.findMany({
    where: { playerId: person, tournamentId: { in: [...orders.keys()] } },
    include: entryInclude,
  });
  const encounters: Encounter[] = [];
  for (const { tournamentId: event, entrant } of entries) {
    const part = entrantRounds(foldEntrant(toEntrantHistory(entrant.history)));
    if (part === null) continue;
    const rounds = await tx.round.findMany({
      where: { tournamentId: event, status: { not: "draft" } },
      select: {
        number: true,
        seatings: { where: { playerId: person }, select: { matchId: true } },
      },
    });
    const order = orders.get(event) ?? 0;
    for (const { number: round, seatings } of rounds) {
      if (round < (part.from ?? 1) || round >= (part.outFrom ?? Number.POSITIVE_INFINITY)) continue;
      const wasAbsent = part.absent?.includes(round) ?? false;
      encounters.push({ event, order, round, status: encounterStatus(seatings[0], wasAbsent) });
    }
  }
  return encounters;
}

/**
 * Who is kept out of rounds of this event by a sanction of an earlier one: the suspended for the encounters that they
 * have still to sit out, from the first round they enter; the expelled for good from the first round on.
 */
export async function carriedBars(
  tx: Transaction,
  tournament: TournamentView,
): Promise<readonly Bar[]> {
  const events = await eventsInTime(tx);
  const present = events.find(({ id }) => id === tournament.id);
  if (!present) return [];
  const sentenced = await sentencesBefore(tx, events, present);
  if (sentenced.length === 0) return [];
  const published = await tx.round.aggregate({
    where: { tournamentId: tournament.id, status: { not: "draft" } },
    _max: { number: true },
  });
  const next = (published._max.number ?? 0) + 1;
  const bars: Bar[] = [];
  for (const person of new Set(sentenced.map(({ effect }) => effect.player))) {
    const own = sentenced.filter(({ effect }) => effect.player === person);
    for (const { incidentId, effect } of own.filter(
      (one) => one.effect.effect === "expelled-permanently",
    )) {
      bars.push({ person, incidentId, effect: effect.effect, from: 1, to: null });
    }
    const suspended = own.filter(({ effect }) => effect.effect === "suspended");
    if (suspended.length === 0) continue;
    const upToNow = events.filter(({ order }) => order <= present.order);
    bars.push(
      ...barsOfSuspensions(
        person,
        suspended.map(({ sentence }) => sentence),
        await encountersOf(tx, person, upToNow),
        { event: tournament.id, next },
      ),
    );
  }
  return bars;
}

/** The rounds of the present event that suspensions have taken, and those that they will take one after the other. */
function barsOfSuspensions(
  person: string,
  sentences: readonly SuspensionSentence[],
  encounters: readonly Encounter[],
  { event, next }: { readonly event: string; readonly next: number },
): readonly Bar[] {
  let free = next;
  return suspensionsServed(sentences, encounters).flatMap(({ sentence, served, remaining }) => {
    const here = served.filter((encounter) => encounter.event === event);
    const bar = { person, incidentId: sentence.id, effect: "suspended" } as const;
    const taken = here.map(({ round }): Bar => ({ ...bar, from: round, to: round }));
    if (remaining === 0) return taken;
    const from = free;
    free += remaining;
    return [...taken, { ...bar, from, to: free - 1 }];
  });
}
