import type { RepairTask } from "./hard-repair";
import { repairSeating } from "./hard-repair";
import { createEnergy, exactWeights, fourEnergy } from "./table-score-energy";
import type { Seating } from "./table-search";
import type { Question } from "./table-search-stages";
import { isLess, readTables, searchTables } from "./table-search-stages";

/** The weights of a model's criteria up to the last hard one, and the rests where they stand next. */
function hardWeights({ model, hard, rests }: Question): readonly number[] {
  const last = hard.lastIndexOf(true);
  const until = rests === last + 1 ? rests : last;
  const kept = { ...model, mosts: model.mosts.map((most, at) => (at <= until ? most : NOTHING)) };
  const weights = exactWeights(kept, model.tables, model.size % 4);
  return weights.map((weight, at) => (at <= until ? weight : 0));
}

const NOTHING = { table: 0, rest: 0 };

/**
 * Mends a seating that breaks something hard, and improves what is soft again where that helped. Never worse by the criteria
 * in order; the same for the same chance.
 */
export function repairTables(question: Question, seating: Seating): Seating {
  const { model, hard, random } = question;
  const { cost } = readTables(model, seating);
  if (!hard.some((isHard, at) => isHard && (cost[at] ?? 0) > 0)) return seating;
  const energy = createEnergy(model, hardWeights(question));
  const playing = 4 * model.tables;
  const task: RepairTask = {
    sizes: Array.from({ length: model.tables }, () => 4),
    tableCost: (chairs, first, _, chair, person) => {
      const at = (seat: number) => (seat === chair ? person : (chairs[seat] as number));
      return fourEnergy(energy, at(first), at(first + 1), at(first + 2), at(first + 3));
    },
    chairCost: (chair, person) => (chair < playing ? 0 : (energy.rests[person] as number)),
    least: Array.from(energy.rests)
      .sort((a, b) => a - b)
      .slice(0, model.size - playing)
      .reduce((sum, rest) => sum + rest, 0),
    random,
  };
  const repaired = repairSeating([task], seating);
  if (!isLess(readTables(model, repaired).cost, cost)) return seating;
  return searchTables(question, repaired);
}
