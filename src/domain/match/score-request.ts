import { defaultShape, presetOf, resolveRules } from "../rules/resolve-rules";
import type { RulesSpec } from "../rules/rules-spec";
import type { PlayerCount, Seat, TableShape } from "../rules/seat";
import { SEATS } from "../rules/seat";
import type { HandLine, MatchDocument, MatchVerdict } from "./match-document";
import { scoreMatch } from "./score-match";

/** The `match` document: a match with the rules that it was played under. */
export type MatchRequest = MatchDocument & { readonly v?: 1; readonly rules: RulesSpec };

/** Scores a `match` request: shape by its preset where it names none, settings by shape and format. */
export function scoreRequest({ rules: spec, ...document }: MatchRequest): MatchVerdict {
  const shape = matchShape(document, spec);
  const format = document.format ?? "pairs";
  return scoreMatch({ ...document, ...shape, format }, resolveRules(spec, { ...shape, format }));
}

/**
 * Mode and players of a match: its own, else the preset's. Fewer than four play alone; alone without a number it is as
 * many as its hands give tiles, totals or points.
 */
export function matchShape(
  document: Pick<MatchDocument, "mode" | "players" | "hands">,
  spec: RulesSpec,
): TableShape {
  const preset = defaultShape(presetOf(spec));
  const { players } = document;
  const isFew = players !== undefined && players < 4;
  const mode = document.mode ?? (isFew ? "alone" : preset.mode);
  if (players !== undefined) return { mode, players };
  if (mode === "pairs") return { mode, players: 4 };
  const last = SEATS.findLast((seat) => document.hands.some((line) => namesSeat(line, seat)));
  const count = last === undefined ? 0 : SEATS.indexOf(last) + 1;
  return { mode, players: count >= 2 ? (count as PlayerCount) : preset.players };
}

function namesSeat(line: HandLine, seat: Seat): boolean {
  const given = [
    "points" in line ? line.points : undefined,
    "deal" in line ? line.deal : undefined,
    "left" in line ? line.left : undefined,
    "pips" in line ? line.pips : undefined,
  ];
  return given.some((record) => record?.[seat] !== undefined);
}
