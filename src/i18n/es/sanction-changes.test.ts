import { describe, expect, it } from "vitest";
import { assessHistory } from "@/domain/sanctions/assess";
import { FEDEDODO_CATALOGUE } from "@/domain/sanctions/catalogue";
import { compareAssessments } from "@/domain/sanctions/compare-assessments";
import type { RecordedIncident } from "@/domain/sanctions/incident";
import { changeLines, changeTitle } from "./sanction-changes";

const context = { catalogue: FEDEDODO_CATALOGUE, format: "pairs" } as const;
const hands = [1, 2, 3].map(
  (round): RecordedIncident => ({
    id: `r${round}`,
    ordinal: round,
    infraction: "F-08.7",
    offender: "Ana",
    partner: "Luz",
    opponents: ["Eva", "Sol"],
    round,
    match: `r${round}m1`,
  }),
);

describe("what a correction changed, in words", () => {
  const changes = compareAssessments(
    assessHistory(hands, context),
    assessHistory(hands.slice(1), context),
  );

  it("says which time it was and is, and what that does to each", () => {
    expect(changes.map(changeTitle)).toEqual([
      "«Manos fuera de su sitio» (art. 8.7) cambió: era la 2.ª vez y es la 1.ª.",
      "«Manos fuera de su sitio» (art. 8.7) cambió: era la 3.ª vez y es la 2.ª.",
      "«Manos fuera de su sitio» (art. 8.7) ya no cuenta.",
    ]);
    expect(changes.map((change) => changeLines(change, (person) => person))).toEqual([
      ["Ana: −75 → −25 en la partida", "Luz: −75 → 0 en la partida"],
      [
        "Ana: 0 → −75 en la partida; tarjeta roja → sin tarjeta; expulsión del torneo → sin efecto",
        "Luz: 0 → −75 en la partida",
        "Partida: la partida termina → la partida sigue",
      ],
      ["Ana: −25 → 0 en la partida"],
    ]);
  });
});
