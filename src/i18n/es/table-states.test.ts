import { expect, it } from "vitest";
import { stageCountName } from "./table-states";

it.each([
  ["closed", 1, "Cerrada"],
  ["closed", 2, "Cerradas"],
  ["verified", 0, "Verificadas"],
  ["resolved", 3, "Resueltas"],
  ["playing", 4, "En juego"],
  ["issued", 5, "Por empezar"],
  ["finished", 2, "Esperando juez"],
] as const)("names %s beside %i: %s", (stage, count, name) => {
  expect(stageCountName(stage, count)).toBe(name);
});
