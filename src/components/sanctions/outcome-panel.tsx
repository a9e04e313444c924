import { SeatBadge } from "@/components/domino/seat-badge";
import { Icon } from "@/components/ui/icon";
import { settlementReasonText } from "@/i18n/es/match";
import { signedFigure } from "@/i18n/es/refereeing";
import type { TableOutcome, TableView } from "@/server/actas/table-view";

/** Who won and why, person by person, with the fines that count in the match; nothing while it is played. */
export function OutcomePanel({ view }: { readonly view: TableView }) {
  const { outcome } = view;
  if (outcome === null) return null;
  return (
    <div>
      <p className="text-lg font-extrabold">{headline(view, outcome)}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {outcome.people.map(({ seat, won, for: own, against, reasons }) => (
          <li key={seat} className="flex items-start gap-3 py-2">
            <SeatBadge seat={seat} />
            <span className="min-w-0 grow leading-tight">
              <span className="block font-semibold">{view.people[seat]?.short ?? seat}</span>
              {reasons.map((reason) => (
                <span key={JSON.stringify(reason)} className="block text-sm text-ink-soft">
                  {settlementReasonText(reason)}
                </span>
              ))}
            </span>
            <span className="shrink-0 text-end tabular-nums">
              <span className="block font-semibold">
                {own}–{against}
              </span>
              {won && (
                <span className="inline-flex items-center gap-1 text-sm font-semibold text-felt">
                  <Icon name="check" className="size-3.5" />
                  Ganó
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Ledger view={view} />
    </div>
  );
}

function headline(view: TableView, { winner, isVoid }: TableOutcome): string {
  if (isVoid) return "Partida anulada: nadie la gana.";
  if (winner === null) return "Sin pareja ganadora.";
  const seats = winner === "AC" ? (["A", "C"] as const) : (["B", "D"] as const);
  return `Gana ${seats.map((seat) => view.people[seat]?.short ?? seat).join(" y ")}`;
}

/** Fines and bonuses on the sheet, each with its article. */
function Ledger({ view }: { readonly view: TableView }) {
  const lines = view.incidents.flatMap(({ incidentId, article, points }) =>
    points.map((line) => ({ ...line, incidentId, article })),
  );
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2 text-sm">
      {lines.map(({ incidentId, seat, points, article }) => (
        <li key={`${incidentId}-${seat}`} className="tabular-nums">
          <strong>{signedFigure(points)}</strong> {view.people[seat]?.short ?? seat} · art.{" "}
          {article}
        </li>
      ))}
    </ul>
  );
}
