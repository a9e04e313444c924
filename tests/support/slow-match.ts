import type { MatchCall, MatchFine } from "@/domain/match/match-document";
import type { RuleSettings } from "@/domain/rules/settings";

// A match as a referee would follow it, hand by hand with a finger on the sheet: slow, obvious, and sharing no code
// with the engine. Four players in pairs; a hand is what each pair scored, or null where it was annulled.

export type PlainHand = readonly [ac: number, bd: number] | null;

export type PlainMatch = {
  readonly hands: readonly PlainHand[];
  readonly call?: MatchCall;
  readonly fines: readonly MatchFine[];
};

type Table = {
  ac: number;
  bd: number;
  pace: "playing" | "last-hand" | "extra-hand" | "tie-break-hand";
  endedBy: "target" | "time" | null;
};

type Pacing = Pick<RuleSettings, "target" | "afterCall">;

/** Where the match stands, and the hands that should never have been played. */
export function followMatch({ hands, call }: PlainMatch, rules: Pacing) {
  const bellIn = call && "during" in call ? call.during : null;
  const bellAfter = call && "after" in call ? call.after : null;
  const table: Table = { ac: 0, bd: 0, pace: "playing", endedBy: null };
  const extra: number[] = [];
  if (bellAfter === 0) ringBetweenHands(table, rules);
  for (let number = 1; number <= hands.length; number += 1) {
    if (table.endedBy !== null) {
      extra.push(number);
      continue;
    }
    if (bellIn === number) table.pace = "last-hand";
    playOn(table, hands[number - 1] ?? null, rules);
    if (bellAfter === number) ringBetweenHands(table, rules);
  }
  if (bellIn === hands.length + 1 && table.endedBy === null) table.pace = "last-hand";
  const { ac, bd, endedBy, pace } = table;
  return { ac, bd, endedBy, status: endedBy === null ? pace : "finished", extra };
}

function ringBetweenHands(table: Table, rules: Pacing) {
  if (table.endedBy !== null) return;
  if (rules.afterCall === "extra-hand") table.pace = "extra-hand";
  else if (table.ac === table.bd) table.pace = "tie-break-hand";
  else table.endedBy = "time";
}

function playOn(table: Table, hand: PlainHand, { target }: Pacing) {
  if (hand === null) return;
  table.ac += hand[0];
  table.bd += hand[1];
  if (table.ac >= target || table.bd >= target) table.endedBy = "target";
  else if (table.pace === "playing") return;
  else if (table.ac === table.bd) table.pace = "tie-break-hand";
  else table.endedBy = "time";
}

type Row = { readonly won: boolean | null; readonly for: number; readonly against: number };

/** What each of the four takes home, the fines counted. */
export function settleByHand(
  match: PlainMatch,
  rules: Pick<RuleSettings, "target" | "afterCall" | "fineScope" | "fineFlipsResult">,
): Readonly<Record<"A" | "B" | "C" | "D", Row>> {
  const { ac, bd, endedBy } = followMatch(match, rules);
  const counted = match.fines.filter((fine) => fine.on === "match");
  const winners = endedBy === null ? null : ac > bd ? "AC" : "BD";
  const hasLost = (own: number, other: number) =>
    (rules.fineFlipsResult === "strict-less" && own < other) ||
    (rules.fineFlipsResult === "less-or-equal" && own <= other);
  if (rules.fineScope === "ledger") {
    const row = (seat: "A" | "B" | "C" | "D"): Row => {
      const [own, other] = seat === "A" || seat === "C" ? [ac, bd] : [bd, ac];
      let points = own;
      for (const fine of counted) if (fine.seat === seat) points += fine.points;
      if (winners === null) return { won: null, for: points, against: other };
      const isOnWinningSide = winners.includes(seat);
      return { won: isOnWinningSide && !hasLost(points, other), for: points, against: other };
    };
    return { A: row("A"), B: row("B"), C: row("C"), D: row("D") };
  }
  const pairTotal = (first: "A" | "B", second: "C" | "D", own: number) => {
    let points = own;
    const fined = counted.filter(({ seat }) => seat === first || seat === second);
    for (const fine of fined) if (fine.points < 0) points += fine.points;
    // A bonus that both were given after the same hand is one bonus of the pair.
    const bonuses = fined.filter((fine) => fine.points > 0);
    const used = new Set<MatchFine>();
    for (const bonus of bonuses) {
      if (used.has(bonus)) continue;
      used.add(bonus);
      points += bonus.points;
      const twin = bonuses.find(
        (other) =>
          !used.has(other) &&
          other.seat !== bonus.seat &&
          other.points === bonus.points &&
          other.afterHand === bonus.afterHand,
      );
      if (twin) used.add(twin);
    }
    return points;
  };
  const [acTotal, bdTotal] = [pairTotal("A", "C", ac), pairTotal("B", "D", bd)];
  const isAcWinner =
    winners === "AC" ? !hasLost(acTotal, bdTotal) : winners === "BD" && hasLost(bdTotal, acTotal);
  const acRow: Row = {
    won: winners === null ? null : isAcWinner,
    for: acTotal,
    against: bdTotal,
  };
  const bdRow: Row = {
    won: winners === null ? null : !isAcWinner,
    for: bdTotal,
    against: acTotal,
  };
  return { A: acRow, B: bdRow, C: acRow, D: bdRow };
}
