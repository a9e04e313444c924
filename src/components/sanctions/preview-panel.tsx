import { Notice } from "@/components/ui/notice";
import type { Seat } from "@/domain/rules/seat";
import { listed } from "@/i18n/es/listed";
import { describeProblem } from "@/i18n/es/problems";
import { timesText } from "@/i18n/es/refereeing";
import { sanctionReasonText } from "@/i18n/es/sanctions";
import type { SanctionPreview } from "@/server/sanctions/preview";
import { EffectList, PointsLines } from "./sanction-facts";

type PreviewPanelProps = {
  readonly preview: SanctionPreview;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  readonly nameOf: (person: string) => string;
};

/** What recording it would do: which time it is, points, card, hand, match. Everything that the rules bring along. */
export function PreviewPanel({ preview, names, nameOf }: PreviewPanelProps) {
  const { sanction, lines, problems } = preview;
  if (sanction === null) return null;
  const remarks = sanction.reasons.filter(
    ({ code }) =>
      code !== "offence-count" && code !== "earlier-offence" && code !== "optional-card",
  );
  return (
    <div className="border-t-2 border-ink bg-surface p-3 shadow-[0_0_0_1px_var(--line)]">
      <WhichTime preview={preview} nameOf={nameOf} />
      {lines.length === 0 ? (
        <p className="py-2 text-lg font-semibold">Sin multa.</p>
      ) : (
        <PointsLines lines={lines} names={names} />
      )}
      <div className="mt-2 flex flex-col gap-3">
        <EffectList sanction={sanction} nameOf={nameOf} hand={preview.hand?.number} />
        {preview.ends && <EndLine preview={preview} names={names} />}
        {preview.ends === null && <ScoreLineAfter preview={preview} />}
        {remarks.length > 0 && (
          <ul className="text-sm text-ink-soft">
            {remarks.map((reason) => (
              <li key={JSON.stringify(reason)}>{sanctionReasonText(reason, nameOf)}</li>
            ))}
          </ul>
        )}
        {problems.map((problem) =>
          problem.code === "pips-needed" ? null : (
            <Notice key={JSON.stringify(problem)} tone="error" title="Así no se puede anotar">
              {describeProblem(problem)}
            </Notice>
          ),
        )}
      </div>
    </div>
  );
}

/** "Segunda vez: la primera en la ronda 2, mesa 7 (Juez Peña)". */
function WhichTime({ preview, nameOf }: Pick<PreviewPanelProps, "preview" | "nameOf">) {
  const { sanction, earlier } = preview;
  const count = sanction?.reasons.find((reason) => reason.code === "offence-count");
  // Of several absent at once the count is that of the first alone.
  const isSeveral =
    preview.lines.filter(({ points }) => points < 0).length > 1 &&
    count?.code === "offence-count" &&
    sanction?.wins.length !== 0;
  if (!sanction || count?.code !== "offence-count" || isSeveral) return null;
  return (
    <div className="mb-1 border-b border-line pb-2">
      <p className="text-lg font-extrabold">
        {timesText(count.count)}
        {count.scope === "pair" && ", contando a la pareja"}
        {count.scope === "match" && " en esta partida"}
      </p>
      {earlier.map(({ person, round, table, by }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the offences stand in the order in which they happened
        <p key={index} className="text-sm text-ink-soft">
          {timesText(index + 1)}: ronda {round}, mesa {table}
          {person === count.player ? "" : ` (${nameOf(person)})`} · {by}
        </p>
      ))}
    </div>
  );
}

function EndLine({ preview, names }: Pick<PreviewPanelProps, "preview" | "names">) {
  const winner = preview.ends?.winner ?? null;
  const pair = winner === "AC" ? [names.A, names.C] : [names.B, names.D];
  return (
    <p className="flex items-center gap-2 bg-amber-soft px-3 py-2 font-semibold text-amber">
      {preview.ends?.isVoid
        ? "La partida queda anulada: nadie la gana."
        : winner === null
          ? "La partida termina aquí."
          : `La partida termina aquí. Gana ${listed(pair.flatMap((name) => name ?? []))}.`}
    </p>
  );
}

function ScoreLineAfter({ preview }: Pick<PreviewPanelProps, "preview">) {
  const { before, after } = preview;
  if (before.AC === after.AC && before.BD === after.BD) return null;
  return (
    <p className="tabular-nums">
      Marcador: {before.AC}–{before.BD} →{" "}
      <strong className="text-lg">
        {after.AC}–{after.BD}
      </strong>
    </p>
  );
}
