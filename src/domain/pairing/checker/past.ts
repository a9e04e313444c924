import type { EventDocument, EventRound } from "../../event/event-document";

/** What the rounds before one say about meetings and rests, by id. */
export type Past = {
  /** The last round in which two were opponents or partners; 0: never. */
  readonly opponents: (a: string, b: string) => number;
  readonly partners: (a: string, b: string) => number;
  readonly rests: (id: string) => readonly number[];
};

const couple = (a: string, b: string) => JSON.stringify(a < b ? [a, b] : [b, a]);

function couplesWithin(side: readonly string[]): readonly string[] {
  return side.flatMap((a, at) => side.slice(at + 1).map((b) => couple(a, b)));
}

/** Reads the rounds before the one numbered `round` (from 1). */
export function readPast(rounds: readonly EventRound[], round: number): Past {
  const opponents = new Map<string, number>();
  const partners = new Map<string, number>();
  const rests = new Map<string, number[]>();
  rounds.slice(0, round - 1).forEach(({ tables, byes }, index) => {
    for (const { AC, BD } of tables) {
      for (const a of AC) for (const b of BD) opponents.set(couple(a, b), index + 1);
      for (const key of [...couplesWithin(AC), ...couplesWithin(BD)]) partners.set(key, index + 1);
    }
    for (const id of byes) rests.set(id, [...(rests.get(id) ?? []), index + 1]);
  });
  return {
    opponents: (a, b) => opponents.get(couple(a, b)) ?? 0,
    partners: (a, b) => partners.get(couple(a, b)) ?? 0,
    rests: (id) => rests.get(id) ?? [],
  };
}

/** Whether a meeting in round `last` (0: never) still bars one in `round`. */
export function bars(last: number, round: number, cooldown: number | null): boolean {
  return last !== 0 && (cooldown === null || last >= round - cooldown);
}

/** A question about two entrants of a round that the checker asks of couples over and over. */
export type Couples = {
  readonly ids: readonly string[];
  readonly rematch: (a: string, b: string) => number;
  readonly partner: (a: string, b: string) => number;
  readonly forbidden: (a: string, b: string) => boolean;
  readonly sameClub: (a: string, b: string) => boolean;
  /** Kept apart for good: forbidden, or of one club where the event is strict about clubs. */
  readonly apart: (a: string, b: string) => boolean;
};

/** The couples of a round: earlier meetings that still bar (the round, else 0), interdictions and clubs. */
export function readCouples(
  event: EventDocument,
  past: Past,
  round: number,
  ids: readonly string[],
): Couples {
  const { opponentCooldown, partnerCooldown } = event.pairing;
  const forbidden = new Set(event.forbidden.map(([a, b]) => couple(a, b)));
  const clubs = new Map(event.entrants.map(({ id, club }) => [id, club]));
  const barring = (last: number, cooldown: number | null) =>
    bars(last, round, cooldown) ? last : 0;
  const isForbidden = (a: string, b: string) => forbidden.has(couple(a, b));
  const sameClub = (a: string, b: string) =>
    clubs.get(a) !== undefined && clubs.get(a) === clubs.get(b);
  const strict = event.pairing.club === "strict";
  return {
    ids,
    rematch: (a, b) => barring(past.opponents(a, b), opponentCooldown),
    partner: (a, b) => barring(past.partners(a, b), partnerCooldown),
    forbidden: isForbidden,
    sameClub,
    apart: (a, b) => isForbidden(a, b) || (strict && sameClub(a, b)),
  };
}
