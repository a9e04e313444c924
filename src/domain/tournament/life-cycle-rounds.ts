import type { EventFormat } from "../rules/settings";

// How many rounds a field bears. No rule book gives a formula; ours is a suggestion, the limits are arithmetic.

/** Rounds to suggest for a number of entrants: ⌈log2⌉ + 2; 0 where nobody can meet anybody. */
export function suggestRounds(units: number): number {
  if (units < 2) return 0;
  let doublings = 0;
  while (2 ** doublings < units) doublings++;
  return doublings + 2;
}

export type RoundsPlan = {
  readonly format: EventFormat;
  /** Entrants expected to play. */
  readonly units: number;
  readonly rounds: number;
  /** null: never again while avoidable. */
  readonly partnerCooldown: number | null;
  readonly opponentCooldown: number | null;
};

/**
 * `repeats-unavoidable`: more rounds than there are different partners (individual) or opponents (pairs, teams).
 * `repeats-possible`: there are enough of them, but paired round by round a repeat can become the only way out.
 */
export type RoundsWarning = {
  readonly code: "repeats-unavoidable" | "repeats-possible";
  readonly relation: "partners" | "opponents";
  readonly rounds: number;
  /** The most rounds for which the warning would not be given. */
  readonly atMost: number;
};

export type RoundsAdvice = {
  readonly suggested: number;
  readonly warnings: readonly RoundsWarning[];
};

/**
 * Rounds to suggest, and what the plan makes infeasible. With `u` entrants of whom `r` rest each round, `u(u−1)/2`
 * different couples exist and a round uses `(u−r)/2` of them; a matching without repeats is certain for the first
 * `(u−r)/2` rounds, since everybody still has at least half of the rest to meet (Dirac's theorem).
 */
export function adviseRounds(plan: RoundsPlan): RoundsAdvice {
  const individual = plan.format === "individual";
  const relation = individual ? "partners" : "opponents";
  const cooldown = individual ? plan.partnerCooldown : plan.opponentCooldown;
  const suggested = suggestRounds(plan.units);
  const playing = plan.units - (plan.units % (individual ? 4 : 2));
  if (playing === 0) return { suggested, warnings: [] };
  // With a cool-down of k rounds only the k before matter, so that k + 1 rounds in a row must be free of repeats.
  const span = cooldown === null ? plan.rounds : Math.min(plan.rounds, cooldown + 1);
  const most = Math.floor((plan.units * (plan.units - 1)) / playing);
  const certain = Math.max(1, Math.floor(playing / 2));
  const warning = (code: RoundsWarning["code"], atMost: number): RoundsAdvice => ({
    suggested,
    warnings: [{ code, relation, rounds: plan.rounds, atMost }],
  });
  if (span > most) return warning("repeats-unavoidable", most);
  if (span > certain) return warning("repeats-possible", certain);
  return { suggested, warnings: [] };
}
