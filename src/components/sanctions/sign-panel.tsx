"use client";

import { useState } from "react";
import { PairBadge } from "@/components/domino/seat-badge";
import { ScreenSignature } from "@/components/signature/screen-signature";
import { SignatureImage } from "@/components/signature/signature-image";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { RadioCards } from "@/components/ui/radio-cards";
import { StatePill } from "@/components/ui/state-pill";
import type { SideSignature } from "@/domain/match/acta";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { listed } from "@/i18n/es/listed";
import { signedWhere } from "@/i18n/es/signatures";
import type { TableView } from "@/server/actas/table-view";
import type { RecordAction } from "./judge-actions";
import { SheetFailure, useSheetEvent } from "./sheet-buttons";

type SignPanelProps = {
  readonly view: TableView;
  readonly side: PairSide;
  /** What stands, with its strokes. */
  readonly signature: SideSignature | undefined;
  readonly maySign: boolean;
  /** Nobody of the pair came or stayed: it signs nothing. */
  readonly isGone: boolean;
  readonly record: RecordAction;
};

const MEMBERS: Readonly<Record<PairSide, readonly [Seat, Seat]>> = {
  AC: ["A", "C"],
  BD: ["B", "D"],
};

/** One pair's signature: which of the two signs, drawn on the screen, or its refusal with its fine (11.3). */
export function SignPanel(props: SignPanelProps) {
  const { view, side, signature, isGone } = props;
  const names = MEMBERS[side].map((seat) => view.people[seat]?.short ?? seat);
  const isRefused = signature !== undefined && "refused" in signature;
  const [opened, setOpened] = useState(false);
  const isOpen = props.maySign && !isGone && (signature === undefined || (isRefused && opened));
  return (
    <section className="border-t-2 border-ink bg-surface p-3 shadow-[0_0_0_1px_var(--line)] sm:p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3
          data-next-step={isOpen || undefined}
          tabIndex={-1}
          className="flex items-center gap-2 text-lg"
        >
          <PairBadge pair={side} />
          {listed(names)}
        </h3>
        <SignedPill signature={signature} isGone={isGone} />
      </div>
      {signature && <Given signature={signature} view={view} />}
      {isRefused && props.maySign && !opened && (
        <Button className="mt-2" icon="pen" onClick={() => setOpened(true)}>
          Firma después de negarse
        </Button>
      )}
      {isOpen && <SignForm {...props} mayRefuse={!isRefused} />}
    </section>
  );
}

function SignedPill({ signature, isGone }: Pick<SignPanelProps, "signature" | "isGone">) {
  if (isGone) return <StatePill>No firma: no estuvo</StatePill>;
  if (signature === undefined) return <StatePill tone="waiting">Falta la firma</StatePill>;
  return "refused" in signature ? (
    <StatePill tone="danger">Se negó</StatePill>
  ) : (
    <StatePill tone="done">Firmada</StatePill>
  );
}

function Given({
  signature,
  view,
}: {
  readonly signature: SideSignature;
  readonly view: TableView;
}) {
  const name = view.people[signature.by]?.short ?? signature.by;
  if ("refused" in signature) {
    return (
      <p>
        {name} se negó a firmar. La pareja lleva la multa del artículo 11.3, a los dos, en el
        récord. Si firma después, se quita sola.
      </p>
    );
  }
  if ("onPaper" in signature) return <p>Firmó {name}, en papel.</p>;
  const where = signedWhere(signature);
  if ("pin" in signature) {
    return (
      <p>
        Firmó {name} con su PIN{where}.
      </p>
    );
  }
  return (
    <div>
      <SignatureImage strokes={signature.strokes} label={`Firma de ${name}`} />
      <p className="text-sm text-ink-soft">
        Firmó {name}
        {where}.
      </p>
    </div>
  );
}

function SignForm({
  view,
  side,
  record,
  mayRefuse,
}: SignPanelProps & { readonly mayRefuse: boolean }) {
  const [by, setBy] = useState<Seat>(MEMBERS[side][0]);
  const { matchId, version } = view;
  const { write, pending, messages, again } = useSheetEvent({ matchId, version, record });
  const name = view.people[by]?.short ?? by;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <RadioCards
        legend="¿Quién firma?"
        name={`firma-${side}`}
        compact
        options={MEMBERS[side].map((seat) => ({
          value: seat,
          label: view.people[seat]?.short ?? seat,
        }))}
        value={by}
        onChange={(event) => setBy(event.target.value as Seat)}
      />
      <SheetFailure messages={messages} onAgain={again} />
      <ScreenSignature
        key={by}
        name={name}
        group={side}
        save="Guardar la firma"
        pending={pending}
        onSign={(given) =>
          write(
            { type: "signed", side, by, ...given.way },
            `Firmó ${name}`,
            "pin" in given ? given.pin : undefined,
          )
        }
      />
      <Button
        wide
        disabled={pending}
        onClick={() =>
          write({ type: "signed", side, by, onPaper: true }, `Firmó ${name}, en papel`)
        }
      >
        Firmó en la Hoja de papel
      </Button>
      {mayRefuse && (
        <ConfirmButton
          wide
          variant="quiet"
          title={`¿${name} se niega a firmar?`}
          body="La Hoja sigue su curso. El artículo 11.3 quita 25 puntos a cada uno de la pareja, en el récord del torneo."
          confirmLabel="Anotar la negativa"
          danger
          onConfirm={() => write({ type: "signed", side, by, refused: true }, "Negativa anotada")}
        >
          Se niega a firmar
        </ConfirmButton>
      )}
    </div>
  );
}
