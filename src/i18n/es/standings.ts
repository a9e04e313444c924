import type { RuleSettings } from "@/domain/rules/settings";
import type { CompositePart } from "@/domain/standings/composite";
import type { DecidedBy } from "@/domain/standings/final-order";
import type { PartKind } from "@/domain/standings/parts";
import type { DirectKey } from "@/domain/standings/tie-breaks/direct";
import { tieBreakLabel } from "./rules";

// The words of the standings: what decided, how a figure is counted, what a row is made of.

/** What separates two rows: `efectividad`, `fase final`. */
export function decidedByText(decidedBy: DecidedBy): string {
  return decidedBy === "final" ? "fase final" : tieBreakLabel(decidedBy);
}

/** The formula of efectividad, to stand beside the number; `target` is the book's. */
export function netFormulaText(formula: RuleSettings["netFormula"], target: number): string {
  switch (formula) {
    case "plain":
      return "puntos a favor − puntos en contra";
    case "capped-winner":
      return `a favor − en contra, contando hasta ${target} por partida`;
    case "fixed-win":
      return `ganada: ${target} − en contra; perdida: a favor − ${target}`;
    case "composite":
      return "4 × puntos + 3 × rivales + 2 × victorias + 1 × compañeros (índices de 0 a 1000)";
  }
}

export const COMPOSITE_WORDS: Readonly<
  Record<CompositePart, { readonly name: string; readonly meaning: string }>
> = {
  technical: { name: "Puntos", meaning: "a favor menos en contra, sobre lo más que se podía" },
  opponents: { name: "Rivales", meaning: "partidas ganadas por los rivales, sin el peor" },
  victories: { name: "Victorias", meaning: "lo que ganaron los rivales a quienes se venció" },
  partners: { name: "Compañeros", meaning: "lo que dejaron de ganar los compañeros" },
};

export const PART_WORDS: Readonly<Record<Exclude<PartKind, "match">, string>> = {
  rest: "Descansa",
  absence: "Ausencia",
  adjustment: "Ajuste del récord",
};

export const DIRECT_WORDS: Readonly<Record<DirectKey, string>> = {
  balance: "ganadas menos perdidas entre ellos",
  net: "efectividad entre ellos",
  for: "puntos a favor entre ellos",
};
