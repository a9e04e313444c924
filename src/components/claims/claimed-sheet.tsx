import { CardGlyph } from "@/components/domino/card-glyph";
import { ScoreLine } from "@/components/domino/score-line";
import { HandLines } from "@/components/sanctions/hand-lines";
import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { listed } from "@/i18n/es/listed";
import { signedFigure } from "@/i18n/es/refereeing";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { TableView } from "@/server/actas/table-view";

/** The sheet that a claim is about: score, hands, infractions with article, signatures. */
export function ClaimedSheet({ view }: { readonly view: TableView }) {
  const { state, people } = view;
  const name = (seat: "A" | "B" | "C" | "D") => people[seat]?.short ?? seat;
  return (
    <Panel
      className="lg:sticky lg:top-4"
      title={`Hoja: ronda ${view.round.number}, mesa ${view.table}`}
      actions={
        <LinkButton href={`/verificar/${view.publicCode}`} size="dense" icon="document">
          Ver la Hoja sellada
        </LinkButton>
      }
    >
      <div className="grid gap-5">
        <ScoreLine
          score={state.score}
          winner={view.outcome?.winner ?? null}
          names={{ AC: listed([name("A"), name("C")]), BD: listed([name("B"), name("D")]) }}
          size="row"
        />
        {state.ruled !== null && (
          <p className="font-semibold">Este resultado lo fijó la Junta (26.2).</p>
        )}
        <HandLines view={view} />
        <div>
          <h3 className="mb-1 font-semibold">Infracciones</h3>
          <Incidents view={view} />
        </div>
        <dl className="grid gap-1">
          {PAIR_SIDES.map((side) => (
            <div key={side} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-soft">Firma de la pareja {side === "AC" ? "A·C" : "B·D"}</dt>
              <dd className="font-semibold">{signatureText(view, side)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

function signatureText({ state, people }: TableView, side: "AC" | "BD"): string {
  const signature = state.signatures[side];
  if (!signature) return state.ruling ? "Por decisión de la Junta" : "Sin firma";
  const by = people[signature.by]?.short ?? signature.by;
  return "refused" in signature ? `${by} se negó (11.3)` : by;
}

function Incidents({ view }: { readonly view: TableView }) {
  if (view.incidents.length === 0) return <p className="text-ink-soft">Ninguna.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {view.incidents.map((incident) => (
        <li key={incident.incidentId} className="py-2">
          <p className="leading-tight font-semibold">
            {infractionTitle(incident.infraction)}
            <span className="font-normal text-ink-soft"> · art. {incident.article}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>
              {incident.offenders.map((seat) => view.people[seat]?.short ?? seat).join(", ")}, mano{" "}
              {incident.afterHand + 1}
            </span>
            {incident.points.map(({ seat, points }) => (
              <strong key={seat} className="tabular-nums">
                {seat} {signedFigure(points)}
              </strong>
            ))}
            {incident.cards.map(({ seat, card }) => (
              <CardGlyph key={`${seat} ${card}`} card={card} size="sm" />
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
