// Who can act. A role is granted to an account; a capacity is a column of the permission table: the roles, plus the
// holder of a table's code and the anonymous public.

export const ROLES = ["admin", "junta", "director", "judge", "scorekeeper", "player"] as const;
export type Role = (typeof ROLES)[number];

export const CAPACITIES = [...ROLES, "table", "public"] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** Roles that officiate: who holds one of these sees private refereeing data. */
export const OFFICIAL_ROLES = ["admin", "junta", "director", "judge", "scorekeeper"] as const;

/** Roles that a director may hand out in a tournament of its own (`officials.assign`). */
export const ASSIGNABLE_ROLES = ["judge", "scorekeeper"] as const satisfies readonly Role[];
