import type { PairSide, Seat } from "../rules/seat";
import { PAIR_SIDES, pairSideOf, partnerOf, SEATS } from "../rules/seat";
import { endedFigures } from "./ended-figures";
import { sideRecord, sumOf } from "./settlement-lines";
import type {
  EndingVerdict,
  LedgerLine,
  MatchSettlement,
  PersonSettlement,
  SettlementInput,
  SettlementReason,
  SideSettlement,
} from "./settlement-result";

/**
 * A match that one or more people's fault ended: they have lost, everyone else is given a win, by the figures of the
 * book (`endedFigures`). In fixed pairs the pair of the one at fault has lost, and his partner's win counts for the
 * personal ranking only. A void match is nobody's win; without endings it is one that the Junta annulled. The first of
 * the endings decides for those whom none concerns (`endingVerdicts`). Fines of the play until then go to the record.
 */
export function settleEnded(
  input: SettlementInput,
  played: readonly LedgerLine[],
  endings: readonly EndingVerdict[],
): MatchSettlement {
  const lines = played.map((line): LedgerLine => ({ ...line, on: "record" }));
  const isVoid = endings.length === 0 || endings.some(({ effect }) => effect === "void");
  const faults = isVoid ? new Map<Seat, EndingVerdict>() : seatsAtFault(input, endings);
  const lost = (side: PairSide) =>
    isVoid || [...faults.keys()].some((seat) => pairSideOf(seat) === side);
  const figuresOf = (seat: Seat) =>
    endedFigures(input, seat, {
      won: !isVoid && !faults.has(seat),
      by: faults.get(seat) ?? endings[0],
    });
  const people = SEATS.flatMap((seat): PersonSettlement[] => {
    const person = input.seats[seat];
    if (person === undefined) return [];
    const isPartner = !isVoid && !faults.has(seat) && faults.has(partnerOf(seat));
    const figures = figuresOf(seat);
    return [
      {
        person,
        seat,
        ...figures,
        matchPoints: 0,
        recordPoints: sumOf(lines, seat, "record"),
        counts: input.format !== "pairs" ? "entrant" : isPartner ? "personal" : "side",
        reasons: endedReasons(seat, faults, endings, figures),
      },
    ];
  });
  const side = (name: PairSide): SideSettlement => {
    const [first, second] = SEATS_OF[name];
    // What the pair has is what the one at fault has, where there is one.
    const seat = faults.has(second) && !faults.has(first) ? second : first;
    return { ...figuresOf(seat), recordPoints: sideRecord(lines, name, input.rules) };
  };
  const winners = PAIR_SIDES.filter((name) => !lost(name));
  return {
    isFinished: true,
    endedBy: "forfeit",
    isVoid,
    winner: winners.length === 1 ? (winners[0] ?? null) : null,
    people,
    sides: { AC: side("AC"), BD: side("BD") },
    lines,
  };
}

const SEATS_OF: Readonly<Record<PairSide, readonly [Seat, Seat]>> = {
  AC: ["A", "C"],
  BD: ["B", "D"],
};

/** Who lost it: the offenders, and whom a sanction makes lose with them. */
function seatsAtFault(
  { seats }: SettlementInput,
  endings: readonly EndingVerdict[],
): ReadonlyMap<Seat, EndingVerdict> {
  return new Map(
    // Of two faults of one person the first decides, so it is written last.
    endings.toReversed().flatMap((ending) => {
      const losers = (ending.sanction.results ?? []).filter(({ won }) => !won);
      const along = SEATS.filter((seat) => losers.some(({ player }) => player === seats[seat]));
      return [...new Set([...ending.note.offenders, ...along])].map(
        (seat) => [seat, ending] as const,
      );
    }),
  );
}

function endedReasons(
  seat: Seat,
  faults: ReadonlyMap<Seat, EndingVerdict>,
  endings: readonly EndingVerdict[],
  figures: { readonly for: number; readonly against: number },
): readonly SettlementReason[] {
  const reason = (
    code: "at-fault" | "partner-at-fault" | "given-win" | "void",
    { note, sanction }: EndingVerdict,
  ): SettlementReason => ({
    code,
    infraction: sanction.infraction,
    article: sanction.article,
    incidentId: note.incidentId,
    ...(code === "partner-at-fault" ? {} : { for: figures.for, against: figures.against }),
  });
  if (endings.length === 0) return [{ code: "ruled" }];
  const voiding = endings.find(({ effect }) => effect === "void");
  if (voiding) return [reason("void", voiding)];
  const own = faults.get(seat);
  if (own) return [reason("at-fault", own)];
  const partners = faults.get(partnerOf(seat));
  const [given] = endings;
  return [
    ...(partners ? [reason("partner-at-fault", partners)] : []),
    ...(given ? [reason("given-win", given)] : []),
  ];
}
