import Link from "next/link";
import { Notice } from "@/components/ui/notice";
import type { HandProblem, HandResult, HandVerdict } from "@/domain/hand/hand";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { describeHandProblem, describeHandReason, explainHand } from "@/i18n/es/hand";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { BoardView } from "./hand-film";

type HandOutcomeProps = {
  readonly verdict: HandVerdict;
  readonly rules: SharedHand["rules"];
  /** The table where the hand ended or stopped; null where the deal itself is wrong. */
  readonly view: BoardView | null;
};

/** What the rule book makes of the hand: its result with the reasons, or what is wrong and what would have been right. */
export function HandOutcome({ verdict, rules, view }: HandOutcomeProps) {
  if (verdict.ok) return <ResultNotice result={verdict} />;
  const isOnlyUnfinished = verdict.problems.every(({ code }) => code === "unfinished");
  return (
    <Notice
      tone={isOnlyUnfinished ? "warning" : "error"}
      title={isOnlyUnfinished ? "La mano no ha terminado" : "Jugada ilegal"}
    >
      <ul className="grid gap-2">
        {verdict.problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may stand twice, and the list never changes
          <li key={index}>
            <ProblemLine problem={problem} rules={rules} />
          </li>
        ))}
      </ul>
      {view && !isOnlyUnfinished && <p className="mt-2 font-semibold">{legalWords(view)}</p>}
    </Notice>
  );
}

function ResultNotice({ result }: { readonly result: HandResult }) {
  return (
    <Notice tone="ok" title={explainHand(result)}>
      <ul className="mt-1 grid gap-1">
        {result.reasons.map((reason) => (
          <li key={describeHandReason(reason)}>{describeHandReason(reason)}</li>
        ))}
      </ul>
    </Notice>
  );
}

type ProblemLineProps = { readonly problem: HandProblem; readonly rules: SharedHand["rules"] };

function ProblemLine({ problem, rules }: ProblemLineProps) {
  const { infraction } = problem;
  return (
    <>
      {describeHandProblem(problem)}
      {infraction && (
        <span className="block">
          Infracción{" "}
          <Link
            href={`/reglamento/${rules}#${infraction}`}
            className="font-semibold text-sea underline"
          >
            {infraction}: {infractionTitle(infraction)}
          </Link>
        </span>
      )}
    </>
  );
}

/** What the seat in turn could have done instead. */
function legalWords({ turn, playable, stock }: BoardView): string {
  if (turn === null) return "La mano ya había terminado.";
  if (playable.length > 0) {
    const tiles = playable.map((tile) => `la ${tile}`);
    return `Lo correcto: ${turn} juega ${new Intl.ListFormat("es", { type: "disjunction" }).format(tiles)}.`;
  }
  return stock > 0 ? `Lo correcto: ${turn} roba del pozo.` : `Lo correcto: ${turn} pasa.`;
}
