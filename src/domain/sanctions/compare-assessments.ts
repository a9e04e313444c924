import { sameData } from "../kernel/same-data";
import type { CardColour, HandEffect, MatchEffect, TileEffect } from "../rules/vocabulary";
import type { Sanction, SanctionEffect, SanctionProblem, SanctionVerdict } from "./incident";

// What a correction of the past changed: the same incidents judged before and after it, difference by difference.

export type Before<Value> = { readonly before: Value; readonly after: Value };

/** What changed for one person. A part that stayed the same is missing. */
export type PersonChange = {
  readonly player: string;
  /** Points on the match and on the record, 0 for none. */
  readonly match?: Before<number>;
  readonly record?: Before<number>;
  readonly cards?: Before<readonly CardColour[]>;
  readonly effects?: Before<readonly Omit<SanctionEffect, "player">[]>;
  /** Whether the person is given the win. */
  readonly wins?: Before<boolean>;
};

/** What changed for one incident: recorded or taken back since, judged otherwise, or no longer to be judged. */
export type AssessmentChange = {
  readonly incidentId: string;
  readonly kind: "new" | "gone" | "changed";
  readonly infraction: string;
  readonly article: string | null;
  readonly step?: Before<number | null>;
  readonly hand?: Before<HandEffect>;
  readonly tile?: Before<TileEffect | null>;
  readonly match?: Before<MatchEffect>;
  readonly people: readonly PersonChange[];
  /** What stands in the way of a verdict now: a choice that a new step asks for, say. */
  readonly problems: readonly SanctionProblem[];
};

type Verdicts = ReadonlyMap<string, SanctionVerdict>;

/**
 * Every incident whose sanction is not what it was, in the order of `after`, then those that are gone. Reasons alone do not
 * count as a change. Two equal assessments have none.
 */
export function compareAssessments(before: Verdicts, after: Verdicts): readonly AssessmentChange[] {
  const ids = [...after.keys(), ...[...before.keys()].filter((id) => !after.has(id))];
  return ids.flatMap((incidentId) => {
    const was = before.get(incidentId);
    const is = after.get(incidentId);
    const change = compareVerdicts(incidentId, was, is);
    const isSame =
      change.kind === "changed" &&
      change.people.length === 0 &&
      [change.step, change.hand, change.tile, change.match].every((part) => part === undefined) &&
      sameData(problemsOf(was), problemsOf(is));
    return isSame ? [] : [change];
  });
}

function compareVerdicts(
  incidentId: string,
  was: SanctionVerdict | undefined,
  is: SanctionVerdict | undefined,
): AssessmentChange {
  const old = was?.ok ? was : null;
  const now = is?.ok ? is : null;
  const known = now ?? old;
  const problems = problemsOf(is);
  return {
    incidentId,
    kind: was === undefined ? "new" : is === undefined ? "gone" : "changed",
    infraction:
      known?.infraction ?? problems[0]?.infraction ?? problemsOf(was)[0]?.infraction ?? "",
    article: known?.article ?? null,
    ...part("step", old?.step ?? null, now?.step ?? null),
    ...part("hand", old?.hand ?? "continue", now?.hand ?? "continue"),
    ...part("tile", old?.tile ?? null, now?.tile ?? null),
    ...part("match", old?.match ?? "continue", now?.match ?? "continue"),
    people: comparePeople(old, now),
    problems,
  };
}

function problemsOf(verdict: SanctionVerdict | undefined): readonly SanctionProblem[] {
  return verdict === undefined || verdict.ok ? [] : verdict.problems;
}

function comparePeople(old: Sanction | null, now: Sanction | null): readonly PersonChange[] {
  const people = new Set([...namedIn(now), ...namedIn(old)]);
  return [...people].flatMap((player) => {
    const was = shareOf(old, player);
    const is = shareOf(now, player);
    const change: PersonChange = {
      player,
      ...part("match", was.match, is.match),
      ...part("record", was.record, is.record),
      ...part("cards", was.cards, is.cards),
      ...part("effects", was.effects, is.effects),
      ...part("wins", was.wins, is.wins),
    };
    return Object.keys(change).length > 1 ? [change] : [];
  });
}

function namedIn(sanction: Sanction | null): readonly string[] {
  if (!sanction) return [];
  const { points, cards, effects, wins } = sanction;
  return [...[...points, ...cards, ...effects].map(({ player }) => player), ...wins];
}

function shareOf(sanction: Sanction | null, player: string) {
  const points = (on: "match" | "record") =>
    (sanction?.points ?? [])
      .filter((line) => line.player === player && line.on === on)
      .reduce((sum, line) => sum + line.points, 0);
  return {
    match: points("match"),
    record: points("record"),
    cards: (sanction?.cards ?? []).filter((one) => one.player === player).map(({ card }) => card),
    effects: (sanction?.effects ?? [])
      .filter((one) => one.player === player)
      .map(({ player: _, ...effect }) => effect),
    wins: sanction?.wins.includes(player) ?? false,
  };
}

function part<Name extends string, Value>(
  name: Name,
  before: Value,
  after: Value,
): { readonly [key in Name]?: Before<Value> } {
  if (sameData(before, after)) return {};
  return { [name]: { before, after } } as { readonly [key in Name]: Before<Value> };
}
