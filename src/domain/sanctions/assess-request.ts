import type { RulesSpec } from "../rules/rules-spec";
import type { EventFormat } from "../rules/settings";
import { assessIncident } from "./assess";
import { catalogueOf } from "./catalogue";
import type { Incident, SanctionVerdict } from "./incident";

/** The `sanction` document: an infraction, what came before it in the event, and the rules. */
export type SanctionRequest = {
  readonly v?: 1;
  readonly rules: RulesSpec;
  readonly format?: EventFormat;
  readonly history?: readonly Incident[];
  readonly incident: Incident;
};

/** Assesses a `sanction` request by the catalogue of its rules. The format defaults to fixed pairs. */
export function assessRequest({
  rules,
  format,
  history,
  incident,
}: SanctionRequest): SanctionVerdict {
  const catalogue = catalogueOf(rules);
  return assessIncident(history ?? [], incident, { catalogue, format: format ?? "pairs" });
}
