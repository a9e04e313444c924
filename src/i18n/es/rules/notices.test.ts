import { describe, expect, it } from "vitest";
import { rulesNotices } from "@/domain/rules/rules-notice";
import { describeRulesNotice } from "./notices";

describe("notices on the rules in words", () => {
  it("names the change, the days owed and the article", () => {
    const spec = { preset: "fededodo-2026", target: 150 } as const;
    const when = { startsOn: "2026-01-20", today: "2026-01-10" };
    const context = { mode: "pairs", players: 4, format: "pairs" } as const;
    expect(rulesNotices(spec, context, when).map(describeRulesNotice)).toEqual([
      "FEDEDODO 2026 rige desde el domingo 1 de febrero de 2026, y el torneo es antes: el martes 20 de enero de 2026.",
      "Un cambio de reglas se anuncia 15 días antes (art. 30.3) y quedan 10. Cambiado: meta.",
    ]);
  });
});
