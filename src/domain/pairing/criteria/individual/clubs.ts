import type { Field } from "../../field";
import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";

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
  measure: (field) => ({ ...NOTHING, most: 2, partners: sameClub(field) }),
};

/** Opponents of different clubs. */
export const clubOpponents: TableCriterion = {
  id: "club-opponents",
  hard: false,
  measure: (field) => ({ ...NOTHING, most: 4, across: sameClub(field) }),
};
