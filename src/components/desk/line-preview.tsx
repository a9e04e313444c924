import type { HandPreview } from "@/components/acta/hand-preview";
import { Icon } from "@/components/ui/icon";
import { explainHand } from "@/i18n/es/hand";

/** At the desk people go by their letters, as on paper. */
const LETTERS = { A: "A", B: "B", C: "C", D: "D", AC: "A·C", BD: "B·D" };

/** What the engine makes of a line that is complete: points with their sum, the score after it, what is odd. */
export function LinePreview({ preview }: { readonly preview: HandPreview }) {
  if (!preview.ok) {
    return (
      <ul className="grid gap-1">
        {preview.problems.map((problem) => (
          <li key={problem} className="flex items-start gap-1.5 font-semibold text-wine">
            <Icon name="stop" className="mt-0.5 size-5" />
            {problem}
          </li>
        ))}
      </ul>
    );
  }
  const { result, after, warnings } = preview;
  return (
    <div className="grid gap-1">
      <p className="tabular-nums">
        {result && explainHand(result, LETTERS)}{" "}
        <strong>
          Quedan {after.score.AC} a {after.score.BD}.
        </strong>{" "}
        {after.status === "finished" && <strong className="text-felt">Termina la partida.</strong>}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-1.5 font-semibold text-amber">
          <Icon name="alert" className="mt-0.5 size-5" />
          {warning}
        </p>
      ))}
    </div>
  );
}
