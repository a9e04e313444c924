import type { ActaState } from "../match/acta-state";
import { isAfterMatch } from "../match/decide-acta";
import { applyFines } from "../match/fines";
import { netOf } from "../match/net";
import type { PairSide } from "../rules/seat";
import { PAIR_SIDES, SEATS } from "../rules/seat";
import { catalogueIn } from "../sanctions/catalogue";
import type { Sanction } from "../sanctions/incident";
import { settleEnded } from "./settlement-ended";
import { fineOf, PAIRS_OF_FOUR, sideRecord, sumOf } from "./settlement-lines";
import type {
  EndingVerdict,
  LedgerLine,
  MatchSettlement,
  PersonSettlement,
  SettlementInput,
  SettlementReason,
  SideSettlement,
} from "./settlement-result";

// What a match is worth to each person and each side, from its acta and what its incidents cost (decisions 1, 2, 4).

/**
 * Settles one table of four. While the match is played `won` is null and the figures are the running ones. An
 * incident that ended the match decides it for everyone; otherwise the score does, with the fines on the match.
 */
export function settleMatch(input: SettlementInput): MatchSettlement {
  const { acta } = input;
  const lines = ledgerLines(input);
  const endings = endingVerdicts(input);
  if (acta.ruled !== null)
    return acta.ruled.winner === null ? settleEnded(input, lines, []) : settlePlayed(input, lines);
  return acta.ending !== null && endings.length > 0
    ? settleEnded(input, lines, endings)
    : settlePlayed(input, lines);
}

function settlePlayed(input: SettlementInput, lines: readonly LedgerLine[]): MatchSettlement {
  const { acta, rules, seats } = input;
  const endedBy = acta.ending === null || acta.ruled !== null ? acta.endedBy : null;
  const isFinished = endedBy !== null;
  const fined = applyFines(
    {
      score: acta.score,
      winner: acta.winner,
      isOver: isFinished,
      shape: PAIRS_OF_FOUR,
      fines: lines.map(fineOf),
    },
    rules,
  );
  const isPair = rules.fineScope === "pair";
  const people = SEATS.flatMap((seat): PersonSettlement[] => {
    const person = seats[seat];
    const result = fined.results[seat];
    if (person === undefined || result === undefined) return [];
    const reasons: SettlementReason[] = [
      ...playedReason(acta, endedBy),
      ...fined.reasons.filter((reason) => isPair || reason.seat === seat),
    ];
    return [
      {
        person,
        seat,
        ...result,
        matchPoints: sumOf(lines, seat, "match"),
        recordPoints: sumOf(lines, seat, "record"),
        counts: input.format === "pairs" ? "side" : "entrant",
        reasons,
      },
    ];
  });
  const winner = PAIR_SIDES.find((side) => side === fined.winner) ?? null;
  const side = (name: PairSide): SideSettlement => {
    const points = fined.sides[name] ?? 0;
    const against = fined.sides[name === "AC" ? "BD" : "AC"] ?? 0;
    const figures = { won: isFinished ? winner === name : null, for: points, against };
    return {
      ...figures,
      net: netOf(figures, rules),
      recordPoints: sideRecord(lines, name, rules),
    };
  };
  return {
    isFinished,
    endedBy,
    isVoid: false,
    winner,
    people,
    sides: { AC: side("AC"), BD: side("BD") },
    lines,
  };
}

function playedReason(acta: ActaState, endedBy: ActaState["endedBy"]): readonly SettlementReason[] {
  if (endedBy === null) return [];
  if (acta.ruled !== null) return [{ code: "ruled" }];
  return [
    acta.declared ? { code: "declared", why: acta.declared.why } : { code: "played", endedBy },
  ];
}

/**
 * The points of this match's incidents, a line a person. What the book gives the others when an incident ends the
 * match is their result and no line; after the match everything goes to the record.
 */
function ledgerLines(input: SettlementInput): readonly LedgerLine[] {
  const { acta, seats } = input;
  return acta.incidents.flatMap((note) => {
    const sanction = sanctionOf(input, note.incidentId);
    if (!sanction) return [];
    const { infraction, wins } = sanction;
    const isAfter = isAfterMatch(acta, note);
    return sanction.points.flatMap(({ player, points, on, shared }): LedgerLine[] => {
      const seat = SEATS.find((name) => seats[name] === player);
      // A fine that a pair shares is borne once, by the offender's line.
      if (seat === undefined || shared || wins.includes(player)) return [];
      return [
        {
          incidentId: note.incidentId,
          infraction,
          seat,
          person: player,
          points,
          afterHand: Math.min(note.afterHand, acta.hands.length),
          on: isAfter ? "record" : on,
        },
      ];
    });
  });
}

/**
 * Incidents of this match that end it: the one that did, with those noted before it. What was noted later happened
 * after the end, save an absence, which is of the whole match whenever it is noted. A judge's word that a match stays
 * ended prevails over what the history says now. The one that decides stands first: wrong seats, then absence, then the
 * order in which they were noted.
 */
function endingVerdicts(input: SettlementInput): readonly EndingVerdict[] {
  const { acta } = input;
  const { absent } = catalogueIn(input.rules).occasions;
  const last = acta.incidents.findIndex(({ incidentId }) => incidentId === acta.ending?.incidentId);
  const endings = acta.incidents.flatMap((note, index): EndingVerdict[] => {
    const sanction = sanctionOf(input, note.incidentId);
    if (!sanction) return [];
    if (acta.ending?.prevails && index === last)
      return [{ note, sanction, effect: acta.ending.effect }];
    if (sanction.match === "continue" || note.afterMatch === true) return [];
    if (index > last && sanction.infraction !== absent) return [];
    return [{ note, sanction, effect: sanction.match }];
  });
  const rank = ({ effect, sanction }: EndingVerdict) =>
    effect === "void" ? 0 : sanction.infraction === absent ? 1 : 2;
  return endings.toSorted((a, b) => rank(a) - rank(b));
}

function sanctionOf(input: SettlementInput, incidentId: string): Sanction | null {
  const verdict = input.verdicts.get(incidentId);
  return verdict?.ok ? verdict : null;
}
