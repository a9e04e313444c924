import type { CostDifference, CriterionCost } from "@/domain/pairing/explanation/round-cost";
import { listed } from "@/i18n/es/listed";
import { criterionCostText, criterionText } from "@/i18n/es/round-costs";

type CriteriaTableProps = {
  /** In order of weight. */
  readonly costs: readonly CriterionCost[];
  /** What the round as it stands costs otherwise. */
  readonly changed?: readonly CostDifference[] | null;
  /** Names of who rests, for the criterion that no figure tells. */
  readonly resting: readonly string[];
};

/** The criteria of a round in their order, and what the round costs by each. */
export function CriteriaTable({ costs, changed, resting }: CriteriaTableProps) {
  const now = new Map((changed ?? []).map(({ criterion, to }) => [criterion, to]));
  return (
    <ol className="divide-y divide-line border-t-2 border-ink">
      {costs.map(({ criterion, hard, cost }, index) => {
        const other = now.get(criterion);
        return (
          <li key={criterion} className="grid gap-x-4 py-2.5 sm:grid-cols-[1fr_auto] sm:px-2">
            <span>
              <span className="me-2 inline-block w-5 text-end font-extrabold tabular-nums">
                {index + 1}
              </span>
              {criterionText(criterion)}
              {hard && (
                <span className="ms-2 text-sm text-ink-soft">(solo se rompe si no hay otra)</span>
              )}
            </span>
            <span className="ps-7 font-semibold tabular-nums sm:ps-0 sm:text-end">
              {criterionCostText({ criterion, cost }) ?? restsText(resting)}
              {other !== undefined && (
                <span className="block text-sm text-amber">
                  Con los cambios a mano:{" "}
                  {criterionCostText({ criterion, cost: other }) ?? "otro descansa"}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function restsText(resting: readonly string[]): string {
  return resting.length === 0 ? "No descansa nadie" : `Descansa ${listed(resting)}`;
}
