import type { BookIncident } from "@/server/sanctions/incident-book";

/** What the director asked to see: everything empty shows all. */
export type IncidentFilter = {
  readonly ronda?: string | undefined;
  readonly mesa?: string | undefined;
  readonly juez?: string | undefined;
  readonly articulo?: string | undefined;
};

/** The incidents of a filter. An article asks for itself and what is under it: `12` finds 12.2. */
export function filtered(
  incidents: readonly BookIncident[],
  { ronda, mesa, juez, articulo }: IncidentFilter,
): readonly BookIncident[] {
  const article = articulo?.trim() ?? "";
  return incidents.filter(
    (one) =>
      (!ronda || String(one.round) === ronda) &&
      (!mesa || String(one.table) === mesa.trim()) &&
      (!juez || one.by === juez) &&
      (article === "" ||
        one.article === article ||
        one.article?.startsWith(`${article}.`) === true),
  );
}
