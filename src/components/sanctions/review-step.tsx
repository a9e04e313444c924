"use client";

import { useState } from "react";
import { seatNames } from "@/components/acta/seat-names";
import { StepFrame } from "@/components/acta/step-frame";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Pending } from "@/components/ui/progress";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import type { SanctionCatalogue } from "@/domain/sanctions/infraction";
import { INFRACTION_TEXTS, infractionTitle } from "@/i18n/es/sanctions";
import type { TableView } from "@/server/actas/table-view";
import type { JudgeIncident } from "@/server/sanctions/judge-view";
import type { IncidentDraft } from "./incident-draft";
import { momentsOf } from "./incident-draft";
import { NeededChoices } from "./needed-choices";
import { nameOfPerson } from "./people-names";
import { PreviewPanel } from "./preview-panel";
import type { Previewed } from "./use-preview";
import { isOffline } from "./use-preview";

type ReviewStepProps = {
  readonly view: TableView;
  readonly incidents: readonly JudgeIncident[];
  readonly catalogue: SanctionCatalogue;
  readonly draft: IncidentDraft;
  readonly infraction: InfractionCode;
  readonly told: Previewed & { readonly again: () => void };
  readonly completes: boolean;
  /** Of the incident that is recorded or completed. */
  readonly incidentId: string;
  readonly pending: boolean;
  readonly messages: readonly string[];
  readonly back: string;
  readonly onBack: () => void;
  readonly onChange: (next: IncidentDraft) => void;
  readonly onWho: () => void;
  readonly onWhat: () => void;
  readonly onConfirm: () => void;
  /** Keeps it on the phone: offered where the server cannot be asked. */
  readonly onKeep: () => void;
};

/** What will be recorded and what it costs, told by the server before the judge confirms. */
export function ReviewStep(props: ReviewStepProps) {
  const { view, draft, infraction, told, onChange } = props;
  const names = seatNames(view.people);
  const [isOther, setOther] = useState(false);
  const alike = alikeOf(props.incidents, draft, infraction, props.incidentId);
  const mayBeSame = alike !== undefined && !isOther;
  const isIncomplete = draft.offenders.length === 0;
  const problems = told.preview?.problems ?? [];
  // While the pips are typed the pad needs the thumb's place.
  const isCounting = problems.some(({ code }) => code === "pips-needed");
  const needsAnswer =
    told.preview?.needs.some(({ code }) => code === "choice-needed") === true && !told.pending;
  const isReady =
    !told.pending &&
    told.preview !== null &&
    problems.length === 0 &&
    (isIncomplete || told.preview.sanction !== null) &&
    !mayBeSame;
  return (
    <StepFrame
      title={infractionTitle(infraction)}
      hint={INFRACTION_TEXTS[infraction]?.summary}
      onBack={props.onBack}
    >
      <div className="flex flex-col gap-4">
        <dl className="divide-y divide-line border-y border-line">
          <Fact label="Quién" onChange={props.onWho}>
            {draft.offenders.map((seat) => names[seat]).join(", ") || "Todavía no se sabe"}
          </Fact>
          {!props.completes && (
            <Fact label="Qué" onChange={props.onWhat}>
              {infractionTitle(infraction)}
            </Fact>
          )}
        </dl>
        {mayBeSame && (
          <Notice
            tone="warning"
            title="¿Es el mismo hecho?"
            actions={
              <>
                <LinkButton href={props.back}>Es el mismo</LinkButton>
                <Button onClick={() => setOther(true)}>Es otro</Button>
              </>
            }
          >
            {alike.by} ya anotó «{infractionTitle(infraction)}»{" "}
            {alike.note.offenders.length === 0
              ? "sin decir quién fue"
              : `a ${alike.note.offenders.map((seat) => names[seat]).join(", ")}`}{" "}
            en esta mesa, en la mano {alike.note.afterHand + 1}.
          </Notice>
        )}
        {isIncomplete ? (
          <Notice title="Se anota sin infractor">
            No cuesta nada todavía. Hay que decir quién fue antes de verificar la Hoja.
          </Notice>
        ) : (
          <NeededChoices
            draft={draft}
            infraction={infraction}
            catalogue={props.catalogue}
            preview={told.preview}
            names={names}
            onChange={onChange}
          />
        )}
        <div aria-live="polite" aria-busy={told.pending}>
          {told.preview ? (
            <PreviewPanel
              preview={told.preview}
              names={view.people && names}
              nameOf={nameOfPerson(view)}
            />
          ) : (
            told.pending && <Pending>Consultando el historial…</Pending>
          )}
        </div>
        <When view={view} draft={draft} onChange={onChange} />
        <details>
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-sea">
            Añadir una nota
          </summary>
          <Textarea
            label="Nota del juez"
            hint="La ven los oficiales, no la mesa."
            optional
            rows={2}
            maxLength={500}
            value={draft.note}
            onChange={(event) => onChange({ ...draft, note: event.target.value })}
          />
        </details>
        <Failures
          messages={[...told.messages, ...props.messages]}
          again={told.messages.length > 0 ? told.again : undefined}
        />
      </div>
      {isOffline(told) && !mayBeSame && (
        <Button
          variant="primary"
          size="large"
          wide
          icon="offline"
          className="mt-4"
          onClick={props.onKeep}
        >
          Guardarla y enviarla después
        </Button>
      )}
      {!isCounting && !isOffline(told) && (
        <div className="sticky bottom-0 -mx-3 mt-4 border-t border-line bg-paper px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
          <Button
            variant="primary"
            size="large"
            wide
            icon="gavel"
            disabled={!isReady}
            pending={props.pending}
            onClick={props.onConfirm}
          >
            Anotar la infracción
          </Button>
          {mayBeSame && (
            <p className="mt-1.5 text-center text-sm">Primero di si es el mismo hecho.</p>
          )}
          {!mayBeSame && needsAnswer && (
            <p className="mt-1.5 text-center text-sm">Falta contestar lo que se pregunta arriba.</p>
          )}
        </div>
      )}
    </StepFrame>
  );
}

type FactProps = {
  readonly label: string;
  readonly children: string;
  readonly onChange: () => void;
};

function Fact({ label, children, onChange }: FactProps) {
  return (
    <div className="flex min-h-12 items-center gap-3">
      <dt className="w-14 shrink-0 text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 grow py-1 leading-tight font-semibold">{children}</dd>
      <dd>
        <Button variant="quiet" size="dense" onClick={onChange}>
          Cambiar<span className="sr-only"> {label.toLowerCase()}</span>
        </Button>
      </dd>
    </div>
  );
}

type WhenProps = Pick<ReviewStepProps, "view" | "draft" | "onChange">;

function When({ view, draft, onChange }: WhenProps) {
  const moments = momentsOf(view.state);
  const value = moments.findIndex(
    ({ afterHand, isAfterMatch }) =>
      afterHand === draft.moment.afterHand && isAfterMatch === draft.moment.isAfterMatch,
  );
  if (moments.length === 1) return null;
  return (
    <Select
      label="Cuándo"
      value={String(Math.max(0, value))}
      options={moments.map(({ label }, index) => ({ value: String(index), label }))}
      onChange={(event) => {
        const moment = moments[Number(event.target.value)];
        if (moment) onChange({ ...draft, moment });
      }}
    />
  );
}

type FailuresProps = {
  readonly messages: readonly string[];
  readonly again: (() => void) | undefined;
};

function Failures({ messages, again }: FailuresProps) {
  if (messages.length === 0) return null;
  return (
    <Notice
      tone="error"
      title="No se anotó"
      actions={again && <Button onClick={again}>Intentar otra vez</Button>}
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

/** The same infraction by the same person, already noted at this table: a second judge may have seen the same thing. */
function alikeOf(
  incidents: readonly JudgeIncident[],
  draft: IncidentDraft,
  infraction: InfractionCode,
  ownId: string,
): JudgeIncident | undefined {
  // Somebody still to be named may be anybody.
  const mayBe = (offenders: IncidentDraft["offenders"]) =>
    offenders.length === 0 ||
    draft.offenders.length === 0 ||
    offenders.some((seat) => draft.offenders.includes(seat));
  return incidents.findLast(
    ({ note }) =>
      note.incidentId !== ownId &&
      note.infraction === infraction &&
      note.afterHand === draft.moment.afterHand &&
      mayBe(note.offenders),
  );
}
