import type { ManualChange } from "@/domain/tournament/manual-change";
import { hourText } from "@/i18n/es/hour-text";
import { differenceTexts } from "@/i18n/es/round-costs";
import { GRADE_NAMES, previewChangeText } from "@/i18n/es/round-review";

type ManualChangesProps = {
  readonly changes: readonly ManualChange[];
  readonly nameOf: (id: string) => string;
  readonly timeZone: string;
};

/** The changes by hand of a round, in order: what, who, when, why, and what it costs. */
export function ManualChanges({ changes, nameOf, timeZone }: ManualChangesProps) {
  return (
    <ol className="grid list-decimal gap-2 ps-5">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows and shrinks at its end
        <li key={index}>
          <span className="font-semibold">{previewChangeText(change, nameOf)}</span>
          <span className="block text-sm">{traceText(change, timeZone)}</span>
          {change.reason !== undefined && (
            <span className="block text-sm">Motivo: {change.reason}</span>
          )}
          <Costs change={change} nameOf={nameOf} />
        </li>
      ))}
    </ol>
  );
}

function traceText({ by, at, grade }: ManualChange, timeZone: string): string {
  const who = by === undefined ? "La dirección" : by;
  const when = at === undefined ? "" : `, a las ${hourText(at, timeZone)}`;
  return `${who}${when}${grade === undefined ? "" : ` · ${GRADE_NAMES[grade]}`}`;
}

function Costs({
  change,
  nameOf,
}: {
  readonly change: ManualChange;
  readonly nameOf: (id: string) => string;
}) {
  if (change.cost === undefined || change.cost === null) return null;
  const texts = differenceTexts(change.cost, change.rests ?? null, nameOf, "is");
  if (texts.length === 0) return <span className="block text-sm">La ronda cuesta lo mismo.</span>;
  return (
    <ul className="text-sm">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
