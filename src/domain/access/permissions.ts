import type { Capacity } from "./roles";

// The one table of rights: action × capacity × scope. The guard (`can`) and its tests are generated from it.

/**
 * Where a right holds. `installation`: only a grant for all tournaments counts. `tournament`: a grant for that
 * tournament or for all. `match`: the same, and the table's code for its own match. `person`: the same, and oneself.
 */
export const ACTION_SCOPES = ["installation", "tournament", "match", "person"] as const;
export type ActionScope = (typeof ACTION_SCOPES)[number];

/**
 * What must also be true of a capacity. `own-match`: the code is that of this match. `not-own-match`: the official does
 * not play in it. `no-judge`: the same, and no judge is available for it (none named, or all of them play in it).
 * `own-person`: the record is about the person who asks. `in-match`: the person who asks sits at this table.
 */
export const CONDITIONS = [
  "always",
  "own-match",
  "not-own-match",
  "no-judge",
  "own-person",
  "in-match",
] as const;
export type Condition = (typeof CONDITIONS)[number];

export type Permission = {
  readonly scope: ActionScope;
  readonly who: Readonly<Partial<Record<Capacity, Condition>>>;
};

const always = "always";
const notOwnMatch = "not-own-match";
const refereeing = { director: notOwnMatch, judge: notOwnMatch } as const;
const everybody = {
  admin: always,
  junta: always,
  director: always,
  judge: always,
  scorekeeper: always,
  player: always,
  table: always,
  public: always,
} as const;

/** The table. A capacity that is missing from a row may not do it. */
export const PERMISSIONS = {
  "public.read": { scope: "installation", who: everybody },

  "people.manage": {
    scope: "installation",
    who: { admin: always, junta: always, director: always },
  },
  "people.import": {
    scope: "installation",
    who: { admin: always, junta: always, director: always },
  },
  "clubs.manage": {
    scope: "installation",
    who: { admin: always, junta: always, director: always },
  },
  "accounts.manage": { scope: "installation", who: { admin: always } },
  "certificate.manage": { scope: "installation", who: { admin: always } },
  "backup.create": { scope: "installation", who: { admin: always } },
  "backup.restore": { scope: "installation", who: { admin: always } },
  "tournament.create": {
    scope: "installation",
    who: { admin: always, junta: always, director: always },
  },

  "tournament.configure": {
    scope: "tournament",
    who: { admin: always, junta: always, director: always },
  },
  "tournament.view-draft": {
    scope: "tournament",
    who: { admin: always, junta: always, director: always, judge: always, scorekeeper: always },
  },
  "tournament.close": { scope: "tournament", who: { junta: always, director: always } },
  "officials.assign": {
    scope: "tournament",
    who: { admin: always, junta: always, director: always },
  },
  "entrants.manage": { scope: "tournament", who: { director: always } },
  "fees.record": { scope: "tournament", who: { director: always, scorekeeper: always } },
  checkin: { scope: "tournament", who: { director: always, judge: always, scorekeeper: always } },
  "round.pair": { scope: "tournament", who: { director: always } },
  "round.edit-preview": { scope: "tournament", who: { director: always } },
  "round.view-draft": { scope: "tournament", who: { director: always } },
  "round.publish": { scope: "tournament", who: { director: always } },
  "round.close": { scope: "tournament", who: { director: always } },
  "clock.run": { scope: "tournament", who: { director: always } },
  "sheets.print": {
    scope: "tournament",
    who: { director: always, judge: always, scorekeeper: always },
  },
  "table-codes.issue": {
    scope: "tournament",
    who: { director: always, judge: always, scorekeeper: always },
  },
  "standings.view-draft": {
    scope: "tournament",
    who: { junta: always, director: always, judge: always },
  },
  "audit.read": { scope: "tournament", who: { admin: always, junta: always, director: always } },

  "acta.view-live": {
    scope: "match",
    who: {
      junta: always,
      director: always,
      judge: always,
      scorekeeper: always,
      table: "own-match",
    },
  },
  "acta.record-hand": {
    scope: "match",
    who: { director: always, judge: always, scorekeeper: always, table: "own-match" },
  },
  "acta.desk-entry": { scope: "match", who: { director: always, scorekeeper: always } },
  // A table says itself that it goes on on paper; only officials give it back its phone (`decide` of the command).
  "acta.change-medium": {
    scope: "match",
    who: { director: always, judge: always, scorekeeper: always, table: "own-match" },
  },
  "acta.deliver": { scope: "match", who: { director: always, judge: always, scorekeeper: always } },
  "incident.record": { scope: "match", who: refereeing },
  "incident.cancel": { scope: "match", who: refereeing },
  "acta.verify": { scope: "match", who: { director: "no-judge", judge: notOwnMatch } },
  "acta.sign-collect": { scope: "match", who: { director: always, judge: always } },
  // On one's own phone, and for oneself only: the command checks the seat.
  "acta.sign-own": { scope: "match", who: { player: "in-match" } },
  "acta.close": { scope: "match", who: refereeing },
  "acta.reopen": { scope: "match", who: { junta: notOwnMatch, director: notOwnMatch } },

  // A table calls a judge, and one comes.
  "judge.call": {
    scope: "match",
    who: {
      director: always,
      judge: always,
      scorekeeper: always,
      player: "in-match",
      table: "own-match",
    },
  },
  "judge.answer": { scope: "match", who: refereeing },

  // Formal claims (26.2). A player claims for himself or his own table; the command checks that what he claims is his.
  "claim.file": {
    scope: "match",
    who: { junta: always, director: always, judge: always, player: "in-match" },
  },
  "claim.read": {
    scope: "match",
    who: { junta: always, director: always, judge: always, player: "in-match" },
  },
  "claim.decide": { scope: "match", who: { junta: notOwnMatch } },
  "claim.apply": { scope: "match", who: { junta: notOwnMatch } },
  "claim.withdraw": {
    scope: "person",
    who: { director: always, judge: always, player: "own-person" },
  },
  "claim.list": { scope: "tournament", who: { junta: always, director: always, judge: always } },

  "sanctions.view-private": {
    scope: "person",
    who: { junta: always, director: always, judge: always, player: "own-person" },
  },
} as const satisfies Readonly<Record<string, Permission>>;

export type Action = keyof typeof PERMISSIONS;

/** Every action, in the order of the table. */
export const ACTIONS = Object.keys(PERMISSIONS) as readonly Action[];
