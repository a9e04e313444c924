import { describe, expect, it } from "vitest";
import type { Actor, RoleGrant } from "./actor";
import type { MatchFacts, PersonFacts } from "./can";
import { can } from "./can";
import type { Action, Condition, Permission } from "./permissions";
import { ACTION_SCOPES, ACTIONS, CONDITIONS, PERMISSIONS } from "./permissions";
import type { Capacity } from "./roles";
import { CAPACITIES } from "./roles";

const HERE = "t1";
const ELSEWHERE = "t2";
const FACTS: MatchFacts & PersonFacts = {
  tournamentId: HERE,
  matchId: "m1",
  playsInMatch: false,
  judgeAvailable: false,
  playerId: "p9",
};

function account(grants: readonly RoleGrant[], playerId: string | null = null): Actor {
  return { kind: "account", accountId: "a1", playerId, grants };
}

function actorOf(capacity: Capacity, tournamentId: string | null): Actor {
  if (capacity === "public") return { kind: "public" };
  if (capacity === "table") return { kind: "table", matchId: FACTS.matchId };
  return account([{ role: capacity, tournamentId }], capacity === "player" ? FACTS.playerId : null);
}

/** Facts under which a condition holds. */
function factsFor(condition: Condition | undefined): Partial<typeof FACTS> {
  return condition === "in-match" ? { playsInMatch: true } : {};
}

/** Asks with facts of every scope at once, as a route that forwards an action by name would. */
function ask(actor: Actor, action: Action, facts: Partial<typeof FACTS> = {}) {
  return can(actor, action, { ...FACTS, ...facts } as never);
}

const rows: readonly (readonly [Action, Permission])[] = ACTIONS.map((action) => [
  action,
  PERMISSIONS[action],
]);
const cells = rows.flatMap(([action, permission]) =>
  CAPACITIES.map((capacity) => [action, capacity, permission.who[capacity], permission] as const),
);
const given = cells.filter(([, , condition]) => condition !== undefined);
/** Those who, having nothing else, are also the public. */
const denied = cells.filter(
  ([, , condition, permission]) => condition === undefined && permission.who.public === undefined,
);

describe("every cell of the table", () => {
  it.each(given)("%s: %s may (%s)", (action, capacity, condition) => {
    expect(ask(actorOf(capacity, null), action, factsFor(condition))).toEqual({
      allowed: true,
      as: capacity,
    });
  });

  it.each(denied)("%s: %s may not", (action, capacity, _, permission) => {
    const roles = CAPACITIES.filter((other) => permission.who[other] !== undefined);
    const code = capacity === "public" || capacity === "table" ? "sign-in-needed" : "role-needed";
    expect(ask(actorOf(capacity, null), action)).toEqual({ allowed: false, action, code, roles });
  });

  it("holds every kind of scope and condition, so that none goes untested", () => {
    const conditions = new Set(given.map(([, , condition]) => condition));
    expect([...conditions].sort()).toEqual([...CONDITIONS].sort());
    expect(new Set(rows.map(([, { scope }]) => scope))).toEqual(new Set(ACTION_SCOPES));
  });
});

describe("where a grant holds", () => {
  const byRole = given.filter(
    ([, capacity, , permission]) =>
      !["player", "table", "public"].includes(capacity) && permission.who.public === undefined,
  );

  it.each(byRole)("%s: %s of one tournament", (action, capacity, _, { scope }) => {
    const here = ask(actorOf(capacity, HERE), action);
    const elsewhere = ask(actorOf(capacity, ELSEWHERE), action);
    if (scope === "installation") {
      const refusal = { allowed: false, action, code: "all-tournaments-needed", role: capacity };
      expect([here, elsewhere]).toEqual([refusal, refusal]);
    } else {
      expect(here).toEqual({ allowed: true, as: capacity });
      expect(elsewhere).toEqual({
        allowed: false,
        action,
        code: "other-tournament",
        role: capacity,
      });
    }
    expect(ask(actorOf(capacity, HERE), action, { tournamentId: null })).toMatchObject({
      allowed: false,
      code: "all-tournaments-needed",
    });
  });
});

describe("conditions", () => {
  const broken: Readonly<Record<Condition, readonly (readonly [Partial<typeof FACTS>, string])[]>> =
    {
      always: [],
      "own-match": [[{ matchId: "m2" }, "other-match"]],
      "not-own-match": [[{ playsInMatch: true }, "own-match"]],
      "no-judge": [
        [{ playsInMatch: true }, "own-match"],
        [{ judgeAvailable: true }, "judge-available"],
      ],
      "own-person": [[{ playerId: "p1" }, "other-person"]],
      "in-match": [[{ playsInMatch: false }, "not-in-match"]],
    };

  const conditioned = given.flatMap(([action, capacity, condition]) =>
    broken[condition ?? "always"].map(([facts, code]) => [action, capacity, code, facts] as const),
  );

  it.each(conditioned)("%s: %s is refused by %s", (action, capacity, code, facts) => {
    expect(ask(actorOf(capacity, null), action, facts)).toMatchObject({ allowed: false, code });
  });

  it("refuses when a fact that a condition needs never arrived", () => {
    const actor = actorOf("judge", null);
    expect(can(actor, "acta.verify", { tournamentId: HERE } as never)).toMatchObject({
      allowed: false,
      code: "own-match",
    });
  });
});

describe("several capacities in one person", () => {
  const both = account([
    { role: "director", tournamentId: HERE },
    { role: "judge", tournamentId: null },
  ]);

  it("verifies as the judge it is, judge or not at hand", () => {
    expect(ask(both, "acta.verify", { judgeAvailable: true })).toEqual({
      allowed: true,
      as: "judge",
    });
  });

  it("nobody verifies his own match, whatever he holds (decision 9)", () => {
    const everything = account(
      (["admin", "junta", "director", "judge", "scorekeeper"] as const).map((role) => ({
        role,
        tournamentId: null,
      })),
      "p9",
    );
    expect(ask(everything, "acta.verify", { playsInMatch: true })).toMatchObject({
      allowed: false,
      code: "own-match",
    });
  });

  it("a right in one tournament gives nothing in another", () => {
    const mixed = account([
      { role: "director", tournamentId: ELSEWHERE },
      { role: "scorekeeper", tournamentId: HERE },
    ]);
    expect(ask(mixed, "round.publish")).toMatchObject({ allowed: false, code: "other-tournament" });
    expect(ask(mixed, "checkin")).toEqual({ allowed: true, as: "scorekeeper" });
  });

  it("an account linked to a person sees that person's sanctions without any grant", () => {
    expect(ask(account([], "p9"), "sanctions.view-private")).toEqual({
      allowed: true,
      as: "player",
    });
    expect(ask(account([], "p1"), "sanctions.view-private")).toMatchObject({
      code: "other-person",
    });
    expect(ask(account([]), "sanctions.view-private")).toMatchObject({ code: "role-needed" });
  });

  it("everybody reads what is public, signed in or not", () => {
    expect(can({ kind: "public" }, "public.read", {})).toEqual({ allowed: true, as: "public" });
    expect(can(account([]), "public.read", {})).toEqual({ allowed: true, as: "public" });
  });
});

// The table itself, read by a person: a change of rights must be written twice.
const EXPECTED = `
public.read              installation admin junta director judge scorekeeper player table public
people.manage            installation admin junta director
people.import            installation admin junta director
clubs.manage             installation admin junta director
accounts.manage          installation admin
certificate.manage       installation admin
backup.create            installation admin
backup.restore           installation admin
tournament.create        installation admin junta director
tournament.configure     tournament admin junta director
tournament.view-draft    tournament admin junta director judge scorekeeper
tournament.close         tournament junta director
officials.assign         tournament admin junta director
entrants.manage          tournament director
fees.record              tournament director scorekeeper
checkin                  tournament director judge scorekeeper
round.pair               tournament director
round.edit-preview       tournament director
round.view-draft         tournament director
round.publish            tournament director
round.close              tournament director
clock.run                tournament director
sheets.print             tournament director judge scorekeeper
table-codes.issue        tournament director judge scorekeeper
standings.view-draft     tournament junta director judge
audit.read               tournament admin junta director
acta.view-live           match junta director judge scorekeeper table:own-match
acta.record-hand         match director judge scorekeeper table:own-match
acta.desk-entry          match director scorekeeper
acta.change-medium       match director judge scorekeeper table:own-match
acta.deliver             match director judge scorekeeper
incident.record          match director:not-own-match judge:not-own-match
incident.cancel          match director:not-own-match judge:not-own-match
acta.verify              match director:no-judge judge:not-own-match
acta.sign-collect        match director judge
acta.sign-own            match player:in-match
acta.close               match director:not-own-match judge:not-own-match
acta.reopen              match junta:not-own-match director:not-own-match
judge.call               match director judge scorekeeper player:in-match table:own-match
judge.answer             match director:not-own-match judge:not-own-match
claim.file               match junta director judge player:in-match
claim.read               match junta director judge player:in-match
claim.decide             match junta:not-own-match
claim.apply              match junta:not-own-match
claim.withdraw           person director judge player:own-person
claim.list               tournament junta director judge
sanctions.view-private   person junta director judge player:own-person
`;

describe("the table as published", () => {
  it("grants exactly these rights", () => {
    const lines = rows.map(([action, { scope, who }]) => {
      const holders = CAPACITIES.flatMap((capacity) => {
        const condition = who[capacity];
        if (condition === undefined) return [];
        return condition === "always" ? [capacity] : [`${capacity}:${condition}`];
      });
      return `${action.padEnd(24)} ${scope} ${holders.join(" ")}`;
    });
    expect(`\n${lines.join("\n")}\n`).toBe(EXPECTED);
  });
});
