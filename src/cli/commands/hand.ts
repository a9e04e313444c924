import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import { describeHandProblem, describeHandReason } from "@/i18n/es/hand";
import { handRequestSchema } from "@/schemas/hand";
import { documentCommand, withDetail } from "../command";

export const handCommand = documentCommand(
  "hand",
  "adjudica una mano: quién gana, cuánto anota, quién sale después",
  handRequestSchema,
  (request) => {
    const verdict = adjudicateRequest(request);
    return verdict.ok
      ? { ...verdict, reasons: withDetail(verdict.reasons, (reason) => describeHandReason(reason)) }
      : {
          ok: false,
          problems: withDetail(verdict.problems, (problem) => describeHandProblem(problem)),
        };
  },
);
