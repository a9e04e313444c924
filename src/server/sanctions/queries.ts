import "server-only";
import type { Actor } from "@/domain/access/actor";
import { can } from "@/domain/access/can";
import { listStakes } from "@/domain/sanctions/at-stake";
import { barredFrom, cardsInForce } from "@/domain/sanctions/standing-sanctions";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import { personName } from "../registration/labels";
import type { Sender } from "../sender";
import type { TournamentView } from "../tournaments/rows";
import type { SanctionHistory } from "./history";
import { loadSanctionHistory, sanctionContextOf } from "./history";
import type { JudgeTournament, WatchedPerson } from "./judge-view";

/** Whether somebody referees a tournament: records infractions, or reopens sheets as the Junta does. */
export function mayReferee(actor: Actor, tournamentId: string): boolean {
  const facts = { tournamentId, matchId: "", playsInMatch: false, judgeAvailable: false };
  return can(actor, "incident.record", facts).allowed || can(actor, "acta.reopen", facts).allowed;
}

/** The tournaments that somebody referees, those being played first, then the next ones and the past. */
export async function listJudgeTournaments(sender: Sender): Promise<readonly JudgeTournament[]> {
  const rows = await database().tournament.findMany({
    where: { status: { not: "draft" } },
    include: {
      roundList: {
        where: { status: { not: "draft" } },
        orderBy: { number: "desc" },
        take: 1,
        select: { number: true },
      },
    },
    orderBy: [{ startsOn: "desc" }, { createdAt: "desc" }],
  });
  const own = rows.filter((row) => mayReferee(sender.actor, row.id));
  const tournaments = own.map((row) => ({
    slug: row.slug,
    name: row.name,
    venue: row.venue,
    startsOn: row.startsOn.toISOString().slice(0, 10),
    round: row.roundList[0]?.number ?? null,
    isLive: row.status === "running",
  }));
  return [
    ...tournaments.filter(({ isLive }) => isLive),
    ...tournaments.filter(({ isLive }) => !isLive),
  ];
}

/** What refereeing of a tournament needs of its history: everybody's cards, what is at stake, who is out. */
export async function refereeingOf(tx: Transaction, tournament: TournamentView) {
  const history = await loadSanctionHistory(tx, tournament);
  return {
    history,
    cards: cardsInForce(history.verdicts),
    stakes: listStakes(history.incidents, sanctionContextOf(tournament)),
  };
}
export type Refereeing = Awaited<ReturnType<typeof refereeingOf>>;

/** The people to keep an eye on in a round: with cards, one step from expulsion, or out; the gravest first. */
export async function watchedPeople(
  tx: Transaction,
  { history, cards, stakes }: Refereeing,
  round: number,
  tableOf: ReadonlyMap<string, number>,
): Promise<readonly WatchedPerson[]> {
  const expelling = stakes.filter(({ consequence }) => consequence === "expelled");
  const ids = new Set([
    ...cards.keys(),
    ...expelling.map(({ person }) => person),
    ...barredPeople(history, round),
  ]);
  const people = await tx.player.findMany({ where: { id: { in: [...ids] } } });
  return people
    .map((player): WatchedPerson => {
      const { id: playerId } = player;
      return {
        playerId,
        name: personName(player),
        table: tableOf.get(playerId) ?? null,
        cards: cards.get(playerId) ?? { yellow: 0, red: 0, black: 0 },
        stakes: expelling.filter(({ person }) => person === playerId),
        bar: barredFrom(history.bars, playerId, round) ?? expelledIn(history, playerId, round),
      };
    })
    .sort((a, b) => gravity(b) - gravity(a) || a.name.localeCompare(b.name, "es"));
}

function barredPeople({ bars }: SanctionHistory, round: number): readonly string[] {
  return bars
    .filter((bar) => bar.from - 1 <= round && (bar.to === null || round <= bar.to))
    .map(({ person }) => person);
}

/** A bar begins with the next round; whoever is expelled in this one is out of it all the same. */
export function expelledIn({ bars }: Pick<SanctionHistory, "bars">, person: string, round: number) {
  return (
    bars.find((bar) => bar.person === person && bar.to === null && bar.from === round + 1) ?? null
  );
}

function gravity({ bar, stakes, cards }: WatchedPerson): number {
  return (
    (stakes.length > 0 ? 1000 : 0) +
    (bar === null ? 0 : 500) +
    cards.black * 100 +
    cards.red * 10 +
    cards.yellow
  );
}
