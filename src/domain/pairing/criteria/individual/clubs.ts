import type { Field } from "../../field";
import type { TableCriterion } from "../criterion";
import { noRest } from "../criterion";

function sameClub({ units }: Field): (a: number, b: number) => number {
  const clubs = units.map(({ club }) => club);
  return (a, b) => {
    const club = clubs[a] ?? null;
    return club !== null && club === clubs[b] ? 1 : 0;
  };
}

/** Partners of different clubs. */
export const clubPartners: TableCriterion = {
  id: "club-partners",
  hard: false,
  measure: (field) => {
    const same = sameClub(field);
    return { most: 2, table: (a, b, c, d) => same(a, b) + same(c, d), rest: noRest };
  },
};

/** Opponents of different clubs. */
export const clubOpponents: TableCriterion = {
  id: "club-opponents",
  hard: false,
  measure: (field) => {
    const same = sameClub(field);
    return {
      most: 4,
      table: (a, b, c, d) => same(a, c) + same(a, d) + same(b, c) + same(b, d),
      rest: noRest,
    };
  },
};
