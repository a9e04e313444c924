"use client";

import { useEffect, useRef } from "react";
import type { SeatNames } from "@/components/acta/seat-names";
import { pairName } from "@/components/acta/seat-names";
import { PairBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Icon } from "@/components/ui/icon";
import type { ActaEvent, SideSignature } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import { sidesToSign } from "@/domain/match/fold-acta";
import type { PairSide } from "@/domain/rules/seat";
import { PAIR_SIDES, pairSideOf, SEATS } from "@/domain/rules/seat";
import { signedHow } from "@/i18n/es/signatures";
import type { DeskRights } from "./desk-rights";

type SignStepsProps = {
  readonly acta: ActaState;
  readonly names: SeatNames;
  readonly rights: DeskRights;
  readonly onEvent: (event: ActaEvent) => boolean;
};

/** From a finished match to a closed Hoja: verify, one signature a pair (11.3), close; and reopening it. */
export function SignSteps(props: SignStepsProps) {
  const { acta, rights, onEvent } = props;
  return (
    <div className="grid gap-5">
      {acta.stage === "finished" && <Verify {...props} />}
      {acta.verified !== null && (
        <>
          <p className="flex items-center gap-2 font-semibold text-felt">
            <Icon name="check" />
            {acta.verified.asDirector ? "Verificada por la dirección." : "Verificada por el juez."}
          </p>
          <Signatures {...props} />
        </>
      )}
      {acta.stage === "signed" && <Close {...props} />}
      {acta.verified !== null && rights.reopen === null && <Reopen onEvent={onEvent} />}
    </div>
  );
}

/** Takes a verified or closed Hoja back to be corrected, with a reason. */
export function Reopen({ onEvent }: Pick<SignStepsProps, "onEvent">) {
  return (
    <div>
      <ConfirmButton
        variant="quiet"
        icon="undo"
        danger
        title="¿Reabrir la Hoja?"
        body="Las firmas se piden otra vez y la Hoja cerrada después será una versión nueva."
        confirmLabel="Reabrir"
        reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
        onConfirm={(reason) => onEvent({ type: "reopened", reason })}
      >
        Reabrir la Hoja
      </ConfirmButton>
    </div>
  );
}

function useFocusOnce() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  return place;
}

function Verify({ rights, onEvent }: SignStepsProps) {
  const place = useFocusOnce();
  if (rights.verify !== null) return <p className="text-ink-soft">{rights.verify}</p>;
  return (
    <div ref={place}>
      <Button
        variant="primary"
        size="large"
        icon="check"
        onClick={() => onEvent({ type: "verified", asDirector: true })}
      >
        Verificar la Hoja
      </Button>
    </div>
  );
}

function Close({ rights, onEvent }: SignStepsProps) {
  const place = useFocusOnce();
  if (rights.close !== null) return <p className="text-ink-soft">{rights.close}</p>;
  return (
    <div ref={place}>
      <Button
        variant="primary"
        size="large"
        icon="check"
        onClick={() => onEvent({ type: "closed", countersign: { onPaper: true } })}
      >
        Cerrar la Hoja
      </Button>
    </div>
  );
}

function Signatures({ acta, names, rights, onEvent }: SignStepsProps) {
  const missing = sidesToSign(acta);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {PAIR_SIDES.map((side) => {
        const signature = acta.signatures[side];
        const refused = signature !== undefined && "refused" in signature;
        const open = !acta.closed && (missing.includes(side) || refused);
        return (
          <section key={side} className="border-t-2 border-ink pt-2">
            <h3 className="flex flex-wrap items-center gap-2 text-base">
              <PairBadge pair={side} size="sm" />
              Firma de {pairName(names, side)}
            </h3>
            {signature && <p className="mt-1 font-semibold">{signatureText(signature, names)}</p>}
            {!signature && !missing.includes(side) && (
              <p className="mt-1 text-ink-soft">No hay quien firme por esta pareja.</p>
            )}
            {open && rights.sign !== null && <p className="mt-1 text-ink-soft">{rights.sign}</p>}
            {open && rights.sign === null && (
              <SignButtons side={side} names={names} refused={refused} onEvent={onEvent} />
            )}
          </section>
        );
      })}
    </div>
  );
}

function signatureText(signature: SideSignature, names: SeatNames): string {
  const who = names[signature.by];
  if ("refused" in signature) return "Se negó a firmar: multa del art. 11.3.";
  return `Firmó ${who}${signedHow(signature) || ", en pantalla"}.`;
}

type SignButtonsProps = {
  readonly side: PairSide;
  readonly names: SeatNames;
  readonly refused: boolean;
  readonly onEvent: (event: ActaEvent) => boolean;
};

function SignButtons({ side, names, refused, onEvent }: SignButtonsProps) {
  const [speaker = "A", ...others] = SEATS.filter((seat) => pairSideOf(seat) === side);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {[speaker, ...others].map((by) => (
        <Button
          key={by}
          icon="pen"
          onClick={() => onEvent({ type: "signed", side, by, onPaper: true })}
        >
          {`${by} firmó en papel`}
        </Button>
      ))}
      {!refused && (
        <ConfirmButton
          variant="quiet"
          danger
          title={`¿Anotar que ${pairName(names, side)} se negó a firmar?`}
          body="La negativa se multa (art. 11.3) y la Hoja sigue su camino."
          confirmLabel="Anotar negativa"
          onConfirm={() => onEvent({ type: "signed", side, by: speaker, refused: true })}
        >
          Se negó
        </ConfirmButton>
      )}
    </div>
  );
}
