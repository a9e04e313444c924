import { findInfraction } from "./catalogue";
import type { RecordedIncident, Sanction } from "./incident";
import type { Conversion, Infraction, SanctionCatalogue, Token } from "./infraction";
import type { Completed } from "./merge-conversions";
import { mergeConversions } from "./merge-conversions";
import type { Past, PastToken } from "./past";
import { newTokens } from "./past";

// Sanctions that add up: three reds expel (FEDEDODO 25.3); two warnings are a yellow, two yellows a red, red and yellow
// a black, two infractions in a match lose it (FEMUNDO 28, 29). The catalogue says which; nothing here knows a book.

type Occurrence = Pick<RecordedIncident, "id" | "round" | "match" | "modality">;

type Accumulated = {
  readonly sanction: Sanction;
  /** The accounts of those concerned, with what was spent marked. */
  readonly tokens: ReadonlyMap<string, readonly PastToken[]>;
};

/** Adds to a sanction what it completes for each person, and answers how their accounts stand afterwards. */
export function accumulate(
  past: Past,
  infraction: Infraction,
  incident: RecordedIncident,
  sanction: Sanction,
  catalogue: SanctionCatalogue,
): Accumulated {
  const fresh = newTokens(infraction, incident, sanction);
  const tokens = new Map<string, readonly PastToken[]>();
  const completed: Completed[] = [];
  for (const person of new Set(fresh.map((one) => one.person))) {
    const own = fresh.filter((one) => one.person === person).map(({ token }) => token);
    const account = [...(past.tokens.get(person) ?? []), ...own];
    const converted = convert(person, account, incident, catalogue);
    tokens.set(person, converted.account);
    completed.push(...converted.completed);
  }
  return { sanction: mergeConversions(sanction, incident, completed), tokens };
}

/**
 * What an account completes with the tokens of an incident that stand in it, one conversion after another: a card that it
 * brings may complete the next.
 */
export function convert(
  player: string,
  account: readonly PastToken[],
  incident: Occurrence,
  catalogue: SanctionCatalogue,
): { readonly account: readonly PastToken[]; readonly completed: readonly Completed[] } {
  const completed: Completed[] = [];
  const done = new Set<Conversion>();
  let tokens = account;
  for (;;) {
    const next = catalogue.conversions.flatMap((conversion) => {
      const used = done.has(conversion) ? null : countedFor(conversion, tokens, incident);
      return used ? [{ conversion, used }] : [];
    })[0];
    if (next === undefined) return { account: tokens, completed };
    const { conversion, used } = next;
    const entry = findInfraction(catalogue, conversion.code);
    const [effects] = entry?.steps ?? [];
    if (!entry || effects === undefined || "branches" in effects || "cases" in effects)
      throw new Error(`${conversion.code} is no computed entry of the catalogue`);
    if (!conversion.spent) done.add(conversion);
    completed.push({
      player,
      effects,
      reason: reasonOf(entry, conversion, player, used, incident),
    });
    const left = conversion.spent
      ? tokens.map((token) => (used.includes(token) ? { ...token, spent: true } : token))
      : tokens;
    tokens = effects.card === undefined ? left : [...left, shownBy(effects.card, used, incident)];
  }
}

/** The tokens that complete a conversion with something of this incident, the oldest first; null where they do not. */
function countedFor(
  { from, within, spent }: Conversion,
  tokens: readonly PastToken[],
  incident: Occurrence,
): readonly PastToken[] | null {
  const usable = tokens.filter(
    (token) =>
      !token.spent &&
      (within === "event" || token.match === incident.match) &&
      (token.modality === null || token.modality === (incident.modality ?? "")),
  );
  const used: PastToken[] = [];
  for (const [token, count] of Object.entries(from) as [Token, number][]) {
    const kind = usable.filter((one) => one.token === token);
    if (kind.length < count) return null;
    used.push(...(spent ? kind.slice(0, count) : kind));
  }
  return used.some(({ incidentId }) => incidentId === incident.id) ? used : null;
}

function shownBy(
  card: Exclude<Token, "warned" | "offence">,
  used: readonly PastToken[],
  { id, round, match }: Occurrence,
): PastToken {
  // A card made of faults of one modality alone stays in it.
  const modality = used.every((token) => token.modality !== null)
    ? (used[0]?.modality ?? null)
    : null;
  return { token: card, incidentId: id, round, match, modality, spent: false };
}

function reasonOf(
  { article, code }: Infraction,
  conversion: Conversion,
  player: string,
  used: readonly PastToken[],
  incident: Occurrence,
): Completed["reason"] {
  return {
    code: conversion.spent || conversion.within === "match" ? "accumulated" : "red-cards-expel",
    article,
    infraction: code,
    player,
    count: used.length,
    earlier: used
      .filter(({ incidentId }) => incidentId !== incident.id)
      .map(({ round, match }) => ({ round, match })),
  };
}
