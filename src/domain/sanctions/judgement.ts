import type { JudgedSanction } from "../rules/incident-facts";
import type { Incident, SanctionEffect, SanctionProblem, SanctionReason } from "./incident";
import type { Infraction, JudgedMatter, JudgeScope, StepEffects } from "./infraction";

// What the judge lays down himself where a step leaves it to him: a fine of his measure, a card, the hand, a warning,
// the length of a suspension.

type Judgement = {
  readonly effects: StepEffects;
  /** Effects on the person besides the one of the row. */
  readonly more: readonly Omit<SanctionEffect, "player">[];
  readonly reasons: readonly SanctionReason[];
  readonly problems: readonly SanctionProblem[];
};

/**
 * The effects of a step with what the judge laid down. Refuses what lies outside the bounds of the step; what the step
 * does not leave to him has no effect and is told among the reasons, because a step may change after it was laid down.
 */
export function withJudgement(
  infraction: Infraction,
  effects: StepEffects,
  incident: Incident,
): Judgement {
  const scope = effects.judge ?? {};
  const { article } = infraction;
  const laid = laidDown(incident);
  const refused = laid.filter((what) => !isLeftToJudge(what, effects));
  const used = laid.filter((what) => !refused.includes(what));
  return {
    effects: applied(effects, incident, used),
    more: moreEffects(effects, incident, used),
    reasons: refused.map((what) => ({ code: "not-left-to-judge", article, what })),
    problems: used.flatMap((what) => outOfRange(infraction, scope, incident, what)),
  };
}

function laidDown(incident: Incident): readonly (keyof JudgedSanction)[] {
  const named = ["points", "card", "handEffect", "rounds"] as const;
  return [
    ...named.filter((what) => incident[what] !== undefined),
    ...(["warning", "withCard"] as const).filter((what) => incident[what] === true),
  ];
}

function isLeftToJudge(what: keyof JudgedSanction, effects: StepEffects): boolean {
  const { judge = {}, optionalCard } = effects;
  switch (what) {
    case "withCard":
      // Asked for at a step that brings a card of its own anyway, it is granted.
      return optionalCard !== undefined || effects.card !== undefined;
    case "points":
      return judge.points !== undefined;
    case "card":
      return judge.cards !== undefined;
    case "handEffect":
      return judge.hands !== undefined;
    case "warning":
      return judge.warning === true;
    case "rounds":
      return judge.rounds !== undefined;
  }
}

const SETTLES: Readonly<Record<keyof JudgedSanction, readonly JudgedMatter[]>> = {
  points: ["points", "effect"],
  card: ["card", "effect"],
  withCard: ["card"],
  handEffect: ["hand", "effect"],
  warning: ["effect"],
  rounds: ["suspension", "suspension-rounds"],
};

function applied(
  effects: StepEffects,
  incident: Incident,
  used: readonly (keyof JudgedSanction)[],
): StepEffects {
  const has = (what: keyof JudgedSanction) => used.includes(what);
  const settled = used.flatMap((what) => SETTLES[what]);
  const { points, card, handEffect, rounds } = incident;
  const notes = (effects.notes ?? []).filter(
    (note) => note.code !== "judge-decides" || !settled.includes(note.what),
  );
  return {
    ...effects,
    notes,
    ...(has("points") ? { points: { ...effects.points, offender: points } } : {}),
    ...(has("withCard") ? { card: effects.card ?? effects.optionalCard } : {}),
    ...(has("card") ? { card } : {}),
    ...(has("handEffect") ? { hand: handEffect } : {}),
    ...(has("rounds") && effects.player?.effect === "suspended"
      ? { player: { ...effects.player, rounds } }
      : {}),
  };
}

function moreEffects(
  effects: StepEffects,
  { rounds }: Incident,
  used: readonly (keyof JudgedSanction)[],
): Judgement["more"] {
  const isSuspended = effects.player?.effect === "suspended";
  return [
    ...(used.includes("warning") ? [{ effect: "warned" } as const] : []),
    ...(used.includes("rounds") && !isSuspended ? [{ effect: "suspended", rounds } as const] : []),
  ];
}

function outOfRange(
  { code, article }: Infraction,
  scope: JudgeScope,
  incident: Incident,
  what: keyof JudgedSanction,
): readonly SanctionProblem[] {
  const problem = { code: "judged-out-of-range", infraction: code, article, what } as const;
  const { points = 0, rounds = 1, card, handEffect } = incident;
  switch (what) {
    case "points": {
      const least = scope.points?.least ?? 0;
      return points < least || points > 0 ? [{ ...problem, least, most: 0 }] : [];
    }
    case "rounds": {
      const most = scope.rounds?.most ?? 1;
      return rounds < 1 || rounds > most ? [{ ...problem, least: 1, most }] : [];
    }
    case "card": {
      const options = scope.cards ?? [];
      return card && !options.includes(card) ? [{ ...problem, options }] : [];
    }
    case "handEffect": {
      const options = scope.hands ?? [];
      return handEffect && !options.includes(handEffect) ? [{ ...problem, options }] : [];
    }
    default:
      return [];
  }
}
