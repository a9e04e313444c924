import "server-only";
import { randomUUID } from "node:crypto";
import { can } from "@/domain/access/can";
import type { BySeat } from "@/domain/hand/hand";
import type { ActaEvent, IncidentNote } from "@/domain/match/acta";
import { decideActaEvents } from "@/domain/match/decide-acta";
import { followUpEvents } from "@/domain/match/follow-ups";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { PointsTarget } from "@/domain/rules/vocabulary";
import type { Sanction, SanctionProblem } from "@/domain/sanctions/incident";
import { settleMatch } from "@/domain/tournament/settlement";
import type { MatchSettlement } from "@/domain/tournament/settlement-result";
import { verdictNow } from "../actas/follow-ups";
import type { LoadedActa } from "../actas/load";
import { actaContextOf, findActa, matchFacts } from "../actas/load";
import { settlementInput } from "../actas/settle";
import type { CommandResult, Problem } from "../command";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { Sender } from "../sender";
import type { Lineups } from "./history";
import { peopleAt, peopleNow } from "./history";

/** An infraction as a judge is about to record it. `incidentId` only where one on record is being completed. */
export type SanctionDraft = Omit<IncidentNote, "incidentId"> & { readonly incidentId?: string };

/** An offence that counts towards the step, and where it was. */
export type EarlierOffence = {
  readonly person: string;
  readonly round: number;
  readonly table: number;
  readonly by: string;
};

/** Where points land; `win` are those of a win that is given, which stand in the result itself. */
export type PreviewLine = {
  readonly seat: Seat;
  readonly points: number;
  readonly on: PointsTarget | "win";
};

type Score = Readonly<Record<PairSide, number>>;

/** What recording it would do, told before it is done. */
export type SanctionPreview = {
  /** Null while the rules need a choice first, or there is no offender yet. */
  readonly sanction: Sanction | null;
  /** What must still be said: `choice-needed` with its options, a missing offender. */
  readonly needs: readonly SanctionProblem[];
  /** Why the sheet would refuse it as it stands: pips not given, no hand to annul. */
  readonly problems: readonly Problem[];
  readonly earlier: readonly EarlierOffence[];
  /** Points by seat, as they land. */
  readonly lines: readonly PreviewLine[];
  /** The hand that is annulled or awarded: its number, and whether it is on the sheet already. */
  readonly hand: { readonly number: number; readonly isRecorded: boolean } | null;
  readonly before: Score;
  readonly after: Score;
  /** The match would be over, and who would have won it. */
  readonly ends: { readonly winner: PairSide | null; readonly isVoid: boolean } | null;
};

/** Judges a draft against the whole history without writing anything. Same rights as recording it. */
export function previewSanction(
  sender: Sender,
  request: {
    readonly matchId: string;
    readonly draft: SanctionDraft;
    readonly pips?: BySeat<number>;
  },
): Promise<CommandResult<SanctionPreview>> {
  return database().$transaction(async (tx) => {
    const acta = await findActa(tx, { id: request.matchId });
    if (!acta || acta.match.round.status === "draft") {
      return { ok: false, problems: [{ code: "match-not-found" }] } as const;
    }
    const decision = can(sender.actor, "incident.record", await matchFacts(tx, sender, acta.match));
    if (!decision.allowed) {
      const { allowed: _, ...why } = decision;
      return { ok: false, problems: [{ ...why, family: "access" }] } as const;
    }
    return { ok: true, value: await previewOn(tx, acta, request) } as const;
  });
}

async function previewOn(
  tx: Transaction,
  acta: LoadedActa,
  { draft, pips }: { readonly draft: SanctionDraft; readonly pips?: BySeat<number> },
): Promise<SanctionPreview> {
  const incidentId = draft.incidentId ?? randomUUID();
  const event: ActaEvent = draft.incidentId
    ? { type: "incident-corrected", reason: "…", ...draft, incidentId }
    : { type: "incident-recorded", ...draft, incidentId };
  const verdict = draft.offenders.length === 0 ? null : await verdictNow(tx, acta, draft);
  const input = settlementInput(acta);
  const before = settleMatch(input);
  const told = replayed(acta, event, verdict?.ok ? verdict : null, pips);
  const verdicts = verdict ? new Map([...input.verdicts, [incidentId, verdict]]) : input.verdicts;
  const after = settleMatch({ ...input, acta: told.state, verdicts });
  const sanction = verdict?.ok ? verdict : null;
  const endsNow = told.state.status === "finished" && acta.state.status !== "finished";
  const hand = sanction?.hand === "annul" || sanction?.hand === "award";
  return {
    sanction,
    needs: verdict && !verdict.ok ? verdict.problems : [],
    problems: told.problems,
    earlier: sanction ? await earlierOf(tx, sanction) : [],
    lines: sanction ? linesOf(acta, incidentId, sanction, after, endsNow) : [],
    hand: hand
      ? {
          number: draft.afterHand + 1,
          isRecorded: acta.state.hands.length > draft.afterHand,
        }
      : null,
    before: scoreOf(before),
    after: scoreOf(after),
    ends: endsNow ? { winner: after.winner, isVoid: after.isVoid } : null,
  };
}

function replayed(
  acta: LoadedActa,
  event: ActaEvent & { type: "incident-recorded" | "incident-corrected" },
  sanction: Sanction | null,
  pips: BySeat<number> | undefined,
): { readonly state: LoadedActa["state"]; readonly problems: readonly Problem[] } {
  const context = actaContextOf(acta.tournament);
  const noted = decideActaEvents(acta.state, [event], context);
  if (!noted.ok) return { state: acta.state, problems: asActa(noted.problems) };
  if (!sanction) return { state: noted.value.state, problems: [] };
  const more = followUpEvents(noted.value.state, event, sanction, {
    handId: randomUUID(),
    ...(pips === undefined ? {} : { pips }),
  });
  if (!more.ok) return { state: noted.value.state, problems: asActa(more.problems) };
  const all = decideActaEvents(noted.value.state, more.value, context);
  return all.ok
    ? { state: all.value.state, problems: [] }
    : { state: noted.value.state, problems: asActa(all.problems) };
}

function asActa(problems: readonly { readonly code: string }[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, family: "acta" }));
}

function scoreOf({ sides }: MatchSettlement): Score {
  return { AC: sides.AC.for, BD: sides.BD.for };
}

/** As settled: after the match everything goes to the record, and a given win brings its points in the result. */
function linesOf(
  { match }: LoadedActa,
  incidentId: string,
  sanction: Sanction,
  { lines }: MatchSettlement,
  ends: boolean,
): SanctionPreview["lines"] {
  const people = peopleNow(match);
  return sanction.points.flatMap(({ player, points, on }) => {
    const seat = SEATS.find((one) => people[one] === player);
    if (seat === undefined) return [];
    const line = lines.find((one) => one.incidentId === incidentId && one.seat === seat);
    const isGiven = sanction.wins.includes(player) && ends;
    return [{ seat, points, on: isGiven ? "win" : (line?.on ?? on) }];
  });
}

async function earlierOf(tx: Transaction, sanction: Sanction): Promise<readonly EarlierOffence[]> {
  const past = sanction.reasons.flatMap((reason) =>
    reason.code === "earlier-offence" ? [reason] : [],
  );
  if (past.length === 0) return [];
  const rows = await tx.incident.findMany({
    where: {
      matchId: { in: past.map(({ match }) => match) },
      infraction: sanction.infraction,
      cancelled: false,
    },
    include: { match: { include: { seatings: true, substitutes: true } } },
    orderBy: { seq: "asc" },
  });
  const used = new Set<string>();
  return past.flatMap(({ player, round, match }): EarlierOffence[] => {
    const row = rows.find((one) => one.matchId === match && !used.has(one.id) && isBy(one, player));
    if (!row) return [];
    used.add(row.id);
    return [{ person: player, round, table: row.match.table, by: row.byLabel }];
  });
}

type PastRow = {
  readonly note: unknown;
  readonly lineup: number;
  readonly match: Lineups;
};

function isBy({ note, match, lineup }: PastRow, player: string): boolean {
  const people = peopleAt(match, lineup);
  return (note as IncidentNote).offenders.some((seat) => people[seat] === player);
}
