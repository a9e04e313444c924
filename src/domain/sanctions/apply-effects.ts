import type {
  Incident,
  Sanction,
  SanctionEffect,
  SanctionPoints,
  SanctionReason,
  SanctionResult,
} from "./incident";
import { othersOf } from "./incident";
import type { Infraction, StepEffects } from "./infraction";
import { givenResult } from "./results";

/** A row of the catalogue and the people it falls on. */
type Row = {
  readonly infraction: Infraction;
  readonly incident: Incident;
  readonly offenders: readonly string[];
  readonly step: number;
  /** The pair is sanctioned as one. */
  readonly isShared: boolean;
  readonly effects: StepEffects;
  /** Effects that the judge adds to that of the row. */
  readonly more: readonly Omit<SanctionEffect, "player">[];
  readonly reasons: readonly SanctionReason[];
};

/** The columns of one row turned into what each person gets. */
export function applyEffects(row: Row): Sanction {
  const { infraction, incident, offenders, effects, isShared } = row;
  const { article } = infraction;
  const { card, player, partnerToo } = effects;
  const { partner } = incident;
  const reachesPartner = partner !== undefined && (isShared || partnerToo === true);
  const hit = reachesPartner ? [...offenders, partner] : offenders;
  const added = [...(player === undefined ? [] : [player]), ...row.more];
  const results = resultLines(row, hit);
  return {
    ok: true,
    infraction: infraction.code,
    article,
    step: row.step,
    points: pointsLines(row),
    wins: effects.winForOthers ? othersOf(incident).filter((one) => !hit.includes(one)) : [],
    ...(results.length === 0 ? {} : { results }),
    cards: card === undefined ? [] : hit.map((person) => ({ player: person, card })),
    hand: effects.hand ?? "continue",
    tile: effects.tile ?? null,
    match: effects.match ?? "continue",
    effects: hit.flatMap((person) => added.map((effect) => ({ player: person, ...effect }))),
    reasons: [
      ...row.reasons,
      ...(infraction.offender === "accuser" ? [{ code: "accuser-fined", article } as const] : []),
      ...(reachesPartner && isSanctioning(effects)
        ? [{ code: "partner-too", article, player: partner } as const]
        : []),
      ...(effects.optionalCard === undefined
        ? []
        : [{ code: "optional-card", article, card: effects.optionalCard } as const]),
      ...(effects.notes ?? []).map((note) => ({ ...note, article })),
    ],
  };
}

function isSanctioning({ points, card, player, result }: StepEffects): boolean {
  return [points, card, player, result].some((column) => column !== undefined);
}

function pointsLines(row: Row): readonly SanctionPoints[] {
  const { incident, offenders, effects, isShared } = row;
  const on = effects.on ?? "match";
  const { offender = 0, partner = 0, opponents = 0 } = effects.points ?? {};
  const sharesFine = isShared && partner === 0 && offender < 0;
  const ofOther = (player: string): SanctionPoints => {
    if (player !== incident.partner) return { player, points: opponents, on };
    return sharesFine
      ? { player, points: offender, on, shared: true }
      : { player, points: partner, on };
  };
  return [
    ...offenders.map((player) => ({ player, points: offender, on })),
    ...othersOf(incident).map(ofOther),
  ].filter(({ points }) => points !== 0);
}

function resultLines(
  { incident, effects }: Row,
  losers: readonly string[],
): readonly SanctionResult[] {
  const { result } = effects;
  if (!result) return [];
  const { offender, others } = result;
  const rest = others ? othersOf(incident).filter((one) => !losers.includes(one)) : [];
  return [
    ...losers.map((player) => givenResult(incident, player, offender)),
    ...rest.flatMap((player) => (others ? [givenResult(incident, player, others)] : [])),
  ];
}
