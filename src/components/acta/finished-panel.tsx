import type { ReactNode } from "react";
import { CardGlyph } from "@/components/domino/card-glyph";
import { ScoreLine } from "@/components/domino/score-line";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { StatePill } from "@/components/ui/state-pill";
import type { ActaState } from "@/domain/match/acta-state";
import { END_NAMES } from "@/i18n/es/match";
import { infractionTitle } from "@/i18n/es/sanctions";
import { STAGE_NAMES } from "@/i18n/es/table-states";
import type { TableView } from "@/server/actas/table-view";
import type { SeatNames } from "./seat-names";
import { pairName } from "./seat-names";
import { WithdrawCall } from "./withdraw-call";

type FinishedPanelProps = {
  readonly view: TableView;
  readonly acta: ActaState;
  readonly names: SeatNames;
  /** Tells the judge that the table is done; null where that has been said or may not be. */
  readonly onDone: (() => void) | null;
  /** Takes back the answer to TIEMPO that ended the match; null where one may not, or the bell had no part in it. */
  readonly onWithdrawCall: ((reason: string) => void) | null;
};

/** The end of a match: the result in large, who it waits for, and at last the public proof. */
export function FinishedPanel(props: FinishedPanelProps) {
  const { view, acta, names, onDone, onWithdrawCall } = props;
  const { outcome } = view;
  const winner = acta.winner ?? outcome?.winner ?? null;
  return (
    <section className="flex flex-col gap-4">
      {(view.round.closed || view.tournament.closed) && (
        <Notice
          tone="info"
          title={
            view.tournament.closed ? "El torneo ya cerró" : `La ronda ${view.round.number} ya cerró`
          }
        >
          Este código ya no anota: cada ronda trae una tarjeta con otro.
        </Notice>
      )}
      <div>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">
            {winner === null ? "Partida terminada" : `Ganaron ${pairName(names, winner)}`}
          </h2>
          <Stage acta={acta} />
        </div>
        {acta.endedBy && <p className="mb-3 text-ink-soft">Terminó {END_NAMES[acta.endedBy]}.</p>}
        {onWithdrawCall && <WithdrawCall onReason={onWithdrawCall} />}
        <ScoreLine
          score={acta.score}
          winner={winner}
          names={{ AC: pairName(names, "AC"), BD: pairName(names, "BD") }}
        />
      </div>
      <Waiting view={view} acta={acta} onDone={onDone} />
      <Incidents view={view} names={names} />
      <People view={view} names={names} />
    </section>
  );
}

function Stage({ acta }: Pick<FinishedPanelProps, "acta">): ReactNode {
  switch (acta.stage) {
    case "verified":
      return <StatePill tone="active">{STAGE_NAMES.verified}: faltan firmas</StatePill>;
    case "signed":
      return <StatePill tone="active">{STAGE_NAMES.signed}</StatePill>;
    case "closed":
      return <StatePill tone="done">{STAGE_NAMES.closed}</StatePill>;
    case "claimed":
      return <StatePill tone="waiting">{STAGE_NAMES.claimed}</StatePill>;
    default:
      return <StatePill tone="waiting">{STAGE_NAMES[acta.stage]}</StatePill>;
  }
}

function Waiting({ view, acta, onDone }: Omit<FinishedPanelProps, "names" | "onWithdrawCall">) {
  if (acta.closed) {
    return (
      <Notice tone="ok" title="Hoja cerrada">
        <p>
          Cualquiera puede comprobarla con el código{" "}
          <strong className="text-xl tracking-widest whitespace-nowrap">{view.publicCode}</strong>
        </p>
        <LinkButton
          href={`/verificar/${view.publicCode}`}
          className="mt-2"
          icon="document"
          prefetch={false}
        >
          Ver la Hoja
        </LinkButton>
      </Notice>
    );
  }
  if (acta.verified !== null) {
    return (
      <Notice tone="info" title="El juez verificó la Hoja">
        Falta que firme al menos uno de cada pareja (11.3).
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="No se levanten hasta que el juez verifique (11.2)">
      {acta.tableDone
        ? "El juez ya sabe que terminaron."
        : `Revisen el resultado entre los cuatro y avisen al juez${onDone === null ? " desde el teléfono que anota" : ""}.`}
      {onDone !== null && (
        <Button variant="primary" size="large" wide icon="check" className="mt-3" onClick={onDone}>
          Está correcto: avisar al juez
        </Button>
      )}
    </Notice>
  );
}

/** What the judge recorded at this table. */
export function Incidents({ view, names }: Pick<FinishedPanelProps, "view" | "names">) {
  if (view.incidents.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">Infracciones</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {view.incidents.map((incident) => (
          <li key={incident.incidentId} className="border-s-4 border-wine ps-3">
            <p className="leading-tight font-semibold">
              {infractionTitle(incident.infraction)}{" "}
              <span className="font-normal text-ink-soft">art. {incident.article}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
              {incident.offenders.map((seat) => names[seat]).join(", ")}
              {incident.points.map(({ seat, points }) => (
                <span key={seat} className="inline-flex items-center gap-1">
                  <SeatBadge seat={seat} size="sm" />
                  {points < 0 ? `−${-points}` : `+${points}`}
                </span>
              ))}
              {incident.cards.map(({ seat, card }) => (
                <span key={`${seat}${card}`} className="inline-flex items-center gap-1">
                  <SeatBadge seat={seat} size="sm" />
                  <CardGlyph card={card} size="sm" />
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What each person takes, shown where fines or a fault made it differ from the score. */
function People({ view, names }: Pick<FinishedPanelProps, "view" | "names">) {
  const { outcome, state } = view;
  if (outcome === null) return null;
  const differs = outcome.people.some(
    ({ seat, for: own }) => own !== state.score[seat === "A" || seat === "C" ? "AC" : "BD"],
  );
  if (!differs) return null;
  return (
    <div>
      <h3 className="text-lg">Queda para cada uno</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {outcome.people.map(({ seat, won, isPersonal, for: own, against }) => (
          <li key={seat} className="flex min-h-12 items-center gap-2">
            <SeatBadge seat={seat} size="sm" />
            <span className="min-w-0 grow leading-tight font-semibold">{names[seat]}</span>
            <span className="tabular-nums">
              {own < 0 ? `−${-own}` : own} a {against < 0 ? `−${-against}` : against}
            </span>
            <span className="min-w-16 text-end font-semibold">{wonText(won, isPersonal)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function wonText(won: boolean | null, isPersonal: boolean): string {
  if (won === null) return "—";
  // The pair has lost: what its blameless member is given counts for himself alone.
  if (isPersonal) return "Solo en su ranking";
  return won ? "Ganó" : "Perdió";
}
