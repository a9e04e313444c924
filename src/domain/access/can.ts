import type { Actor } from "./actor";
import type { Action, ActionScope, Condition, Permission } from "./permissions";
import { PERMISSIONS } from "./permissions";
import type { Capacity, Role } from "./roles";
import { CAPACITIES } from "./roles";

// The guard. It knows no storage: whoever asks brings the facts, and a fact that a rule needs is required by the type.

export type TournamentFacts = {
  /** The tournament acted on; null is all of them, which only a grant for all covers. */
  readonly tournamentId: string | null;
};

export type MatchFacts = TournamentFacts & {
  readonly matchId: string;
  /** Whether the person who asks sits at this table. */
  readonly playsInMatch: boolean;
  /** Whether some judge of the tournament does not play in this match (decision 9). */
  readonly judgeAvailable: boolean;
};

export type PersonFacts = TournamentFacts & { readonly playerId: string };

type ScopeFacts = {
  readonly installation: Readonly<Record<string, never>>;
  readonly tournament: TournamentFacts;
  readonly match: MatchFacts;
  readonly person: PersonFacts;
};

/** The facts that deciding an action takes, by its scope. */
export type FactsFor<Asked extends Action> = Asked extends Action
  ? ScopeFacts[(typeof PERMISSIONS)[Asked]["scope"]]
  : never;

/** Why not. `roles` are the capacities that could do it. */
export type AccessRefusal =
  | { readonly code: "own-match" }
  | { readonly code: "judge-available" }
  | { readonly code: "other-match" }
  | { readonly code: "other-tournament"; readonly role: Role }
  | { readonly code: "all-tournaments-needed"; readonly role: Role }
  | { readonly code: "other-person" }
  | { readonly code: "not-in-match" }
  | { readonly code: "sign-in-needed"; readonly roles: readonly Capacity[] }
  | { readonly code: "role-needed"; readonly roles: readonly Capacity[] };

export type AccessDecision =
  /** `as`: the capacity that carried it, to be recorded (a director who verifies for lack of a judge). */
  | { readonly allowed: true; readonly as: Capacity }
  | ({ readonly allowed: false; readonly action: Action } & AccessRefusal);

const REFUSAL_ORDER = [
  "own-match",
  "judge-available",
  "other-match",
  "other-tournament",
  "all-tournaments-needed",
  "other-person",
  "not-in-match",
] as const satisfies readonly AccessRefusal["code"][];

/** Who is tried first where a person holds several: the nearest to the table, so that a judge verifies as a judge. */
const TRIAL_ORDER: readonly Capacity[] = [
  "table",
  "judge",
  "scorekeeper",
  "director",
  "junta",
  "admin",
  "player",
  "public",
];

type AnyFacts = Partial<MatchFacts & PersonFacts>;

/** Whether the actor holds a role where the action takes place; a refusal where it is held elsewhere; null if not held. */
function heldRole(
  actor: Actor & { readonly kind: "account" },
  role: Role,
  scope: ActionScope,
  facts: AnyFacts,
): "held" | AccessRefusal | null {
  const grants = actor.grants.filter((grant) => grant.role === role);
  if (grants.length === 0) return null;
  if (grants.some((grant) => grant.tournamentId === null)) return "held";
  if (scope === "installation") return { code: "all-tournaments-needed", role };
  const asked = facts.tournamentId ?? null;
  if (asked === null) return { code: "all-tournaments-needed", role };
  return grants.some((grant) => grant.tournamentId === asked)
    ? "held"
    : { code: "other-tournament", role };
}

function heldCapacity(
  actor: Actor,
  capacity: Capacity,
  scope: ActionScope,
  facts: AnyFacts,
): "held" | AccessRefusal | null {
  if (capacity === "public") return "held";
  if (capacity === "table") return actor.kind === "table" ? "held" : null;
  if (actor.kind !== "account") return null;
  // Being a person of the roster is not granted by tournament: the linked player is enough.
  if (capacity === "player" && actor.playerId !== null) return "held";
  return heldRole(actor, capacity, scope, facts);
}

function conditionRefusal(
  condition: Condition,
  actor: Actor,
  facts: AnyFacts,
): AccessRefusal | null {
  switch (condition) {
    case "always":
      return null;
    case "own-match":
      return actor.kind === "table" && actor.matchId === facts.matchId
        ? null
        : { code: "other-match" };
    case "not-own-match":
      return facts.playsInMatch === false ? null : { code: "own-match" };
    case "in-match":
      return facts.playsInMatch === true ? null : { code: "not-in-match" };
    case "no-judge":
      if (facts.playsInMatch !== false) return { code: "own-match" };
      return facts.judgeAvailable === false ? null : { code: "judge-available" };
    case "own-person":
      return actor.kind === "account" &&
        actor.playerId !== null &&
        actor.playerId === facts.playerId
        ? null
        : { code: "other-person" };
  }
}

function nearestRefusal(refusals: readonly AccessRefusal[]): AccessRefusal | undefined {
  for (const code of REFUSAL_ORDER) {
    const found = refusals.find((refusal) => refusal.code === code);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Whether `actor` may do `action` given the facts; if so in which capacity, if not why, and who may. Refuses by default:
 * an action is open only to the capacities of its row in `PERMISSIONS`, under that row's scope and conditions.
 */
export function can<Asked extends Action>(
  actor: Actor,
  action: Asked,
  facts: FactsFor<Asked>,
): AccessDecision {
  const { scope, who }: Permission = PERMISSIONS[action];
  const known: AnyFacts = facts;
  const refusals: AccessRefusal[] = [];
  for (const capacity of TRIAL_ORDER) {
    const condition = who[capacity];
    if (condition === undefined) continue;
    const held = heldCapacity(actor, capacity, scope, known);
    if (held === null) continue;
    const refusal = held === "held" ? conditionRefusal(condition, actor, known) : held;
    if (refusal === null) return { allowed: true, as: capacity };
    refusals.push(refusal);
  }
  const nearest = nearestRefusal(refusals);
  if (nearest !== undefined) return { allowed: false, action, ...nearest };
  const roles = CAPACITIES.filter((capacity) => who[capacity] !== undefined);
  const code = actor.kind === "account" ? "role-needed" : "sign-in-needed";
  return { allowed: false, action, code, roles };
}
