import { CardGlyph } from "@/components/domino/card-glyph";
import { DataTable } from "@/components/ui/data-table";
import { Badge } from "@/components/ui/state-pill";
import { localInstant } from "@/i18n/es/document-dates";
import { infractionTitle, POINTS_TARGET_NAMES } from "@/i18n/es/sanctions";
import type { BookIncident } from "@/server/sanctions/incident-book";
import { pointsText } from "./points-text";

type IncidentListProps = {
  readonly round: number;
  readonly incidents: readonly BookIncident[];
  readonly timeZone: string;
};

/** The infractions of a round: table, article, who, what it cost, which judge. */
export function IncidentList({ round, incidents, timeZone }: IncidentListProps) {
  return (
    <DataTable
      caption={`Infracciones de la ronda ${round}`}
      rows={incidents}
      rowKey={({ id }) => id}
      columns={[
        { key: "table", header: "Mesa", kind: "lead", cell: ({ table }) => table },
        {
          key: "infraction",
          header: "Infracción",
          kind: "title",
          cell: (incident) => <Infraction incident={incident} />,
        },
        {
          key: "offenders",
          header: "Quién",
          short: "",
          cell: ({ offenders }) =>
            offenders.length > 0 ? (
              offenders.join(", ")
            ) : (
              <strong className="text-amber">Sin completar</strong>
            ),
        },
        {
          key: "cost",
          header: "Puntos",
          short: "",
          cell: ({ lines }) => (
            <ul>
              {lines.map(({ playerId, name, points, on }) => (
                <li key={`${playerId}${on}`}>
                  <strong className="tabular-nums">{pointsText(points)}</strong> {name}{" "}
                  <span className="text-sm text-ink-soft">{POINTS_TARGET_NAMES[on]}</span>
                </li>
              ))}
            </ul>
          ),
        },
        {
          key: "cards",
          header: "Tarjetas",
          short: "",
          cell: ({ cards }) => (
            <span className="flex flex-wrap gap-2">
              {cards.map(({ name, card }) => (
                <span key={`${name}${card}`} className="inline-flex items-center gap-1.5">
                  <CardGlyph card={card} size="sm" /> {name}
                </span>
              ))}
            </span>
          ),
        },
        {
          key: "by",
          header: "Juez",
          short: "Anotó",
          cell: ({ by, at }) => (
            <>
              {by}
              <span className="block text-sm text-ink-soft max-sm:hidden">
                {localInstant(new Date(at).toISOString(), timeZone)}
              </span>
            </>
          ),
        },
      ]}
    />
  );
}

function Infraction({ incident }: { readonly incident: BookIncident }) {
  const { infraction, article, step, cancelled, note } = incident;
  return (
    <>
      <span className={cancelled ? "line-through" : undefined}>{infractionTitle(infraction)}</span>{" "}
      {cancelled && <Badge>anulada</Badge>}
      <span className="block text-sm font-normal text-ink-soft">
        {article === null ? "Falta completarla para sancionar" : `art. ${article}`}
        {step !== null && step > 1 && ` · ${step}.ª vez`}
        {note && ` · ${note}`}
      </span>
    </>
  );
}
