import { Notice } from "@/components/ui/notice";
import { changeLines, changeTitle } from "@/i18n/es/sanction-changes";
import type { LaterChange } from "@/server/actas/project-incidents";

/** What else is not as it was: later steps, fines and cards that followed from what was corrected. */
export function LaterChanges({ changes }: { readonly changes: readonly LaterChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" title="Con esto cambió también" live>
      <ul className="grid gap-2">
        {changes.map(({ change, round, table, names }) => (
          <li key={change.incidentId}>
            <strong>
              Ronda {round}, mesa {table}:
            </strong>{" "}
            {changeTitle(change)}
            <ul className="ps-4">
              {changeLines(change, (person) => names[person] ?? "").map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
