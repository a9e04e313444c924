import { scoreRequest } from "@/domain/match/score-request";
import { describeProblem } from "@/i18n/es/problems";
import { matchRequestSchema } from "@/schemas/match";
import { documentCommand, withDetail } from "../command";

export const matchCommand = documentCommand(
  "match",
  "lleva una partida mano a mano hasta el resultado de cada jugador",
  matchRequestSchema,
  (request) => {
    const verdict = scoreRequest(request);
    if (verdict.ok) return verdict;
    const describe = (problem: { readonly code: string }) =>
      describeProblem({ ...problem, family: "acta" });
    return { ok: false, problems: withDetail(verdict.problems, describe) };
  },
);
