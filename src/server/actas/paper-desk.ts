import "server-only";
import type { ActaEvent, ActaStage } from "@/domain/match/acta";
import { database } from "../db/client";

/** A table of a round as the desk that takes in paper lists it. */
export type PaperTable = {
  readonly matchId: string;
  readonly table: number;
  readonly stage: ActaStage;
  readonly onPaper: boolean;
  readonly delivered: boolean;
  readonly photos: number;
};

export type PaperRound = { readonly round: number; readonly tables: readonly PaperTable[] };

const OF_PAPER = [
  "medium-changed",
  "delivered",
  "photo-attached",
  "photo-removed",
  "reopened",
] as const satisfies readonly ActaEvent["type"][];

/** The tables of the last published round with what lies on the desk of each; null before the first. */
export async function findPaperRound(tournamentId: string): Promise<PaperRound | null> {
  const round = await database().round.findFirst({
    where: { tournamentId, status: { not: "draft" }, number: { gt: 0 } },
    orderBy: { number: "desc" },
    select: {
      number: true,
      matches: {
        orderBy: { table: "asc" },
        select: {
          id: true,
          table: true,
          stage: true,
          events: {
            where: { type: { in: [...OF_PAPER] } },
            orderBy: { seq: "asc" },
            select: { payload: true },
          },
        },
      },
    },
  });
  if (!round) return null;
  return {
    round: round.number,
    tables: round.matches.map(({ id, table, stage, events }) => ({
      matchId: id,
      table,
      stage: stage as ActaStage,
      ...paperNow(events.map(({ payload }) => payload as unknown as ActaEvent)),
    })),
  };
}

/** What the events of paper say by themselves; without the others of the acta, which do not touch these three. */
function paperNow(
  events: readonly ActaEvent[],
): Pick<PaperTable, "onPaper" | "delivered" | "photos"> {
  const medium = events.findLast((event) => event.type === "medium-changed");
  const arrival = events.findLast(({ type }) => type === "delivered" || type === "reopened");
  const own = events.slice(events.findLastIndex(({ type }) => type === "reopened") + 1);
  const count = (type: ActaEvent["type"]) => own.filter((event) => event.type === type).length;
  return {
    onPaper: medium?.type === "medium-changed" && medium.to === "paper",
    // What is signed again is another sheet: it is delivered and photographed again.
    delivered: arrival?.type === "delivered",
    photos: count("photo-attached") - count("photo-removed"),
  };
}
