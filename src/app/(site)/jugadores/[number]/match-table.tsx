import Link from "next/link";
import { DataTable } from "@/components/ui/data-table";
import { StatePill } from "@/components/ui/state-pill";
import { listed } from "@/i18n/es/listed";
import type { PersonMatch } from "@/server/people/public-person";

/** The verified matches of a person, the latest first. */
export function MatchTable({ matches }: { readonly matches: readonly PersonMatch[] }) {
  return (
    <DataTable
      caption="Partidas verificadas"
      rows={matches}
      rowKey={(match) => match.id}
      columns={[
        {
          key: "against",
          header: "Contra",
          kind: "title",
          cell: (match) => (
            <>
              {listed(match.opponents) || "Mesa incompleta"}
              {match.partner && (
                <span className="block text-sm font-normal text-ink-soft">con {match.partner}</span>
              )}
            </>
          ),
        },
        {
          key: "where",
          header: "Torneo",
          short: "",
          cell: (match) => (
            <Link
              href={`/torneos/${match.slug}/rondas/${match.round}`}
              className="inline-block py-0.5 underline-offset-4 hover:underline"
            >
              {match.tournament}, ronda {match.round}
            </Link>
          ),
        },
        {
          key: "score",
          header: "Puntos",
          short: "",
          kind: "figure",
          cell: (match) => (
            <strong className="whitespace-nowrap">
              {match.pointsFor} – {match.pointsAgainst}
            </strong>
          ),
        },
        {
          key: "result",
          header: "Resultado",
          short: "",
          cell: (match) =>
            match.won ? (
              <StatePill tone="done">Ganó</StatePill>
            ) : (
              <StatePill icon="minus">Perdió</StatePill>
            ),
        },
        {
          key: "sheet",
          header: "Hoja",
          short: "",
          cell: (match) => (
            <Link
              href={`/verificar/${match.code}`}
              className="inline-flex min-h-12 items-center font-semibold text-sea underline underline-offset-4 sm:min-h-0"
            >
              Hoja<span className="sr-only"> de la mesa {match.table}</span>
            </Link>
          ),
        },
      ]}
    />
  );
}
