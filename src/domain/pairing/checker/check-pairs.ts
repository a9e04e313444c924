import type { EventDocument, EventRound } from "../../event/event-document";
import type { Finding } from "./finding";
import { largestMatching } from "./largest-matching";
import type { Couples, Past } from "./past";

/**
 * Whether everybody of a field can be paired with allowed couples, one resting where the number is odd, and only somebody
 * who `mayRest`.
 */
function canPairAll(
  ids: readonly string[],
  allowed: (a: string, b: string) => boolean,
  mayRest: (id: string) => boolean,
): boolean {
  const odd = ids.length % 2;
  const size = ids.length + odd;
  const id = (vertex: number) => ids[vertex] ?? null;
  const pairs = largestMatching(size, (x, y) => {
    const a = id(x);
    const b = id(y);
    if (a !== null && b !== null) return allowed(a, b);
    return mayRest(a ?? b ?? "");
  });
  return 2 * pairs === size;
}

/** The fewest rematches that a field can be paired with, whoever rests. */
function fewestRematches({ ids, rematch }: Couples): number {
  const odd = ids.length % 2;
  const size = ids.length + odd;
  const pairs = largestMatching(size, (x, y) => {
    const a = ids[x];
    const b = ids[y];
    return a === undefined || b === undefined || rematch(a, b) === 0;
  });
  return size / 2 - pairs;
}

/** Repeats, interdictions and clubs at the tables of fixed pairs, each with whether a round without it was possible. */
export function checkPairTables(
  event: EventDocument,
  made: EventRound,
  round: number,
  couples: Couples,
): readonly Finding[] {
  const met = made.tables.flatMap(({ table, AC: [a], BD: [b] }) =>
    a === undefined || b === undefined ? [] : [{ table, a, b }],
  );
  const strict = event.pairing.club === "strict";
  const repeated = met.filter(({ a, b }) => couples.rematch(a, b) > 0);
  const forbidden = met.filter(({ a, b }) => couples.forbidden(a, b));
  const together = strict ? met.filter(({ a, b }) => couples.sameClub(a, b)) : [];
  const legal = (a: string, b: string) => couples.rematch(a, b) === 0 && !couples.forbidden(a, b);
  const anybody = () => true;
  const graded = (avoidable: boolean) =>
    ({ severity: avoidable ? "error" : "notice", avoidable }) as const;
  const findings: Finding[] = [];
  if (repeated.length > 0) {
    const grade = graded(repeated.length > fewestRematches(couples));
    for (const { table, a, b } of repeated) {
      const last = couples.rematch(a, b);
      findings.push({ ...grade, code: "rematch", round, table, ids: [a, b], last });
    }
  }
  if (forbidden.length > 0) {
    const grade = graded(canPairAll(couples.ids, legal, anybody));
    for (const { table, a, b } of forbidden) {
      findings.push({ ...grade, code: "forbidden-pair", round, table, ids: [a, b] });
    }
  }
  if (together.length > 0) {
    const apart = (a: string, b: string) => couples.rematch(a, b) === 0 && !couples.apart(a, b);
    const grade = graded(canPairAll(couples.ids, apart, anybody));
    for (const { table, a, b } of together) {
      findings.push({ ...grade, code: "same-club", round, table, ids: [a, b] });
    }
  }
  return findings;
}

/** Rests that came again while somebody who played had fewer, with whether one of those could have rested. */
export function checkPairRests(
  made: EventRound,
  round: number,
  couples: Couples,
  past: Past,
): readonly Finding[] {
  return made.byes.flatMap((id): readonly Finding[] => {
    const earlier = past.rests(id);
    const fewer = couples.ids.filter((other) => past.rests(other).length < earlier.length);
    if (earlier.length === 0 || fewer.length === 0) return [];
    const legal = (a: string, b: string) => couples.rematch(a, b) === 0 && !couples.apart(a, b);
    const avoidable = canPairAll(couples.ids, legal, (other) => fewer.includes(other));
    return [
      {
        severity: avoidable ? "error" : "notice",
        avoidable,
        code: "second-bye",
        round,
        ids: [id],
        last: earlier[earlier.length - 1],
      },
    ];
  });
}
