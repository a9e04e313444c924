import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import type { ClockCommand, ClockLimits } from "@/domain/tournament/clock";
import { CLOCK_COMMANDS } from "@/domain/tournament/clock";
import type { ClockMoment } from "@/domain/tournament/clock-history";
import { clockHistory } from "@/domain/tournament/clock-history";
import { database } from "../db/client";

/** Something that happened to a round. Instants in epoch milliseconds; `by` null where nobody did it. */
export type RoundMoment =
  | ClockMoment
  | { readonly what: "published" | "closed"; readonly at: number; readonly by: string | null }
  | {
      readonly what: "time-added" | "time-withdrawn";
      readonly at: number;
      readonly by: string;
      readonly table: number;
      /** Given; null where they were taken back. */
      readonly minutes: number | null;
      readonly reason: string;
    };

const ROUND_ACTIONS = { "round.publish": "published", "round.close": "closed" } as const;
const CLOCK_ACTIONS = new Map(
  CLOCK_COMMANDS.map((command): [string, ClockCommand] => [`clock.${command}`, command]),
);

/**
 * The history of a round: its publication, every command on its clock, the bell, the time given to single tables with the
 * reason, and its closing; in order, with who and when. For officials: the caller has checked.
 */
export async function roundHistory(
  roundId: string,
  limits: ClockLimits,
): Promise<readonly RoundMoment[]> {
  const db = database();
  const entries = await db.auditEntry.findMany({
    where: {
      subjectId: roundId,
      action: { in: [...Object.keys(ROUND_ACTIONS), ...CLOCK_ACTIONS.keys()] },
    },
    orderBy: { id: "asc" },
    select: { action: true, at: true, actor: true },
  });
  const commands = entries.flatMap(({ action, at, actor: by }) => {
    const command = CLOCK_ACTIONS.get(action);
    return command === undefined ? [] : [{ command, at: at.getTime(), by }];
  });
  const ofRound = entries.flatMap(({ action, at, actor: by }): readonly RoundMoment[] => {
    const what = ROUND_ACTIONS[action as keyof typeof ROUND_ACTIONS];
    return what === undefined ? [] : [{ what, at: at.getTime(), by }];
  });
  return [
    ...ofRound,
    ...clockHistory(commands, limits, Date.now()),
    ...(await tableTimes(roundId)),
  ].sort((a, b) => a.at - b.at);
}

/** Time given to single tables of a round, and taken back. */
async function tableTimes(roundId: string): Promise<readonly RoundMoment[]> {
  const rows = await database().actaEvent.findMany({
    where: { match: { roundId }, type: { in: ["time-added", "time-withdrawn"] } },
    orderBy: [{ at: "asc" }, { seq: "asc" }],
    select: { payload: true, byLabel: true, at: true, match: { select: { table: true } } },
  });
  return rows.flatMap(({ payload, byLabel, at, match }): readonly RoundMoment[] => {
    const event = payload as unknown as ActaEvent;
    if (event.type !== "time-added" && event.type !== "time-withdrawn") return [];
    return [
      {
        what: event.type,
        at: at.getTime(),
        by: byLabel,
        table: match.table,
        minutes: event.type === "time-added" ? event.minutes : null,
        reason: event.reason,
      },
    ];
  });
}
