import type { BoardTable } from "@/server/tournaments/round-board";
import type { RoundOrigin } from "@/server/tournaments/round-origin";

export function TableWhy(_: { readonly table: BoardTable; readonly origin: RoundOrigin }) {
  return null;
}
