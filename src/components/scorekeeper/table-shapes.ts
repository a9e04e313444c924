import type { RuleBookCard } from "@/domain/rules/rule-book";
import type { TableShape } from "@/domain/rules/seat";
import { capitalized } from "@/i18n/es/capitalized";
import { tableShapeText } from "@/i18n/es/rules";

/** Every table that can be scored, the usual one first. */
export const ALL_SHAPES: readonly TableShape[] = [
  { mode: "pairs", players: 4 },
  { mode: "alone", players: 2 },
  { mode: "alone", players: 3 },
  { mode: "alone", players: 4 },
];

/** A shape as the value of a control. */
export function shapeKey({ mode, players }: TableShape): string {
  return `${mode}-${players}`;
}

/** The shape of a control's value; two pairs where it is none. */
export function shapeOfKey(key: string): TableShape {
  return ALL_SHAPES.find((shape) => shapeKey(shape) === key) ?? { mode: "pairs", players: 4 };
}

/** "Dos parejas", "Tres jugadores". */
export function shapeTitle(shape: TableShape): string {
  return capitalized(shape.mode === "pairs" ? "dos parejas" : tableShapeText(shape));
}

/** Whether a book tells how such a table plays. */
export function isForeseen({ tables }: Pick<RuleBookCard, "tables">, shape: TableShape): boolean {
  return tables.value.some((table) => shapeKey(table) === shapeKey(shape));
}
