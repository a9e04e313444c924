// Facts of a reason or a problem as words. Facts are optional by code, so each reader has its answer for none.

/** How seats and sides are called in a sentence: by name where one is known, else `jugador A` and `pareja AC`. */
export type Names = Readonly<Partial<Record<string, string>>>;

export function nameOf(who: unknown, names: Names = {}): string {
  if (typeof who !== "string") return "quien corresponde";
  return names[who] ?? (who.length === 2 ? `pareja ${who}` : `jugador ${who}`);
}

export function wordOf(value: unknown, fallback = "—"): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : fallback;
}

export function listOf(value: unknown): string {
  return Array.isArray(value) && value.length > 0 ? value.join(", ") : "ninguna";
}

export function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** `[4, 2]` as `4 y 2`. */
export function endsText(value: unknown): string {
  return Array.isArray(value) ? value.join(" y ") : "—";
}

type Counted = {
  readonly seat?: string;
  readonly seats?: readonly string[];
  readonly pips: number;
};

export function countedOf(value: unknown): readonly Counted[] {
  return Array.isArray(value) ? (value as Counted[]) : [];
}

/** `12 + 18 = 30`, or the one number alone. */
export function sumText(value: unknown): string {
  const parts = countedOf(value).map((entry) => entry.pips);
  const total = parts.reduce((sum, pips) => sum + pips, 0);
  return parts.length > 1 ? `${parts.join(" + ")} = ${total}` : String(total);
}

/** Puts the article before a sentence: by its number, or by the heading of a text that has none. */
export function withArticle(article: string | undefined, sentence: string): string {
  if (article === undefined) return sentence;
  const source = /^\d/.test(article) ? `Artículo ${article}` : article;
  return `${source}: ${sentence}`;
}

/** Moves are counted from 1 for people. */
export function moveText(at: unknown): string {
  return typeof at === "number" ? `Jugada ${at + 1}: ` : "";
}
