import { Notice } from "@/components/ui/notice";
import type { RuleSettings } from "@/domain/rules/settings";
import { readClock } from "@/domain/tournament/clock";
import { lastHandRule } from "@/i18n/es/last-hand";
import type { RoundBoard } from "@/server/tournaments/round-board";

type LastHandRuleProps = {
  readonly board: Pick<RoundBoard, "clock" | "status">;
  readonly rules: RuleSettings;
};

/** Once TIEMPO was called: which hand is the last, by the tournament's rules. */
export function LastHandRule({ board, rules }: LastHandRuleProps) {
  const { phase } = readClock(board.clock, rules, Date.now());
  if (board.status === "closed" || phase !== "called") return null;
  return (
    <Notice tone="warning" title="TIEMPO: última mano">
      {lastHandRule(rules)}
    </Notice>
  );
}
