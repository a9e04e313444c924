import type { InfractionCode } from "../rules/vocabulary";
import type { RecordedIncident, SanctionVerdict } from "./incident";
import { offendersOf } from "./incident";
import type { Infraction, Token } from "./infraction";

// What the incidents judged so far leave behind for the next one. Filled in the order in which they happened, so that
// each is counted once and none counts itself.

/** A warning, a card or an offence on somebody's account. `modality` null: it counts in every modality. */
export type PastToken = {
  readonly token: Token;
  readonly incidentId: string;
  readonly round: number;
  readonly match: string;
  readonly modality: string | null;
  /** Added up to something else already. */
  readonly spent: boolean;
};

export type Past = {
  readonly byCode: Map<InfractionCode, RecordedIncident[]>;
  readonly tokens: Map<string, readonly PastToken[]>;
};

/** Nothing has happened yet. */
export function emptyPast(): Past {
  return { byCode: new Map(), tokens: new Map() };
}

/** Adds an incident that was judged, with the accounts as it left them. */
export function remember(
  past: Past,
  incident: RecordedIncident,
  tokens: ReadonlyMap<string, readonly PastToken[]>,
): void {
  const same = past.byCode.get(incident.infraction);
  if (same) same.push(incident);
  else past.byCode.set(incident.infraction, [incident]);
  for (const [person, account] of tokens) past.tokens.set(person, account);
}

/** What a verdict puts on each person's account: warnings, cards, and one offence for whoever was sanctioned. */
export function newTokens(
  infraction: Infraction,
  incident: RecordedIncident,
  verdict: SanctionVerdict,
): readonly { readonly person: string; readonly token: PastToken }[] {
  if (!verdict.ok) return [];
  const put = (person: string, token: Token) => ({
    person,
    token: {
      token,
      incidentId: incident.id,
      round: incident.round,
      match: incident.match,
      modality: infraction.counting === "modality" ? (incident.modality ?? "") : null,
      spent: false,
    },
  });
  const { effects, cards, points, results = [] } = verdict;
  const isSanctioned = (person: string) =>
    [...effects, ...cards, ...points.filter((line) => line.points < 0)].some(
      ({ player }) => player === person,
    ) || results.some(({ player, won }) => player === person && !won);
  return [
    ...effects
      .filter(({ effect }) => effect === "warned")
      .map(({ player }) => put(player, "warned")),
    ...cards.map(({ player, card }) => put(player, card)),
    ...offendersOf(incident)
      .filter(isSanctioned)
      .map((person) => put(person, "offence")),
  ];
}
