import type { EventDocument, PublishedStanding } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { Finding } from "./finding";
import type { PlainRecord } from "./plain-records";
import { eventAfter, plainStandings } from "./plain-standings";

const FIGURES = [
  "played",
  "wins",
  "for",
  "against",
  "net",
] as const satisfies readonly (keyof PlainRecord)[];

type Differs = Pick<Finding, "ids" | "figure" | "found" | "expected">;

/** A published line against the record that the results give. */
function lineDifferences(line: PublishedStanding, record: PlainRecord): readonly Differs[] {
  return FIGURES.flatMap((figure): readonly Differs[] => {
    const found = line[figure];
    if (found === undefined || found === record[figure]) return [];
    return [{ ids: [line.id], figure, found, expected: record[figure] }];
  });
}

/** The first place that somebody else should have; `found` is 0 where he is not in the list at all. */
function placeDifferences(
  published: readonly PublishedStanding[],
  own: readonly PlainRecord[],
): readonly Differs[] {
  const index = own.findIndex(({ id }, place) => published[place]?.id !== id);
  const id = own[index]?.id;
  if (id === undefined) return [];
  const found = 1 + published.findIndex((line) => line.id === id);
  return [{ ids: [id], figure: "place", found, expected: index + 1 }];
}

/**
 * The standings published after a round against those that its results give, in an addition of its own: order (before a
 * final phase, whose order is that of the final) and every figure that was published.
 */
export function checkStandings(
  event: EventDocument,
  round: number,
  rules: RuleSettings,
): readonly Finding[] {
  const published = event.rounds[round - 1]?.standings;
  if (published === undefined) return [];
  const own = plainStandings(eventAfter(event, round), rules);
  const records = new Map(own.map((record) => [record.id, record]));
  const at = { severity: "error", round } as const;
  const strangers = published
    .filter(({ id }) => !records.has(id))
    .map(({ id }): Finding => ({ ...at, code: "unknown-entrant", ids: [id] }));
  if (strangers.length > 0) return strangers;
  const lines = published.flatMap((line) => {
    const record = records.get(line.id);
    return record === undefined ? [] : lineDifferences(line, record);
  });
  const { final } = event.pairing;
  const isFinal = final !== undefined && round >= final.from;
  const differences = lines.length > 0 || isFinal ? lines : placeDifferences(published, own);
  return differences.map((difference) => ({ ...at, code: "standings-differ", ...difference }));
}
