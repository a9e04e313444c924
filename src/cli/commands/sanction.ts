import { assessRequest } from "@/domain/sanctions/assess-request";
import { sanctionProblemText, sanctionReasonText } from "@/i18n/es/sanctions";
import { sanctionRequestSchema } from "@/schemas/sanctions";
import { documentCommand, withDetail } from "../command";

export const sanctionCommand = documentCommand(
  "sanction",
  "dice qué cuesta una infracción, con lo que ya pasó en el torneo",
  sanctionRequestSchema,
  (request) => {
    const verdict = assessRequest(request);
    return verdict.ok
      ? { ...verdict, reasons: withDetail(verdict.reasons, (reason) => sanctionReasonText(reason)) }
      : { ok: false, problems: withDetail(verdict.problems, sanctionProblemText) };
  },
);
