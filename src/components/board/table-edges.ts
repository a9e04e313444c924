import type { PlayerCount, Seat } from "@/domain/rules/seat";
import { seatsOf } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";

/** Which edge of the cloth somebody sits at. */
export type TableEdge = "bottom" | "right" | "top" | "left";

const EDGES: Readonly<Record<PlayerCount, readonly TableEdge[]>> = {
  2: ["bottom", "top"],
  3: ["bottom", "right", "left"],
  4: ["bottom", "right", "top", "left"],
};

const MIRRORED: Readonly<Record<TableEdge, TableEdge>> = {
  bottom: "bottom",
  right: "left",
  top: "top",
  left: "right",
};

/** Where each seat sits, A nearest: the next in turn at the right of the one before, or at the left where a book plays so. */
export function tableEdges(
  players: PlayerCount,
  turn: RuleSettings["turn"],
): readonly { readonly seat: Seat; readonly edge: TableEdge }[] {
  return seatsOf(players).map((seat, index) => {
    const edge = EDGES[players][index] ?? "bottom";
    return { seat, edge: turn === "left" ? MIRRORED[edge] : edge };
  });
}
