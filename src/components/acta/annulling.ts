import type { RulesSpec } from "@/domain/rules/rules-spec";
import { catalogueOf } from "@/domain/sanctions/catalogue";
import type { Infraction } from "@/domain/sanctions/infraction";
import { effectsOfStep } from "@/domain/sanctions/infraction";

/** Where a book names no infraction that annuls a hand, the judge decides (27.1). */
const JUDGED: Pick<Infraction, "code" | "article"> = { code: "F-27.1", article: "27.1" };

/** The infractions for which a hand can be annulled, by the book's catalogue. */
export function annullingInfractions(
  spec: RulesSpec,
): readonly Pick<Infraction, "code" | "article">[] {
  const { infractions } = catalogueOf(spec);
  const annulling = infractions.filter(({ steps }) =>
    steps.flatMap(effectsOfStep).some(({ hand }) => hand === "annul"),
  );
  return annulling.length > 0 ? annulling : [JUDGED];
}
