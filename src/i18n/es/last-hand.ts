import type { RuleSettings } from "@/domain/rules/settings";

/** Which hand is the last when TIEMPO is called, in the words of the hall (23.3). */
export function lastHandRule(rules: Pick<RuleSettings, "afterCall" | "target">): string {
  const finished =
    rules.afterCall === "extra-hand"
      ? `Si ya la pusieron y nadie tiene ${rules.target}, juegan una más.`
      : "Si ya la pusieron, la partida termina ahí.";
  return `Mesa que no ha puesto la última ficha: esa mano es la última. ${finished} Con empate se juega otra.`;
}
