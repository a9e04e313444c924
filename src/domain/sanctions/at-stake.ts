import type { InfractionCode } from "../rules/vocabulary";
import type { SanctionContext } from "./assess";
import { assessHistory } from "./assess";
import type { RecordedIncident, Sanction, SanctionVerdict } from "./incident";
import { offendersOf } from "./incident";

// Who has come so far that the same offence once more puts him out: what a judge wants to know before the fourth table.

/** One more `infraction` by `person` would have this `consequence`. `count` is how often it is on record. */
export type Stake = {
  readonly person: string;
  readonly infraction: InfractionCode;
  readonly article: string;
  readonly consequence: "expelled" | "match-lost";
  readonly count: number;
  /** Where the last one happened; a loss of the match is at stake in that match only. */
  readonly match: string;
};

/**
 * Everybody whom one repetition of an offence on record would expel, or cost the match. Who is expelled already is left
 * out, and so is what expels at the first time (nothing is on record of it then).
 */
export function listStakes(
  incidents: readonly RecordedIncident[],
  context: SanctionContext,
): readonly Stake[] {
  const verdicts = assessHistory(incidents, context);
  const gone = new Set([...verdicts.values()].flatMap((verdict) => expelledBy(verdict)));
  return lastOffences(incidents).flatMap(({ person, last, count }): Stake[] => {
    if (gone.has(person)) return [];
    const next = { ...last, id: "next", ordinal: Number.MAX_SAFE_INTEGER };
    const verdict = assessHistory([...incidents, next], context).get(next.id);
    const consequence = verdict ? consequenceFor(verdict, person) : null;
    if (consequence === null) return [];
    const before = verdicts.get(last.id);
    const { infraction, match } = last;
    const article = before?.ok ? before.article : "";
    return [{ person, infraction, article, consequence, count, match }];
  });
}

type LastOffence = {
  readonly person: string;
  readonly last: RecordedIncident;
  readonly count: number;
};

function lastOffences(incidents: readonly RecordedIncident[]): readonly LastOffence[] {
  const found = new Map<string, LastOffence>();
  for (const incident of incidents) {
    for (const person of offendersOf(incident)) {
      const key = `${person} ${incident.infraction}`;
      const known = found.get(key);
      const isLater =
        !known ||
        incident.round > known.last.round ||
        (incident.round === known.last.round && incident.ordinal > known.last.ordinal);
      found.set(key, {
        person,
        last: isLater ? incident : known.last,
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  return [...found.values()];
}

function consequenceFor(verdict: SanctionVerdict, person: string): Stake["consequence"] | null {
  if (!verdict.ok) {
    const mayExpel = verdict.problems.some(
      (problem) => problem.code === "choice-needed" && problem.options.includes("expel"),
    );
    return mayExpel ? "expelled" : null;
  }
  if (expelledBy(verdict).includes(person)) return "expelled";
  // An absence loses the match every time; only a scale that leads there is at stake.
  return isLostByScale(verdict) ? "match-lost" : null;
}

function isLostByScale({ match, step }: Sanction): boolean {
  return match === "forfeit" && step > 1;
}

function expelledBy(verdict: SanctionVerdict): readonly string[] {
  if (!verdict.ok) return [];
  return verdict.effects
    .filter(({ effect }) => effect === "expelled" || effect === "expelled-permanently")
    .map(({ player }) => player);
}
