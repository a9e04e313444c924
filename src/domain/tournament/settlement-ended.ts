import type { PairSide, Seat } from "../rules/seat";
import { PAIR_SIDES, pairSideOf, partnerOf, SEATS } from "../rules/seat";
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

/** Points for of those who are given a win (19.2, 24.1; decision 2 for the rest). */
const GIVEN_WIN = 100;

/**
 * A match that one or more people's fault ended: they have lost with 0, everyone else is given a win and +100. In
 * fixed pairs the pair of the one at fault has lost with 0, and his partner's win counts for the personal ranking only.
 * A void match is nobody's win; without endings it is one that the Junta annulled. Fines of the play until then go to
 * the record.
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
    givenFigures(input, seat, faults.get(seat) ?? faults.get(partnerOf(seat)) ?? endings[0]) ??
    endedFigures(!isVoid && !faults.has(seat));
  const people = SEATS.flatMap((seat): PersonSettlement[] => {
    const person = input.seats[seat];
    if (person === undefined) return [];
    const isPartner = !isVoid && !faults.has(seat) && faults.has(partnerOf(seat));
    return [
      {
        person,
        seat,
        ...figuresOf(seat),
        matchPoints: 0,
        recordPoints: sumOf(lines, seat, "record"),
        counts: input.format !== "pairs" ? "entrant" : isPartner ? "personal" : "side",
        reasons: endedReasons(seat, faults, endings),
      },
    ];
  });
  const side = (name: PairSide): SideSettlement => {
    const own = SEATS.filter((seat) => pairSideOf(seat) === name);
    // What the pair has is what the one at fault has, where there is one.
    const seat = own.find((one) => faults.has(one)) ?? own[0];
    return {
      ...(seat === undefined ? endedFigures(!lost(name)) : figuresOf(seat)),
      recordPoints: sideRecord(lines, name),
    };
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

type EndedFigures = Pick<PersonSettlement, "for" | "against" | "net"> & { readonly won: boolean };

/** Where the book gives no figures of its own (decision 2). */
function endedFigures(won: boolean): EndedFigures {
  const points = won ? GIVEN_WIN : 0;
  return { won, for: points, against: 0, net: points };
}

/** The result that the book gives a seat; what it conceded is the other side's score at the end. */
function givenFigures(
  { seats, acta }: SettlementInput,
  seat: Seat,
  ending: EndingVerdict | undefined,
): EndedFigures | null {
  const given = ending?.sanction.results?.find(({ player }) => player === seats[seat]);
  if (!given) return null;
  const other = pairSideOf(seat) === "AC" ? "BD" : "AC";
  const against = given.against ?? acta.score[other] ?? 0;
  return { won: given.won, for: given.for, against, net: given.for - against };
}

/** Who lost it: the offenders, and whom a sanction makes lose with them. */
function seatsAtFault(
  { seats }: SettlementInput,
  endings: readonly EndingVerdict[],
): ReadonlyMap<Seat, EndingVerdict> {
  return new Map(
    endings.flatMap((ending) => {
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
): readonly SettlementReason[] {
  const reason = (
    code: "at-fault" | "partner-at-fault" | "given-win" | "void",
    { note, sanction }: EndingVerdict,
  ): SettlementReason => ({
    code,
    infraction: sanction.infraction,
    article: sanction.article,
    incidentId: note.incidentId,
  });
  if (endings.length === 0) return [{ code: "ruled" }];
  const voiding = endings.find(({ effect }) => effect === "void");
  if (voiding) return [reason("void", voiding)];
  const own = faults.get(seat);
  if (own) return [reason("at-fault", own)];
  const partners = faults.get(partnerOf(seat));
  const given = partners ?? endings[0];
  return [
    ...(partners ? [reason("partner-at-fault", partners)] : []),
    ...(given ? [reason("given-win", given)] : []),
  ];
}
