import { PairBadge, SeatBadge } from "@/components/domino/seat-badge";
import { Notice } from "@/components/ui/notice";
import type { HandResult } from "@/domain/hand/hand";
import type { PairSide } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { describeHandReason } from "@/i18n/es/hand";
import { countedOf, sumText } from "@/i18n/es/hand-facts";
import type { HandPreview } from "./hand-preview";
import type { SeatNames } from "./seat-names";
import { pairName, sentenceNames } from "./seat-names";

type HandVerdictProps = {
  readonly preview: HandPreview;
  readonly names: SeatNames;
};

/** What the engine makes of a hand: points with their sum, the score after it, who leads next, and why. */
export function HandVerdict({ preview, names }: HandVerdictProps) {
  if (!preview.ok) {
    return (
      <Notice tone="error" title="Así no puede ser">
        <ul className="flex flex-col gap-1">
          {preview.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  const { result, after, warnings } = preview;
  return (
    <div className="flex flex-col gap-3" role="status">
      {result && <Points result={result} names={names} />}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
        <span>
          Quedan{" "}
          {PAIR_SIDES.map((side, index) => (
            <span key={side}>
              {index > 0 && " a "}
              <strong className="text-xl font-extrabold">{after.score[side]}</strong>
            </span>
          ))}
        </span>
        {after.status !== "finished" && after.nextLeader !== null && (
          <span className="flex items-center gap-1.5">
            Sale <SeatBadge seat={after.nextLeader} size="sm" />
            <strong>{names[after.nextLeader]}</strong>
          </span>
        )}
      </p>
      {after.status === "finished" && after.winner !== null && (
        <Notice tone="ok" title="Termina la partida">
          Gana la pareja de {pairName(names, after.winner)}.
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Revisa antes de guardar">
          <ul className="flex flex-col gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {result && <Why result={result} names={names} />}
    </div>
  );
}

type ResultProps = { readonly result: HandResult; readonly names: SeatNames };

function Points({ result, names }: ResultProps) {
  const scoring = PAIR_SIDES.filter((side) => (result.points[side] ?? 0) > 0);
  if (scoring.length === 0) {
    return (
      <p className="border-s-4 border-line-strong bg-sunken px-3 py-3 text-lg font-semibold">
        Nadie anota: 0 a 0
      </p>
    );
  }
  return scoring.map((side) => (
    <div key={side} className="flex items-center gap-3 border-s-4 border-felt bg-felt-soft p-3">
      <span className="text-[2.75rem] leading-none font-extrabold tabular-nums">
        +{result.points[side]}
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 leading-tight font-semibold">
          <PairBadge pair={side} size="sm" />
          {pairName(names, side)}
        </span>
        <span className="text-lg tabular-nums">{sumOf(result, side)}</span>
      </span>
    </div>
  ));
}

/** "12 + 18 = 30": the counted hands, with the bonuses after them where there are any. */
function sumOf(result: HandResult, side: PairSide): string {
  const counted = result.reasons.find(
    ({ code, side: scored }) =>
      (code === "hand-points" || code === "false-block-award") && scored === side,
  );
  const totals = result.reasons.find(({ code }) => code === "pair-totals");
  const bonuses = result.parts.filter((part) => part.side === side && part.kind !== "hand");
  const bonus = bonuses.map(({ kind, points }) =>
    kind === "capicua" ? `capicúa ${points}` : `pase ${points}`,
  );
  // A block that scores every hand is counted by pairs, as it was decided.
  const isByPairs = totals !== undefined && countedOf(counted?.counted).length === SEATS.length;
  const sum = counted === undefined ? [] : [sumText(isByPairs ? totals.compared : counted.counted)];
  return [...sum, ...bonus].join(" + ");
}

function Why({ result, names }: ResultProps) {
  return (
    <details>
      <summary className="flex min-h-12 items-center font-semibold text-sea underline-offset-4 hover:underline">
        Por qué
      </summary>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {result.reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>{describeHandReason(reason, sentenceNames(names))}</li>
        ))}
      </ul>
    </details>
  );
}
