import type { InfractionCode } from "../rules/vocabulary";
import { convert } from "./accumulation";
import type { SanctionContext } from "./assess";
import { assessAll, assessNext } from "./assess";
import type { RecordedIncident, Sanction, SanctionVerdict } from "./incident";
import { offendersOf } from "./incident";
import type { Token } from "./infraction";
import type { Past, PastToken } from "./past";

// Who has come so far that one more offence puts him out: what a judge wants to know before the fourth table.

/**
 * One more `infraction` by `person` would have this `consequence`; with `missing`, one more warning or card whatever it is
 * for, and `infraction` is the entry that it would complete. `count` is how often it is on record, or what counts so far.
 */
export type Stake = {
  readonly person: string;
  readonly infraction: InfractionCode;
  readonly article: string;
  readonly consequence: "expelled" | "match-lost";
  readonly missing?: Exclude<Token, "offence">;
  readonly count: number;
  /** Where the last one happened; a loss of the match is at stake in that match only. */
  readonly match: string;
};

/**
 * Everybody whom one repetition of an offence on record, or one more card, would expel, or cost the match. Who is
 * expelled already is left out, and so is what expels at the first time (nothing is on record of it then).
 */
export function listStakes(
  incidents: readonly RecordedIncident[],
  context: SanctionContext,
): readonly Stake[] {
  const { verdicts, past } = assessAll(incidents, context);
  const gone = new Set([...verdicts.values()].flatMap((verdict) => expelledBy(verdict)));
  const byCards = [...past.tokens].flatMap(([person, account]): readonly Stake[] =>
    gone.has(person) ? [] : cardStake(person, account, context),
  );
  const repeated = lastOffences(incidents).filter(({ person }) => !gone.has(person));
  return [
    ...repeated.flatMap((offence) => repetitionStake(offence, past, verdicts, context)),
    ...byCards,
  ];
}

function repetitionStake(
  { person, last, count }: LastOffence,
  past: Past,
  verdicts: ReadonlyMap<string, SanctionVerdict>,
  context: SanctionContext,
): readonly Stake[] {
  const next = { ...last, id: "next", ordinal: Number.MAX_SAFE_INTEGER };
  const { verdict } = assessNext(past, next, context);
  const consequence = consequenceFor(verdict, person);
  if (consequence === null) return [];
  const before = verdicts.get(last.id);
  const { infraction, match } = last;
  const article = before?.ok ? before.article : "";
  return [{ person, infraction, article, consequence, count, match }];
}

const GRAVITY = ["warned", "yellow", "red", "black"] as const;

/** The least that would expel somebody by what it adds up to, no graver than what he has been given already. */
function cardStake(
  person: string,
  account: readonly PastToken[],
  { catalogue }: SanctionContext,
): readonly Stake[] {
  const given = account.filter(({ token, spent }) => token !== "offence" && !spent);
  const last = given.at(-1);
  if (last === undefined) return [];
  const gravest = Math.max(...given.map(({ token }) => GRAVITY.indexOf(token as "red")));
  for (const missing of GRAVITY.slice(0, gravest + 1)) {
    const { round, match, modality } = last;
    const next = { ...last, token: missing, incidentId: "next", spent: false };
    const place = { id: "next", round, match, modality: modality ?? undefined };
    const { completed } = convert(person, [...account, next], place, catalogue);
    const expelling = completed.find(({ effects }) => isExpulsion(effects.player?.effect));
    if (expelling) {
      const { infraction, article, earlier } = expelling.reason;
      const count = Math.max(earlier.length, 1);
      return [{ person, infraction, article, consequence: "expelled", missing, count, match }];
    }
  }
  return [];
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
  // What only adds up to an expulsion is told once, by the card that is missing.
  const addsUp = verdict.reasons.some(
    (reason) =>
      (reason.code === "red-cards-expel" || reason.code === "accumulated") &&
      reason.player === person,
  );
  if (addsUp) return null;
  if (expelledBy(verdict).includes(person)) return "expelled";
  // An absence loses the match every time; only a scale that leads there is at stake.
  return isLostByScale(verdict) ? "match-lost" : null;
}

function isLostByScale({ match, step }: Sanction): boolean {
  return match === "forfeit" && step > 1;
}

function expelledBy(verdict: SanctionVerdict): readonly string[] {
  if (!verdict.ok) return [];
  return verdict.effects.filter(({ effect }) => isExpulsion(effect)).map(({ player }) => player);
}

function isExpulsion(effect: string | undefined): boolean {
  return effect === "expelled" || effect === "expelled-permanently";
}
