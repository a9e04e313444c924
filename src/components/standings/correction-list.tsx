import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { Seat } from "@/domain/rules/seat";
import { correctionResult, moveText } from "@/i18n/es/corrections";
import { localInstant } from "@/i18n/es/document-dates";
import { listed } from "@/i18n/es/listed";
import type { ListedCorrection, NamedMove } from "@/server/standings/page";

type CorrectionListProps = {
  readonly title: string;
  readonly corrections: readonly ListedCorrection[];
  readonly timeZone: string;
  /** Address of the standings after a round. */
  readonly hrefAfter: (round: number) => string;
};

/** Results that counted and were changed: which, who, when, why, what it was and is, and what moved. */
export function CorrectionList(props: CorrectionListProps) {
  const { title, corrections, timeZone, hrefAfter } = props;
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="correcciones" className="mt-8">
      <h2 id="correcciones" className="mb-2 text-xl">
        {title}
      </h2>
      <ul className="grid gap-4">
        {corrections.map((correction) => (
          <li
            key={`${correction.matchId} ${correction.version}`}
            className="border-s-4 border-amber bg-surface px-3 py-3 sm:px-5"
          >
            <h3 className="text-base font-semibold">
              <Link
                href={`/verificar/${correction.publicCode}`}
                prefetch={false}
                className="underline"
              >
                Ronda {correction.round}, mesa {correction.table}
              </Link>
              {correction.claim !== null && ` · reclamo n.º ${correction.claim}`}
            </h3>
            <p className="text-sm text-ink-soft">
              {correction.by},{" "}
              {localInstant(new Date(correction.reopenedAt).toISOString(), timeZone)}: «
              {correction.reason}»
            </p>
            <p className="mt-1 text-sm">
              {listed(correction.sides.AC)} contra {listed(correction.sides.BD)}
            </p>
            <Results correction={correction} />
            <Moves moves={correction.moves} />
            {correction.usedBy.length > 0 && (
              <p className="mt-2 text-sm">
                Con el resultado de antes se emparejó{" "}
                {correction.usedBy.map((round, index) => (
                  <span key={round}>
                    {index > 0 && ", "}
                    <Link href={hrefAfter(round - 1)} className="underline">
                      la ronda {round}
                    </Link>
                  </span>
                ))}
                .
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SEATS: readonly Seat[] = ["A", "B", "C", "D"];

function Results({ correction }: { readonly correction: ListedCorrection }) {
  const { before, after, changesResult } = correction;
  if (after === null) {
    return (
      <p className="mt-1">
        Contaba {correctionResult(before)}. La Hoja está abierta y ahora no cuenta.
      </p>
    );
  }
  if (!changesResult)
    return <p className="mt-1">El resultado quedó igual: {correctionResult(after)}.</p>;
  const people = SEATS.filter((seat) => {
    const [was, is] = [before.results?.[seat], after.results?.[seat]];
    return was && is && (was.won !== is.won || was.for !== is.for || was.against !== is.against);
  });
  const isScore = correctionResult(before) !== correctionResult(after);
  return (
    <div className="mt-1">
      {isScore && (
        <p>
          Era <s>{correctionResult(before)}</s>; es <strong>{correctionResult(after)}</strong>.
        </p>
      )}
      {!isScore && people.length > 0 && (
        <ul>
          {people.map((seat) => (
            <li key={seat}>
              Silla {seat}: era {before.results?.[seat]?.for}–{before.results?.[seat]?.against}; es{" "}
              {after.results?.[seat]?.for}–{after.results?.[seat]?.against}.
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Rows that are not as they were. */
export function Moves({ moves }: { readonly moves: readonly NamedMove[] }) {
  if (moves.length === 0) return null;
  return (
    <details className="group mt-1" open={moves.length <= FEW}>
      <summary className="flex min-h-12 items-center gap-2 font-semibold text-sea">
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
        Lo que se movió: {moves.length === 1 ? "1 puesto" : `${moves.length} puestos`}
      </summary>
      <ul className="grid gap-1 text-sm">
        {moves.map((move) => (
          <li key={move.id}>{moveText(move.name, move)}</li>
        ))}
      </ul>
    </details>
  );
}

const FEW = 6;
