import "server-only";
import { can } from "@/domain/access/can";
import type { ActaEvent } from "@/domain/match/acta";
import { SEATS } from "@/domain/rules/seat";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import { barredFrom } from "@/domain/sanctions/standing-sanctions";
import { endingMismatches } from "@/domain/tournament/ending-mismatch";
import type { LoadedActa } from "../actas/load";
import { findActa, matchFacts } from "../actas/load";
import { tableView } from "../actas/queries";
import { settlementInput } from "../actas/settle";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { peopleNow } from "./history";
import type { JudgeAction, JudgeIncident, JudgeRight, JudgeTable, SheetSeal } from "./judge-view";
import { JUDGE_ACTIONS } from "./judge-view";
import { refereeingOf } from "./queries";

/** One table of a tournament for whoever referees it; null where there is none (drafts are not there). */
export async function readJudgeTable(
  sender: Sender,
  tournamentId: string,
  matchId: string,
): Promise<JudgeTable | null> {
  return database().$transaction(async (tx) => {
    const acta = await findActa(tx, { id: matchId });
    if (!acta || acta.match.tournamentId !== tournamentId) return null;
    if (acta.match.round.status === "draft") return null;
    const { cards, stakes, history } = await refereeingOf(tx, acta.tournament);
    const people = peopleNow(acta.match);
    const round = acta.match.round.number;
    const seated = SEATS.flatMap((seat) => {
      const person = people[seat];
      return person === undefined ? [] : [{ seat, person }];
    });
    return {
      view: tableView(acta),
      incidents: incidentsOf(acta),
      rights: await rightsOf(tx, sender, acta),
      mismatches: endingMismatches(settlementInput(acta)),
      stakes: stakes.filter(
        ({ person, consequence, match }) =>
          seated.some((one) => one.person === person) &&
          (consequence === "expelled" || match === matchId),
      ),
      cards: seated.flatMap(({ seat, person }) => {
        const count = cards.get(person);
        return count === undefined ? [] : [{ seat, cards: count }];
      }),
      barred: seated.flatMap(({ seat, person }) => {
        const bar = barredFrom(history.bars, person, round);
        return bar === null ? [] : [{ seat, bar }];
      }),
      verifiedBy: verificationOf(acta),
      signatures: acta.state.signatures,
      seal: await sealOf(tx, acta),
      asking: sender.label,
    };
  });
}

/** Notes as the acta has them: a removed hand moves what was noted after it. */
function incidentsOf({ match, state }: LoadedActa): readonly JudgeIncident[] {
  return state.incidents.flatMap((note): JudgeIncident[] => {
    const row = match.incidents.find(({ id }) => id === note.incidentId);
    if (!row) return [];
    const verdict = row.verdict as unknown as SanctionVerdict;
    return [{ note, verdict, by: row.byLabel, at: row.at.toISOString() }];
  });
}

async function rightsOf(
  tx: Transaction,
  sender: Sender,
  { match }: LoadedActa,
): Promise<JudgeTable["rights"]> {
  const facts = await matchFacts(tx, sender, match);
  return Object.fromEntries(
    JUDGE_ACTIONS.map((action) => [action, can(sender.actor, action, facts) as JudgeRight]),
  ) as Record<JudgeAction, JudgeRight>;
}

function verificationOf({ match, state }: LoadedActa): JudgeTable["verifiedBy"] {
  if (state.verified === null) return null;
  const row = match.events.findLast(
    ({ payload }) => (payload as unknown as ActaEvent).type === "verified",
  );
  return { name: row?.byLabel ?? "", asDirector: state.verified.asDirector };
}

async function sealOf(tx: Transaction, { match, state }: LoadedActa): Promise<SheetSeal | null> {
  if (!state.closed) return null;
  const row = await tx.sheetVersion.findFirst({
    where: { matchId: match.id },
    orderBy: { version: "desc" },
  });
  return row && { version: row.version, hash: row.hash, closedAt: row.closedAt.toISOString() };
}
