import { CardGlyph } from "@/components/domino/card-glyph";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Icon } from "@/components/ui/icon";
import { sameData } from "@/domain/kernel/same-data";
import { listed } from "@/i18n/es/listed";
import { settlementReasonText } from "@/i18n/es/match";
import { signedFigure } from "@/i18n/es/refereeing";
import type { TableOutcome, TableView } from "@/server/actas/table-view";

/** Who won and why, person by person, with the fines that count in the match; nothing while it is played. */
export function OutcomePanel({ view }: { readonly view: TableView }) {
  const { outcome } = view;
  if (outcome === null) return null;
  const [first] = outcome.people;
  const isShared = outcome.people.every(({ reasons }) => sameData(reasons, first?.reasons));
  return (
    <div>
      <p className="text-lg font-extrabold">{headline(view, outcome)}</p>
      {isShared &&
        first?.reasons.map((reason) => (
          <p key={JSON.stringify(reason)} className="text-ink-soft">
            {settlementReasonText(reason)}
          </p>
        ))}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {outcome.people.map(({ seat, won, isPersonal, for: own, against, reasons }) => (
          <li key={seat} className="flex items-start gap-3 py-2">
            <SeatBadge seat={seat} />
            <span className="min-w-0 grow leading-tight">
              <span className="block font-semibold">{view.people[seat]?.short ?? seat}</span>
              {(isShared ? [] : reasons).map((reason) => (
                <span key={JSON.stringify(reason)} className="block text-sm text-ink-soft">
                  {settlementReasonText(reason)}
                </span>
              ))}
            </span>
            <span className="shrink-0 text-end tabular-nums">
              <span className="block font-semibold">
                {own}–{against}
              </span>
              {isPersonal && (
                <span className="block text-sm text-ink-soft">Solo en su ranking</span>
              )}
              {won && !isPersonal && (
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
  return `Ganan ${listed(seats.map((seat) => view.people[seat]?.short ?? seat))}`;
}

/** Fines, bonuses and cards on the sheet, each with its article. */
function Ledger({ view }: { readonly view: TableView }) {
  const noted = view.incidents.filter(({ points, cards }) => points.length + cards.length > 0);
  if (noted.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-sm">
      {noted.map(({ incidentId, article, points, cards }) => (
        <li key={incidentId} className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <span className="font-semibold text-ink-soft">art. {article}</span>
          {points.map((line) => (
            <span key={line.seat}>
              <strong>{signedFigure(line.points)}</strong> {view.people[line.seat]?.short}
            </span>
          ))}
          {cards.map(({ seat, card }) => (
            <span key={`${seat}-${card}`} className="inline-flex items-center gap-1.5">
              <CardGlyph card={card} size="sm" /> {view.people[seat]?.short}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
