"use client";

import { useMemo, useState } from "react";
import { SeatChoice } from "@/components/acta/seat-choice";
import { seatNames } from "@/components/acta/seat-names";
import { StepFrame } from "@/components/acta/step-frame";
import { newCommandId } from "@/components/commands/command-id";
import { NO_CONNECTION_CODE, useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ActaEvent } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { catalogueOf, findInfraction } from "@/domain/sanctions/catalogue";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { ActaAnswer } from "@/server/actas/append";
import type { TableView } from "@/server/actas/table-view";
import type { JudgeIncident } from "@/server/sanctions/judge-view";
import type { SanctionPreview } from "@/server/sanctions/preview";
import type { IncidentDraft } from "./incident-draft";
import { atItsMoment, eventOf, hasAllPips, newDraft, noteOf } from "./incident-draft";
import { InfractionPicker } from "./infraction-picker";
import type { EventInput, PreviewAction, RecordAction } from "./judge-actions";
import { Recorded } from "./recorded";
import { ReviewStep } from "./review-step";
import { SeveralSeats } from "./several-seats";
import { phoneOutbox } from "./use-outbox";
import { usePreview } from "./use-preview";

type RecordFlowProps = {
  readonly view: TableView;
  readonly incidents: readonly JudgeIncident[];
  /** The table's address. */
  readonly back: string;
  readonly known: {
    readonly infraction: InfractionCode | null;
    readonly offenders: readonly Seat[];
    readonly note: string;
  };
  /** An incident on record that still lacks its offender. */
  readonly completes: JudgeIncident | null;
  readonly record: RecordAction;
  readonly preview: PreviewAction;
};

type Step = "who" | "what" | "review" | "done" | "kept";

/** Who, what, and what it costs before it is recorded: three taps from the table to a recorded infraction. */
export function RecordFlow(props: RecordFlowProps) {
  const { view, incidents, back, known, completes, record } = props;
  const router = usePage();
  const names = seatNames(view.people);
  const catalogue = useMemo(() => catalogueOf(view.rulesSpec), [view.rulesSpec]);
  const [draft, setDraft] = useState<IncidentDraft>(() =>
    completes === null
      ? placed(newDraft(view.state, known), known.infraction)
      : draftOf(view, completes),
  );
  const [trail, setTrail] = useState<readonly Step[]>([firstStep(known, completes)]);
  const [incidentId, setIncidentId] = useState(() => completes?.note.incidentId ?? newCommandId());
  const [recorded, setRecorded] = useState<{
    version: number;
    told: SanctionPreview | null;
    changes: ActaAnswer["changes"];
  } | null>(null);
  const { send, pending, failure } = useCommand<EventInput, ActaAnswer>(record);
  const step = trail.at(-1) ?? "who";
  const note = noteOf(draft, completes ? incidentId : undefined);
  const pips = hasAllPips(draft.pips) ? { pips: draft.pips } : {};
  const asked = step === "review" && note !== null;
  const told = usePreview(
    props.preview,
    asked ? { matchId: view.matchId, draft: note, ...pips } : null,
    view.version,
  );

  function placed(next: IncidentDraft, code: InfractionCode | null): IncidentDraft {
    return atItsMoment(next, view.state, code && (findInfraction(catalogue, code) ?? null));
  }

  const go = (to: Step) => setTrail([...trail, to]);
  function goBack(): void {
    if (trail.length > 1) setTrail(trail.slice(0, -1));
    else router.push(back);
  }

  function chooseWho(offenders: readonly Seat[]): void {
    setDraft({ ...draft, offenders, choice: null, facts: {}, judged: {} });
    go(draft.infraction === null ? "what" : "review");
  }

  async function confirm(): Promise<void> {
    if (note === null) return;
    const event = eventOf(note, incidentId, completes !== null);
    const answer = await send({ matchId: view.matchId, baseVersion: view.version, event, ...pips });
    if (answer.ok) {
      const { version, changes } = answer.value;
      setRecorded({ version, told: told.preview, changes });
      setTrail(["done"]);
    } else if (answer.codes.includes(NO_CONNECTION_CODE)) {
      keepOnPhone(event);
      return;
    }
    router.refresh();
  }

  /** Without a line it stays on this phone and goes by itself; what it costs is told when it has arrived. */
  function keepOnPhone(event: ActaEvent): void {
    void phoneOutbox().add({
      commandId: newCommandId(),
      matchId: view.matchId,
      baseVersion: view.version,
      event,
      ...pips,
      slug: view.tournament.slug,
      table: view.table,
      title: draft.infraction === null ? "" : infractionTitle(draft.infraction),
      at: Date.now(),
    });
    setTrail(["kept"]);
  }

  const entry = draft.infraction && findInfraction(catalogue, draft.infraction);
  const several = entry?.offender === "several";
  switch (step) {
    case "who":
      return (
        <StepFrame
          key={step}
          title={whoTitle(several, entry?.offender === "accuser")}
          hint={draft.infraction ? infractionTitle(draft.infraction) : undefined}
          onBack={goBack}
        >
          {several ? (
            <SeveralSeats names={names} chosen={draft.offenders} onDone={chooseWho} />
          ) : (
            <SeatChoice
              label="Quién la cometió"
              names={names}
              onChoose={(seat) => chooseWho([seat])}
            />
          )}
          {!several && completes === null && (
            <Button variant="quiet" wide className="mt-3" onClick={() => chooseWho([])}>
              Todavía no se sabe quién fue
            </Button>
          )}
        </StepFrame>
      );
    case "what":
      return (
        <StepFrame
          key={step}
          title="¿Qué pasó?"
          hint={draft.offenders.map((seat) => names[seat]).join(", ") || "Sin infractor todavía"}
          onBack={goBack}
        >
          <InfractionPicker
            rules={view.rulesSpec}
            onChoose={(infraction) => {
              setDraft(placed({ ...newDraftKeeping(draft), infraction }, infraction));
              go("review");
            }}
          />
        </StepFrame>
      );
    case "review":
      return draft.infraction === null ? null : (
        <ReviewStep
          view={view}
          incidents={incidents}
          catalogue={catalogue}
          draft={draft}
          infraction={draft.infraction}
          told={told}
          completes={completes !== null}
          incidentId={incidentId}
          pending={pending}
          messages={failure?.messages ?? []}
          back={back}
          onBack={goBack}
          onChange={setDraft}
          onWho={() => go("who")}
          onWhat={() => go("what")}
          onConfirm={confirm}
          onKeep={() => note && keepOnPhone(eventOf(note, incidentId, completes !== null))}
        />
      );
    case "kept":
      return (
        <StepFrame title="Guardada en este teléfono">
          <Notice tone="warning" title="Sin conexión" live>
            Se envía sola cuando vuelva la conexión; arriba ves las que faltan.
          </Notice>
          {/* Without a line no other page opens: the next one is noted on this one. */}
          <Button
            variant="primary"
            size="large"
            wide
            className="mt-4"
            onClick={() => {
              setIncidentId(newCommandId());
              setDraft(newDraft(view.state));
              setTrail(["who"]);
            }}
          >
            Anotar otra en la mesa {view.table}
          </Button>
          <Button wide className="mt-3" onClick={() => router.push(back)}>
            Volver a la mesa (con conexión)
          </Button>
        </StepFrame>
      );
    case "done":
      return recorded && draft.infraction ? (
        <Recorded
          view={view}
          infraction={draft.infraction}
          incidentId={incidentId}
          version={Math.max(recorded.version, view.version)}
          told={recorded.told}
          changes={recorded.changes}
          back={back}
          record={record}
        />
      ) : null;
  }
}

function whoTitle(isSeveral: boolean, isAccuser: boolean): string {
  if (isSeveral) return "¿Quién falta?";
  return isAccuser ? "¿Quién acusó en falso?" : "¿Quién fue?";
}

/** The draft that completes an incident on record: what it is and when it was stand. */
function draftOf(view: TableView, completes: JudgeIncident): IncidentDraft {
  const { infraction, afterHand, afterMatch = false, note = "" } = completes.note;
  return {
    ...newDraft(view.state, { infraction }),
    moment: { afterHand, isAfterMatch: afterMatch },
    note,
  };
}

function firstStep(known: RecordFlowProps["known"], completes: JudgeIncident | null): Step {
  if (completes !== null) return "who";
  if (known.offenders.length === 0) return "who";
  return known.infraction === null ? "what" : "review";
}

/** Another infraction: what was chosen for the one before no longer applies. */
function newDraftKeeping(draft: IncidentDraft): IncidentDraft {
  const offenders = draft.offenders.filter((seat) => SEATS.includes(seat));
  return { ...draft, offenders, choice: null, facts: {}, judged: {}, pips: {} };
}
