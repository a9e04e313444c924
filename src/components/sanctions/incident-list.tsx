"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { CardGlyph } from "@/components/domino/card-glyph";
import { usePage } from "@/components/live/use-page";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { PointsTarget } from "@/domain/rules/vocabulary";
import { pointsText, timesText } from "@/i18n/es/refereeing";
import { infractionTitle, sanctionProblemText } from "@/i18n/es/sanctions";
import type { ActaAnswer } from "@/server/actas/append";
import type { TableView } from "@/server/actas/table-view";
import type { JudgeIncident } from "@/server/sanctions/judge-view";
import type { EventInput, RecordAction } from "./judge-actions";
import { LaterChanges } from "./later-changes";
import { nameOfPerson } from "./people-names";
import { EffectList } from "./sanction-facts";

type IncidentListProps = {
  readonly view: TableView;
  readonly incidents: readonly JudgeIncident[];
  /** The table's address. */
  readonly base: string;
  readonly record: RecordAction;
  /** Whether whoever looks may take one back. */
  readonly mayCancel: boolean;
};

/** The infractions of a match: article, points, cards, who noted them; undone with a reason. */
export function IncidentList({ view, incidents, base, record, mayCancel }: IncidentListProps) {
  const router = usePage();
  const { send, failure } = useCommand<EventInput, ActaAnswer>(record);
  const [changes, setChanges] = useState<ActaAnswer["changes"]>([]);
  async function cancel(incidentId: string, reason: string): Promise<void> {
    const event = { type: "incident-cancelled", incidentId, reason } as const;
    const answer = await send({ matchId: view.matchId, baseVersion: view.version, event });
    setChanges(answer.ok ? answer.value.changes : []);
    router.refresh();
  }
  if (incidents.length === 0) {
    return (
      <>
        <LaterChanges changes={changes} />
        <p className="text-ink-soft">Ninguna en esta partida.</p>
      </>
    );
  }
  return (
    <>
      {failure && (
        <div className="mb-3">
          <Notice tone="error" title="No se deshizo">
            {failure.messages.join(" ")}
          </Notice>
        </div>
      )}
      <LaterChanges changes={changes} />
      <ol className="divide-y divide-line">
        {incidents.map((incident) => (
          <li key={incident.note.incidentId} className="py-3 first:pt-0">
            <IncidentFacts view={view} incident={incident} />
            <div className="mt-2 flex flex-wrap gap-2">
              {incident.note.offenders.length === 0 && (
                <LinkButton
                  variant="primary"
                  href={`${base}/infraccion?completar=${incident.note.incidentId}`}
                >
                  Decir quién fue
                </LinkButton>
              )}
              {mayCancel && (
                <ConfirmButton
                  size="dense"
                  icon="undo"
                  title={`¿Deshacer «${infractionTitle(incident.note.infraction)}»?`}
                  body="Se quitan sus puntos y tarjetas, y la mano vuelve a como estaba. Queda el rastro."
                  confirmLabel="Deshacer"
                  danger
                  reason={{ label: "Motivo" }}
                  onConfirm={(reason) => cancel(incident.note.incidentId, reason)}
                >
                  Deshacer
                </ConfirmButton>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function IncidentFacts({
  view,
  incident,
}: {
  readonly view: TableView;
  readonly incident: JudgeIncident;
}) {
  const { note, verdict, by, at } = incident;
  const who = note.offenders.map((seat) => view.people[seat]?.short ?? seat).join(", ");
  const moment = note.afterMatch ? "después de la partida" : `mano ${note.afterHand + 1}`;
  const time = new Intl.DateTimeFormat("es-DO", {
    hour: "numeric",
    minute: "2-digit",
    timeZone: view.tournament.timeZone,
  });
  const count = verdict.ok
    ? verdict.reasons.find(({ code }) => code === "offence-count")
    : undefined;
  const nameOf = nameOfPerson(view);
  return (
    <>
      <p className="leading-tight font-semibold">
        {infractionTitle(note.infraction)}
        {verdict.ok && <span className="font-normal text-ink-soft"> · art. {verdict.article}</span>}
      </p>
      <p>
        {who || "Sin infractor todavía"}
        {count?.code === "offence-count" && (
          <span className="text-ink-soft"> · {timesText(count.count).toLowerCase()}</span>
        )}
      </p>
      {verdict.ok ? (
        <>
          {verdict.points.map(({ player, points, on }) => (
            <p key={player} className="font-semibold tabular-nums">
              {pointsText(points, landing(verdict.wins.includes(player), note, on))}
              <span className="font-normal"> · {nameOf(player)}</span>
            </p>
          ))}
          <EffectList sanction={verdict} nameOf={nameOf} hand={note.afterHand + 1} />
        </>
      ) : (
        verdict.problems.map((problem) => (
          <p key={problem.code} className="font-semibold text-amber">
            {sanctionProblemText(problem)}
          </p>
        ))
      )}
      {note.note && <p className="text-ink-soft">«{note.note}»</p>}
      <p className="text-sm text-ink-soft">
        {moment} · {by} · {time.format(new Date(at))}
      </p>
    </>
  );
}

function landing(isGiven: boolean, { afterMatch }: JudgeIncident["note"], on: PointsTarget) {
  if (afterMatch) return "record";
  return isGiven ? "win" : on;
}

/** The cards of one person in the event, small. */
export function PersonCards({
  cards,
}: {
  readonly cards: { readonly yellow: number; readonly red: number; readonly black: number };
}) {
  return (["yellow", "red", "black"] as const).map(
    (colour) =>
      cards[colour] > 0 && <CardGlyph key={colour} card={colour} size="sm" count={cards[colour]} />,
  );
}
