import type { EventDocument, EventRound } from "@/domain/event/event-document";
import type { Random } from "@/domain/kernel/random";
import { randomIndex } from "@/domain/kernel/random";
import { pairRound } from "@/domain/pairing/pair-round";
import type { PairedTable, RoundPairing } from "@/domain/pairing/round-pairing";
import type { RuleSettings } from "@/domain/rules/settings";

/** Gives every table of a paired round a random result. */
export function playRound(
  paired: {
    readonly tables: readonly Pick<PairedTable, "table" | "AC" | "BD">[];
    readonly byes: readonly string[];
  },
  random: Random,
): EventRound {
  return {
    byes: paired.byes,
    tables: paired.tables.map(({ table, AC, BD }) => {
      const lost = 20 * randomIndex(random, 10);
      const winner = random() < 0.5 ? "AC" : "BD";
      const points = winner === "AC" ? { AC: 200, BD: lost } : { AC: lost, BD: 200 };
      return { table, AC, BD, points, winner };
    }),
  };
}

/** Pairs and plays the next rounds of an event; returns it with the engine's answers. */
export function playRounds(
  event: EventDocument,
  rounds: number,
  rules: RuleSettings,
  random: Random,
): { readonly event: EventDocument; readonly answers: readonly RoundPairing[] } {
  const answers: RoundPairing[] = [];
  let played = event;
  for (let i = 0; i < rounds; i++) {
    const answer = pairRound(played, rules);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    answers.push(answer);
    played = { ...played, rounds: [...played.rounds, playRound(answer, random)] };
  }
  return { event: played, answers };
}
