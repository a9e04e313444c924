import Image from "next/image";
import type { ClaimEvent } from "@/domain/claims/claim";
import {
  effectsText,
  GROUND_NAMES,
  OUTCOME_NAMES,
  SUBJECT_NAMES,
  VOICE_NAMES,
} from "@/i18n/es/claims";
import { localInstant } from "@/i18n/es/document-dates";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { ClaimHappening, ClaimPage } from "@/server/claims/claim-page";

type StoryProps = { readonly claim: ClaimPage };

/** Everything that happened to a claim, in order: filing, evidence, statements, answer, what was corrected. */
export function ClaimStory({ claim }: StoryProps) {
  const told = claim.history.filter(({ event }) => event.type !== "notified");
  return (
    <ol className="grid gap-4 border-s-4 border-line ps-4">
      {told.map((happening) => (
        <li key={happening.id} className="min-w-0">
          <p className="leading-tight font-semibold">{titleOf(happening.event)}</p>
          <p className="text-sm text-ink-soft">
            {happening.by} · {localInstant(new Date(happening.at).toISOString(), claim.timeZone)}
          </p>
          <Body happening={happening} claim={claim} />
        </li>
      ))}
    </ol>
  );
}

function titleOf(event: ClaimEvent): string {
  switch (event.type) {
    case "filed":
      return event.onBehalf ? "Reclamo registrado por un oficial" : "Reclamo presentado";
    case "evidence-added":
      return "Prueba añadida";
    case "statement-added":
      return `Declara: ${VOICE_NAMES[event.from].toLowerCase()}`;
    case "admitted":
      return event.lateReason === undefined
        ? "La Junta lo toma en estudio"
        : "La Junta lo admite fuera de plazo";
    case "refused":
      return `No se admite: ${GROUND_NAMES[event.ground].toLowerCase()} (art. ${event.article})`;
    case "withdrawn":
      return "Retirado";
    case "decided":
      return `Decisión: ${OUTCOME_NAMES[event.outcome].toLowerCase()} (art. ${event.article})`;
    case "effect-applied":
      return `Hoja corregida: versión ${event.sheetVersion}`;
    case "notified":
      return "Aviso enviado";
  }
}

type BodyProps = StoryProps & { readonly happening: ClaimHappening };

function Body({ happening: { event }, claim }: BodyProps) {
  switch (event.type) {
    case "filed":
      return (
        <>
          <p className="text-ink-soft">{SUBJECT_NAMES[event.subject]}</p>
          <Quote text={event.text} />
        </>
      );
    case "statement-added":
      return <Quote text={event.text} />;
    case "evidence-added":
      return <Evidence event={event} claim={claim} />;
    case "admitted":
      return event.lateReason === undefined ? null : <Quote text={event.lateReason} />;
    case "refused":
    case "withdrawn":
      return <Quote text={event.reason} />;
    case "decided":
      return (
        <>
          <Quote text={event.reason} />
          <p>{effectsText(event.effects.map(({ effect }) => effect))}</p>
          {event.sameClub && (
            <p className="text-sm text-ink-soft">
              Quien decidió es del mismo club que una de las partes.
            </p>
          )}
        </>
      );
    case "effect-applied": {
      const [before, after] = event.score;
      return (
        <p className="tabular-nums">
          A·C {before.AC} → {after.AC}, B·D {before.BD} → {after.BD}
        </p>
      );
    }
    case "notified":
      return null;
  }
}

function Quote({ text }: { readonly text: string }) {
  return <p className="mt-1 max-w-[70ch] break-words whitespace-pre-line">{text}</p>;
}

type EvidenceProps = StoryProps & {
  readonly event: Extract<ClaimEvent, { readonly type: "evidence-added" }>;
};

function Evidence({ event: { evidence, note }, claim }: EvidenceProps) {
  return (
    <>
      {evidence.kind === "photo" ? (
        <a
          href={`/junta/${claim.id}/pruebas/${evidence.evidenceId}`}
          className="mt-1 inline-block max-w-full"
        >
          <Image
            src={`/junta/${claim.id}/pruebas/${evidence.evidenceId}`}
            alt="Foto que acompaña el reclamo; se abre entera"
            width={320}
            height={240}
            unoptimized
            className="max-h-60 w-auto max-w-full rounded-panel bg-sunken object-contain"
          />
        </a>
      ) : (
        <p className="mt-1">{referenceText(evidence, claim)}</p>
      )}
      {note && <Quote text={note} />}
    </>
  );
}

function referenceText(
  evidence: Exclude<EvidenceProps["event"]["evidence"], { readonly kind: "photo" }>,
  { view }: ClaimPage,
): string {
  switch (evidence.kind) {
    case "hand": {
      const hand = view.state.hands.find(({ handId }) => handId === evidence.handId);
      return hand ? `La mano ${hand.number} de la Hoja.` : "Una mano que ya no está en la Hoja.";
    }
    case "incident": {
      const found = view.incidents.find(({ incidentId }) => incidentId === evidence.incidentId);
      return found
        ? `${infractionTitle(found.infraction)} (art. ${found.article}).`
        : "Una infracción que ya no está en la Hoja.";
    }
    case "audit":
      return `La línea ${evidence.entryId} del registro del torneo.`;
  }
}
