/** What has been chosen on a draft: an entrant by registration number, or a table. */
export type Picked =
  | { readonly kind: "entrant"; readonly id: string }
  | { readonly kind: "table"; readonly table: number };

/** What is chosen, as text. */
export function pickedKey(picked: Picked): string {
  return picked.kind === "entrant" ? `e${picked.id}` : `t${picked.table}`;
}
