import type { PairingSettings } from "../../../event/event-document";
import type { TableCriterion } from "../criterion";
import { balancedSides } from "./balanced-sides";
import { clubOpponents, clubPartners } from "./clubs";
import { forbiddenAtTable } from "./forbidden-pair";
import { metBefore } from "./met-before";
import { opponentRepeated } from "./opponent-repeated";
import { partnerRepeated } from "./partner-repeated";
import { tableRests } from "./rests";
import { winSpread } from "./win-spread";

const FIRST = [partnerRepeated, forbiddenAtTable, opponentRepeated];
const CLUBS = [clubPartners, clubOpponents];
const LAST = [balancedSides, metBefore];

/** The criteria of rotating partners in order of weight; clubs before the rests where the event is strict about them. */
export function tableCriteria(settings: PairingSettings): readonly TableCriterion[] {
  switch (settings.club) {
    case "strict":
      return [
        ...FIRST,
        ...CLUBS.map((criterion) => ({ ...criterion, hard: true })),
        tableRests,
        winSpread,
        ...LAST,
      ];
    case "weak":
      return [...FIRST, tableRests, winSpread, ...CLUBS, ...LAST];
    case "off":
      return [...FIRST, tableRests, winSpread, ...LAST];
  }
}
