import { auditActionName, auditFieldName } from "@/i18n/es/audit";
import { localInstant } from "@/i18n/es/document-dates";
import type { AuditLine } from "@/server/audit/queries";

type AuditListProps = { readonly lines: readonly AuditLine[]; readonly timeZone: string };

/** The log, latest first: what, whom, by whom, when, why; the data folded away. */
export function AuditList({ lines, timeZone }: AuditListProps) {
  return (
    <ol className="border-t-2 border-ink bg-surface shadow-[0_0_0_1px_var(--line)]">
      {lines.map((line) => (
        <li key={line.id} className="border-b border-line px-3 py-2.5 sm:px-4">
          <p>
            <strong className="font-semibold">{auditActionName(line.action)}</strong>
            {line.subject && <span>: {line.subject}</span>}
          </p>
          {line.reason && <p>Motivo: {line.reason}</p>}
          <p className="text-sm text-ink-soft tabular-nums">
            {line.actor} · {localInstant(new Date(line.at).toISOString(), timeZone)} · desde{" "}
            {line.address}
          </p>
          <Data line={line} />
        </li>
      ))}
    </ol>
  );
}

function Data({ line }: { readonly line: AuditLine }) {
  const rows = changedRows(line.before, line.after);
  if (rows.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-sea underline-offset-4 hover:underline sm:min-h-8 sm:text-sm">
        <span className="group-open:hidden">Ver los datos</span>
        <span className="hidden group-open:inline">Ocultar los datos</span>
      </summary>
      <dl className="mb-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
        {rows.map(({ key, before, after }) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{auditFieldName(key)}</dt>
            <dd className="min-w-0 break-words">
              {before !== null && <span className="text-ink-soft">{before} → </span>}
              {after ?? "ya no está"}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type ChangedRow = {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What differs between before and after, field by field; all of it where there was no before. */
function changedRows(before: unknown, after: unknown): readonly ChangedRow[] {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return keys
    .map((key) => ({ key, before: shown(old[key]), after: shown(now[key]) }))
    .filter((row) => row.before !== row.after);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

const LONGEST = 600;

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? "sí" : "no";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
