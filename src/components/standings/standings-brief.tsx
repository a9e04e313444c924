import { signed } from "@/i18n/es/standings";
import type { NamedStanding } from "@/server/standings/queries";

/** The first places in short: name over wins and efectividad. For the side of another page. */
export function StandingsBrief({ rows }: { readonly rows: readonly NamedStanding[] }) {
  return (
    <ol className="divide-y divide-line border-y border-line tabular-nums">
      {rows.map((row) => (
        <li key={row.id} className="flex items-baseline gap-3 px-3 py-2 sm:px-5">
          <span className="w-6 shrink-0 text-lg font-extrabold">{row.rank}</span>
          <span className="min-w-0 grow">
            <span className="block leading-tight font-semibold">{row.name}</span>
            <span className="text-sm text-ink-soft">
              {row.wins} {row.wins === 1 ? "ganada" : "ganadas"} · efectividad {signed(row.net)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
