import { randomUUID } from "node:crypto";
import { playRandomHand } from "@/domain/hand/random-hand";
import type { Random } from "@/domain/kernel/random";
import { randomIndex } from "@/domain/kernel/random";
import type { ActaEvent } from "@/domain/match/acta";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { appendToActa } from "@/server/actas/append";
import { findActa } from "@/server/actas/load";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";

// Plays tables the way a hall does, through the server's own commands. The demo and the integration tests share it.

/** How far a table is taken. */
export type TableGoal = "playing" | "finished" | "verified" | "signed" | "closed";

export type TableOfficials = {
  /** Whoever writes the hands. */
  readonly scorekeeper: Sender;
  /** Whoever verifies, collects the signatures and closes. */
  readonly judge: Sender;
};

type SignatureStrokes = readonly (readonly (readonly [number, number])[])[];

/** A scribble that is nobody's signature. */
function scribble(random: Random): SignatureStrokes {
  const height = 0.3 + random() / 4;
  return [
    Array.from({ length: 12 }, (_, i) => [0.1 + i * 0.07, height + Math.sin(i) * 0.1] as const),
  ];
}

async function stateOf(matchId: string) {
  const acta = await findActa(database(), { id: matchId });
  if (!acta) throw new Error(`there is no match ${matchId}`);
  return acta;
}

/** Sends one event on the present version; throws with the problems when it is refused. */
export async function send(sender: Sender, matchId: string, event: ActaEvent): Promise<void> {
  const { match } = await stateOf(matchId);
  const result = await appendToActa(sender, {
    commandId: randomUUID(),
    matchId,
    baseVersion: match.version,
    event,
  });
  if (!result.ok) throw new Error(`${event.type}: ${JSON.stringify(result.problems)}`);
}

/** Seats confirmed, first leader drawn, then random legal hands: `hands` of them, or until the match is over. */
export async function playHands(
  officials: TableOfficials,
  matchId: string,
  random: Random,
  hands = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { scorekeeper } = officials;
  await send(scorekeeper, matchId, { type: "seats-confirmed" });
  const leader = SEATS[randomIndex(random, 4)] ?? "A";
  await send(scorekeeper, matchId, { type: "leader-drawn", leader });
  await playMoreHands(officials, matchId, random, hands);
}

/** Random legal hands on a table that has begun: `hands` of them, or until the match is over. */
export async function playMoreHands(
  { scorekeeper }: TableOfficials,
  matchId: string,
  random: Random,
  hands = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let played = 0; played < hands; played++) {
    const { state } = await stateOf(matchId);
    if (state.status === "finished" || state.nextLeader === null) return;
    const { ending, closer, left } = playRandomHand(random, state.nextLeader);
    await send(scorekeeper, matchId, {
      type: "hand-recorded",
      handId: randomUUID(),
      hand: { ending, closer, left },
    });
  }
}

/** The final score of a table that was written on paper, as the desk enters it. */
export async function declareScore(
  { scorekeeper }: TableOfficials,
  matchId: string,
  random: Random,
): Promise<void> {
  await send(scorekeeper, matchId, { type: "seats-confirmed" });
  const winner = PAIR_SIDES[randomIndex(random, 2)] ?? "AC";
  const high = 200 + randomIndex(random, 40);
  const low = randomIndex(random, 200);
  const score = winner === "AC" ? { AC: high, BD: low } : { AC: low, BD: high };
  await send(scorekeeper, matchId, { type: "score-declared", score, winner, why: "paper-totals" });
}

/** Plays a table to the end and takes its sheet as far as `goal`; `handsSoFar` where it is to be still playing. */
export async function playTable(
  officials: TableOfficials,
  matchId: string,
  random: Random,
  goal: TableGoal,
  handsSoFar = 3,
): Promise<void> {
  if (goal === "playing") return playHands(officials, matchId, random, handsSoFar);
  await playHands(officials, matchId, random);
  await completeSheet(officials, matchId, random, goal);
}

/** Verifies, signs and closes a finished sheet, as far as `goal`. */
export async function completeSheet(
  { judge }: TableOfficials,
  matchId: string,
  random: Random,
  goal: TableGoal,
): Promise<void> {
  if (goal === "finished" || goal === "playing") return;
  await send(judge, matchId, { type: "verified", asDirector: false });
  if (goal === "verified") return;
  for (const side of PAIR_SIDES) {
    const by = side === "AC" ? "A" : "B";
    await send(judge, matchId, { type: "signed", side, by, strokes: scribble(random) });
  }
  if (goal === "closed") await send(judge, matchId, { type: "closed" });
}
