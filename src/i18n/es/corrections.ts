import type { PairSide } from "@/domain/rules/seat";
import { signed } from "./standings";

// What corrections of results changed, in words.

type Change = readonly [before: number, after: number];

/** The result of a table: `200–140, ganó AC`, `0–0, nadie ganó`. */
export function correctionResult({
  score,
  winner,
}: {
  readonly score: Readonly<Record<PairSide, number>>;
  readonly winner: PairSide | null;
}): string {
  return `${score.AC}–${score.BD}, ${winner === null ? "nadie ganó" : `ganó ${winner}`}`;
}

/** `Ana / Luis: del lugar 3 al 1, ganadas de 1 a 2, efectividad de −60 a +60`; only what differs. */
export function moveText(
  name: string,
  { rank, wins, net }: { readonly rank: Change; readonly wins: Change; readonly net: Change },
): string {
  const changes = [
    rank[0] === rank[1] ? `sigue en el lugar ${rank[1]}` : `del lugar ${rank[0]} al ${rank[1]}`,
    wins[0] === wins[1] ? "" : `ganadas de ${wins[0]} a ${wins[1]}`,
    net[0] === net[1] ? "" : `efectividad de ${signed(net[0])} a ${signed(net[1])}`,
  ];
  return `${name}: ${changes.filter((change) => change !== "").join(", ")}.`;
}
