import { auditAddress } from "@/i18n/es/audit";
import { auditDetails, auditHeading } from "@/i18n/es/audit-details";
import { localInstant } from "@/i18n/es/document-dates";
import type { AuditLine, AuditPage } from "@/server/audit/queries";

type AuditListProps = Pick<AuditPage, "lines" | "names"> & { readonly timeZone: string };

/** The log, latest first: what, whom, by whom, when, why, and everything else that it keeps, in sentences. */
export function AuditList({ lines, names, timeZone }: AuditListProps) {
  return (
    <ol className="border-t-2 border-ink bg-surface shadow-[0_0_0_1px_var(--line)]">
      {lines.map((line) => (
        <li key={line.id} className="border-b border-line px-3 py-2.5 sm:px-4">
          <p>
            <strong className="font-semibold">{auditHeading(line)}</strong>
            {line.subject && <span>: {line.subject}</span>}
          </p>
          {line.reason && <p>Motivo: {line.reason}</p>}
          <Details line={line} names={names} />
          <p className="text-sm text-ink-soft tabular-nums">
            {line.actor} · {localInstant(new Date(line.at).toISOString(), timeZone)} · desde{" "}
            {auditAddress(line.address)}
          </p>
        </li>
      ))}
    </ol>
  );
}

const MOST_OPEN = 4;

type DetailsProps = { readonly line: AuditLine } & Pick<AuditPage, "names">;

/** What an entry says: at once where it is short, folded away where it is long. */
function Details({ line, names }: DetailsProps) {
  const seat = (one: string) => line.seats[one] ?? `asiento ${one}`;
  const details = auditDetails(line, {
    seats: { A: seat("A"), B: seat("B"), C: seat("C"), D: seat("D") },
    nameOf: (id) => names[id] ?? id,
  });
  if (details.length === 0) return null;
  const list = (
    <ul className="text-sm">
      {details.map((detail) => (
        <li key={detail} className="min-w-0 break-words">
          {detail}
        </li>
      ))}
    </ul>
  );
  if (details.length <= MOST_OPEN) return list;
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-sea underline-offset-4 hover:underline sm:min-h-8 sm:text-sm">
        <span className="group-open:hidden">Ver los {details.length} datos</span>
        <span className="hidden group-open:inline">Ocultar los datos</span>
      </summary>
      {list}
    </details>
  );
}
