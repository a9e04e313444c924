import { EmptyState } from "@/components/ui/empty-state";
import { localInstant } from "@/i18n/es/document-dates";
import { historyActionName, historyChanges } from "@/i18n/es/people-history";
import type { HistoryLine } from "@/server/people/queries";

const ZONE = "America/Santo_Domingo";

/** What was done to a person or an account, latest first: who, when, what changed and why. */
export function HistoryList({ lines }: { readonly lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return <EmptyState title="Sin cambios registrados" />;
  return (
    <ol className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="py-2.5 first:pt-0 last:pb-0">
          <p className="font-semibold">{historyActionName(line.action)}</p>
          <p className="text-sm text-ink-soft">
            {line.actor} · {localInstant(new Date(line.at).toISOString(), ZONE)}
          </p>
          {line.reason && <p className="mt-1">Motivo: {line.reason}</p>}
          <ul className="mt-1 text-sm">
            {historyChanges(line.before, line.after).map((change) => (
              <li key={change} className="break-words">
                {change}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
