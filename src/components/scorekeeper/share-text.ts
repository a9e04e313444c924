import { handLineText } from "@/components/acta/hand-sentence";
import { calledNames, sideName } from "@/components/acta/seat-names";
import { presetOf, ruleBook } from "@/domain/rules/resolve-rules";
import { sidesOf } from "@/domain/rules/seat";
import { END_NAMES } from "@/i18n/es/match";
import type { Game } from "./game";
import type { GameRun } from "./game-run";

/** What is said of a game that nobody has won: it goes on, or its tie-break hand decided nothing. */
export function levelText(endedBy: GameRun["endedBy"]): string {
  return endedBy === null ? "La partida sigue" : "La partida quedó empatada";
}

/** A game as text for a messenger: the book, the score, who won, and every hand with its sum. */
export function shareText({ rules }: Pick<Game, "rules">, run: GameRun): string {
  const { table, score, hands, winner, endedBy } = run;
  const names = calledNames(table.names);
  const lines = sidesOf(table.shape).map((side) => `${sideName(names, side)}: ${score[side] ?? 0}`);
  const won =
    winner === null
      ? `${levelText(endedBy)}.`
      : `${table.shape.mode === "pairs" ? "Ganaron" : "Ganó"} ${sideName(names, winner)}${
          endedBy === null ? "" : ` ${END_NAMES[endedBy]}`
        }.`;
  return [
    `Dominó · ${ruleBook(presetOf(rules)).name}, a ${table.rules.target}`,
    ...lines,
    won,
    "",
    ...hands.map(({ number, result }) =>
      result === null ? `${number}. Sin contar` : `${number}. ${handLineText(result, names)}`,
    ),
  ].join("\n");
}
