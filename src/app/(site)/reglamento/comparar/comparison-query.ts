import type { PresetId } from "@/domain/rules/rules-spec";
import { PRESET_IDS } from "@/domain/rules/rules-spec";

/** What the page shows, as its address says it. */
export type ComparisonQuery = {
  /** Books shown, in the order in which they are offered. */
  readonly books: readonly PresetId[];
  /** The book from which the others are told apart; always shown. */
  readonly base: PresetId;
  readonly onlyDifferences: boolean;
  readonly search: string;
};

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? value.split(",") : value;
}

function firstOf(value: string | readonly string[] | undefined): string {
  return typeof value === "string" ? value : (value?.[0] ?? "");
}

/** Reads the address. What it does not know it leaves out: no book named shows all of them. */
export function readComparison(params: SearchParams): ComparisonQuery {
  const wanted = listOf(params.libro);
  const named = PRESET_IDS.filter((id) => wanted.includes(id));
  const asked = PRESET_IDS.find((id) => id === firstOf(params.base));
  const chosen = named.length > 0 ? named : PRESET_IDS;
  const [first = "fededodo-2026"] = chosen;
  const base = asked ?? first;
  return {
    books: PRESET_IDS.filter((id) => chosen.includes(id) || id === base),
    base,
    onlyDifferences: firstOf(params.diferencias) === "1",
    search: firstOf(params.q).slice(0, 80),
  };
}
