"use client";

import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { OrderList } from "@/components/ui/order-list";
import type { CriterionId } from "@/domain/event/event-document";
import {
  chosenCriteria,
  isUsualOrder,
  mayLeaveOut,
  usualCriteria,
} from "@/domain/event/usual-criteria";
import { CRITERIA_WORDS } from "@/i18n/es/pairing-settings";
import { criterionText } from "@/i18n/es/round-costs";
import type { TournamentFormInput } from "@/schemas/tournament";
import type { FormPart } from "./form-part";
import { Frozen } from "./frozen";
import { InnerFold } from "./inner-fold";

/** The criteria as they stand in the form, and whether they are the usual ones of its format. */
export function criteriaOf({ format, club = "weak", criteria = [] }: TournamentFormInput) {
  const order = chosenCriteria(format, club, criteria);
  return { order, isUsual: isUsualOrder(format, club, order) };
}

/** What a round is judged by, the weightiest first: in another order, or without those that may be missed. */
export function CriteriaField({
  values,
  setValue,
  errors,
  frozen,
}: Pick<FormPart, "values" | "setValue" | "errors" | "frozen">) {
  const { format, club = "weak" } = values;
  const { order, isUsual } = criteriaOf(values);
  const set = (next: readonly CriterionId[]) =>
    setValue("criteria", isUsualOrder(format, club, next) ? [] : [...next], { shouldDirty: true });
  return (
    <Frozen reason={frozen.criteria}>
      <InnerFold
        title={CRITERIA_WORDS.title}
        summary={isUsual ? CRITERIA_WORDS.usual : CRITERIA_WORDS.changed}
      >
        {() => (
          <div className="flex flex-col gap-3">
            <p className="text-sm text-ink-soft">
              {CRITERIA_WORDS.hint}
              {format === "teams" && ` ${CRITERIA_WORDS.teamRests}`}
            </p>
            <div>
              <OrderList
                label={CRITERIA_WORDS.title}
                order={order}
                others={usualCriteria(format, club).filter((id) => !order.includes(id))}
                textOf={criterionText}
                mayRemove={(id) => mayLeaveOut(id, club)}
                keptText={CRITERIA_WORDS.kept}
                onChange={set}
              />
            </div>
            {!isUsual && (
              <div>
                <Button
                  size="dense"
                  variant="quiet"
                  icon="undo"
                  onClick={() => set(usualCriteria(format, club))}
                >
                  {CRITERIA_WORDS.reset}
                </Button>
              </div>
            )}
          </div>
        )}
      </InnerFold>
      <FieldError>{errors.criteria?.message}</FieldError>
    </Frozen>
  );
}
