import { DataTable } from "@/components/ui/data-table";
import { Panel } from "@/components/ui/panel";
import { Stat, Stats } from "@/components/ui/stat";
import type { CardColour, PointsTarget } from "@/domain/rules/vocabulary";
import { POINTS_TARGET_NAMES } from "@/i18n/es/sanctions";
import type { IncidentBook } from "@/server/sanctions/incident-book";
import { pointsText } from "./points-text";

const TARGETS = ["match", "record"] as const;

function cancelledText(count: number): string {
  return count === 1 ? "y 1 anulada" : `y ${count} anuladas`;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The sums by infraction and the same by person, which must agree. */
export function IncidentTotals({ book }: { readonly book: IncidentBook }) {
  const standing = book.incidents.filter(({ cancelled }) => !cancelled);
  const byIncident = sum(standing.flatMap(({ lines }) => lines.map(({ points }) => points)));
  const byPerson = sum(book.people.map(({ match, record }) => match + record));
  const cards = (card: CardColour) => sum(book.people.map((person) => person.cards[card]));
  return (
    <div className="flex flex-col gap-5">
      <Stats>
        <Stat
          label="Infracciones"
          value={standing.length}
          hint={
            standing.length < book.incidents.length &&
            cancelledText(book.incidents.length - standing.length)
          }
        />
        <Stat label="Puntos en total" value={pointsText(byIncident)} />
        <Stat label="Amarillas" value={cards("yellow")} />
        <Stat label="Rojas" value={cards("red")} />
        <Stat label="Negras" value={cards("black")} />
      </Stats>
      <Panel title="Por persona" flush>
        <DataTable
          caption="Puntos y tarjetas por persona"
          rows={book.people}
          rowKey={({ playerId }) => playerId}
          empty={<p className="p-4">Nadie tiene puntos ni tarjetas.</p>}
          columns={[
            { key: "name", header: "Persona", kind: "title", cell: ({ name }) => name },
            {
              key: "incidents",
              header: "Infracciones",
              short: "Infr.",
              kind: "figure",
              cell: ({ incidents }) => incidents,
            },
            {
              key: "match",
              header: "En partidas",
              kind: "figure",
              cell: ({ match }) => pointsText(match),
            },
            {
              key: "record",
              header: "En el récord",
              kind: "figure",
              cell: ({ record }) => pointsText(record),
            },
            {
              key: "total",
              header: "Total",
              kind: "figure",
              cell: ({ match, record }) => <strong>{pointsText(match + record)}</strong>,
            },
          ]}
        />
        <p className="px-3 pt-2 text-sm text-ink-soft">
          Los puntos que vienen con una partida ganada por ausencia o abandono están en su
          resultado, no aquí.
        </p>
        <p className="border-t-2 border-ink px-3 py-2.5 text-end text-sm tabular-nums">
          {TARGETS.map((on) => (
            <Reconciled key={on} on={on} {...book.reconciliation[on]} />
          ))}
          {byIncident === byPerson ? (
            <>
              Cuadra: {pointsText(byIncident)} por infracción y {pointsText(byPerson)} por persona.
            </>
          ) : (
            <strong className="text-wine">
              No cuadra: {pointsText(byIncident)} por infracción y {pointsText(byPerson)} por
              persona.
            </strong>
          )}
        </p>
      </Panel>
    </div>
  );
}

type ReconciledProps = {
  readonly on: PointsTarget;
  readonly ledger: number;
  readonly results: number;
};

/** The points of the infractions against those that the results of the tables bear. */
function Reconciled({ on, ledger, results }: ReconciledProps) {
  const where = POINTS_TARGET_NAMES[on];
  return (
    <span className="block">
      {ledger === results ? (
        <>
          Cuadra con la tabla {where}: {pointsText(results)}.
        </>
      ) : (
        <strong className="text-wine">
          No cuadra con la tabla {where}: {pointsText(ledger)} por infracción, {pointsText(results)}{" "}
          en los resultados.
        </strong>
      )}
    </span>
  );
}
