import { Notice } from "@/components/ui/notice";
import type { HandResult } from "@/domain/hand/hand";
import type { Side } from "@/domain/rules/seat";
import { sidesOf } from "@/domain/rules/seat";
import { describeHandReason } from "@/i18n/es/hand";
import type { HandPreview, HandTable } from "./hand-preview";
import { namesFor } from "./hand-preview";
import { handLineText, handSentence } from "./hand-sentence";
import { ReadAloudButton } from "./read-aloud";
import { calledNames, sideName } from "./seat-names";
import { SideBadge } from "./side-badge";

type ResultLineProps = {
  readonly preview: Extract<HandPreview, { readonly ok: true }>;
  readonly table: HandTable;
  /** Shows the reasons at once. */
  readonly isOpen?: boolean;
};

/** What a hand will be worth, in one line before it is kept: the sum, the score after it, who leads; why, on a tap. */
export function ResultLine({ preview, table, isOpen }: ResultLineProps) {
  const { result, after, warnings } = preview;
  const { shape } = table;
  const names = calledNames(table.names);
  const sides = sidesOf(shape);
  return (
    <div className="flex flex-col gap-2">
      <div className="border-s-4 border-felt bg-felt-soft ps-3 pe-1 pt-2">
        {result && <Sentence result={result} table={table} />}
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
          {after.status === "finished" && after.winner !== null ? (
            <strong>
              Termina la partida: {shape.mode === "pairs" ? "ganan" : "gana"}{" "}
              {sideName(names, after.winner)}
            </strong>
          ) : (
            <span>Quedan</span>
          )}
          <Scores sides={sides} score={after.score} />
        </p>
        {result ? <Why result={result} table={table} isOpen={isOpen} /> : <p className="h-2" />}
      </div>
      {warnings.length > 0 && (
        <Notice tone="warning" title="Revisa antes de anotar">
          <ul className="flex flex-col gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

type ScoresProps = {
  readonly sides: readonly Side[];
  readonly score: Readonly<Partial<Record<Side, number>>>;
};

function Scores({ sides, score }: ScoresProps) {
  if (sides.length === 2) {
    return <strong>{sides.map((side) => score[side] ?? 0).join(" a ")}</strong>;
  }
  return sides.map((side) => (
    <span key={side} className="inline-flex items-center gap-1">
      <SideBadge side={side} size="sm" /> <strong>{score[side] ?? 0}</strong>
    </span>
  ));
}

type ResultProps = { readonly result: HandResult; readonly table: HandTable };

function Sentence({ result, table }: ResultProps) {
  const { what, gains, nothing, next } = handSentence(result, calledNames(table.names));
  return (
    <p className="leading-snug font-semibold tabular-nums">
      {what}
      {gains.map(({ side, sum, name }, index) => (
        <span key={side}>
          {index === 0 ? ": " : "; "}
          <strong className="text-lg font-extrabold whitespace-nowrap">{sum}</strong> para {name}
        </span>
      ))}
      {nothing !== null && `: ${nothing}`}
      {next !== null && (
        <>
          {" · "}
          <span className="whitespace-nowrap">{next}</span>
        </>
      )}
    </p>
  );
}

/** The reasons with their articles, behind a tap, and the voice beside it. */
function Why({ result, table, isOpen }: ResultProps & Pick<ResultLineProps, "isOpen">) {
  return (
    <details className="group relative" open={isOpen}>
      <summary className="inline-flex min-h-12 items-center text-sm font-semibold text-sea underline-offset-4 hover:underline">
        Por qué
      </summary>
      <span className="absolute end-0 top-0">
        <ReadAloudButton line={handLineText(result, calledNames(table.names))} />
      </span>
      <Reasons result={result} table={table} />
    </details>
  );
}

/** Every reason of a result, each with its article. */
export function Reasons({ result, table }: ResultProps) {
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 pb-2 text-sm">
      {result.reasons.map((reason) => (
        <li key={JSON.stringify(reason)}>{describeHandReason(reason, namesFor(table))}</li>
      ))}
    </ul>
  );
}
