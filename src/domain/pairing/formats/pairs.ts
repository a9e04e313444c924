import { pairCriteria } from "../criteria/pairs/pair-criteria";
import type { Field } from "../field";
import { unitAt } from "../field";
import type { RoundPairing } from "../round-pairing";
import { assembleRound } from "./assemble-round";
import { costOfRound, matchPairs } from "./match-pairs";

/** A round of fixed pairs: provably the best under the criteria in order. With fewer than two pairs everybody rests. */
export function pairFixedPairs(field: Field): RoundPairing {
  const criteria = pairCriteria(field.settings);
  const { pairs, rest, optimal } = matchPairs(field, criteria);
  const cost = Object.fromEntries(
    costOfRound(field, criteria, pairs, rest).map(({ id, cost }) => [id, cost]),
  );
  const tables = pairs.map(([a, b]) => [[unitAt(field, a)], [unitAt(field, b)]] as const);
  const resting = rest === -1 ? [] : [unitAt(field, rest)];
  return assembleRound(field, { tables, resting, cost, optimal }, 2);
}
