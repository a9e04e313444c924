import type { Field, Unit } from "../field";
import { isTooSoon, lastAsOpponents } from "../meetings";
import type { BrokenCriterion, TableReason } from "../round-pairing";

/** Why one couple of a group is worth a word: they meet again, must not meet, or are of one club. */
function explainCouple(field: Field, a: Unit, b: Unit): readonly TableReason[] {
  const { met, round, settings, forbidden, units } = field;
  const ids = [a.id, b.id] as const;
  const last = lastAsOpponents(met, a.place, b.place);
  const reasons: TableReason[] = [];
  if (isTooSoon(last, round, settings.opponentCooldown)) {
    reasons.push({ code: "rematch", ids, round: last });
  } else if (last > 0) {
    reasons.push({ code: "meets-again", ids, round: last });
  }
  if (forbidden.has(a.place * units.length + b.place)) {
    reasons.push({ code: "forbidden-pair", ids });
  }
  if (a.club !== null && a.club === b.club && settings.club !== "off") {
    reasons.push({ code: "same-club", ids, club: a.club, policy: settings.club });
  }
  return reasons;
}

/** Why a group in which everybody meets everybody is as it is. The first reason is the main one. */
export function explainGroup(field: Field, group: readonly Unit[]): readonly TableReason[] {
  const wins = group.map((unit) => unit.wins);
  const [most, fewest] = [Math.max(...wins), Math.min(...wins)];
  const first: TableReason =
    field.round === 1
      ? { code: "first-round", method: field.settings.method }
      : most === fewest
        ? { code: "same-wins", wins: most }
        : { code: "win-spread", most, fewest };
  const couples = group.flatMap((a, index) =>
    group.slice(index + 1).flatMap((b) => explainCouple(field, a, b)),
  );
  const isMeeting = ({ code }: TableReason) => code === "rematch" || code === "meets-again";
  return couples.some(isMeeting)
    ? [first, ...couples]
    : [first, { code: "first-meeting" }, ...couples];
}

/** The hard criteria that the reasons of one table say were not kept. */
export function brokenAt(why: readonly TableReason[], table: number): readonly BrokenCriterion[] {
  return why.flatMap((reason): readonly BrokenCriterion[] => {
    switch (reason.code) {
      case "rematch":
      case "partner-repeated":
      case "opponent-repeated":
        return [{ code: reason.code, ids: reason.ids, round: reason.round, table }];
      case "forbidden-pair":
        return [{ code: reason.code, ids: reason.ids, table }];
      case "same-club":
        return reason.policy === "strict" ? [{ code: reason.code, ids: reason.ids, table }] : [];
      default:
        return [];
    }
  });
}
