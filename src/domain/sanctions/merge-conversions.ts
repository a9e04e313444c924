import type {
  RecordedIncident,
  Sanction,
  SanctionEffect,
  SanctionReason,
  SanctionResult,
} from "./incident";
import { peopleOf } from "./incident";
import type { StepEffects } from "./infraction";
import { givenResult } from "./results";

/** A conversion that an incident completed for somebody. */
export type Completed = {
  readonly player: string;
  readonly effects: StepEffects;
  readonly reason: Extract<SanctionReason, { readonly code: "red-cards-expel" | "accumulated" }>;
};

/** A sanction with what it completed for each person: cards, effects, the end of the match, and whose result it is. */
export function mergeConversions(
  sanction: Sanction,
  incident: RecordedIncident,
  completed: readonly Completed[],
): Sanction {
  return completed.reduce((merged, one) => merge(merged, incident, one), sanction);
}

function merge(
  sanction: Sanction,
  incident: RecordedIncident,
  { player, effects, reason }: Completed,
): Sanction {
  const { card, match = "continue", winForOthers, notes = [] } = effects;
  const results = mergedResults(sanction, incident, player, effects);
  const losers = new Set(results.filter(({ won }) => !won).map((result) => result.player));
  const winners = winForOthers ? peopleOf(incident).filter((one) => one !== player) : [];
  const wins = [...new Set([...sanction.wins, ...winners])].filter((one) => !losers.has(one));
  return {
    ...sanction,
    cards: card === undefined ? sanction.cards : [...sanction.cards, { player, card }],
    match: sanction.match === "continue" ? match : sanction.match,
    effects: withEffect(sanction.effects, player, effects.player),
    wins,
    ...(results.length === 0 ? {} : { results }),
    reasons: [
      ...sanction.reasons,
      reason,
      ...notes
        .filter(({ code }) => code !== "no-appeal")
        .map((note) => ({ ...note, article: reason.article })),
    ],
  };
}

function mergedResults(
  { results = [] }: Sanction,
  incident: RecordedIncident,
  player: string,
  { result }: Completed["effects"],
): readonly SanctionResult[] {
  if (!result) return results;
  const { offender, others } = result;
  const kept = results.filter((one) => one.player !== player);
  const known = new Set([player, ...kept.map((one) => one.player)]);
  const given = others ? peopleOf(incident).filter((one) => !known.has(one)) : [];
  return [
    givenResult(incident, player, offender),
    ...kept,
    ...given.flatMap((one) => (others ? [givenResult(incident, one, others)] : [])),
  ];
}

function withEffect(
  effects: readonly SanctionEffect[],
  player: string,
  added: Completed["effects"]["player"],
): readonly SanctionEffect[] {
  if (!added) return effects;
  const isExpelled = effects.some(
    (one) => one.player === player && one.effect.startsWith("expelled"),
  );
  return isExpelled ? effects : [...effects, { player, ...added }];
}
