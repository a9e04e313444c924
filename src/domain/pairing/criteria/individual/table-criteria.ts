import type { CriterionId, PairingSettings } from "../../../event/event-document";
import { usualCriteria } from "../../../event/usual-criteria";
import type { TableCriterion } from "../criterion";
import { balancedSides } from "./balanced-sides";
import { clubOpponents, clubPartners } from "./clubs";
import { forbiddenAtTable } from "./forbidden-pair";
import { metBefore } from "./met-before";
import { oldPartners } from "./old-partners";
import { opponentRepeated } from "./opponent-repeated";
import { partnerRepeated } from "./partner-repeated";
import { tableRests } from "./rests";
import { winSpread } from "./win-spread";

const ALL: readonly TableCriterion[] = [
  partnerRepeated,
  forbiddenAtTable,
  opponentRepeated,
  tableRests,
  winSpread,
  clubPartners,
  clubOpponents,
  balancedSides,
  oldPartners,
  metBefore,
];

const CLUBS: readonly CriterionId[] = ["club-partners", "club-opponents"];

/**
 * The criteria of rotating partners in order of weight: those that the event lists, in its order (ids that say nothing of
 * tables of four are passed over); else the usual ones, clubs before the rests and hard where the event is strict.
 */
export function tableCriteria(settings: PairingSettings): readonly TableCriterion[] {
  const ids = settings.criteria ?? usualCriteria("individual", settings.club);
  return [...new Set(ids)].flatMap((id) => {
    const found = ALL.find((criterion) => criterion.id === id);
    if (found === undefined) return [];
    return CLUBS.includes(id) && settings.club === "strict" ? [{ ...found, hard: true }] : [found];
  });
}
