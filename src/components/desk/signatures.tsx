"use client";

import type { SeatNames } from "@/components/acta/seat-names";
import { pairName } from "@/components/acta/seat-names";
import { PairBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import type { SideSignature } from "@/domain/match/acta";
import { sidesToSign } from "@/domain/match/fold-acta";
import type { PairSide } from "@/domain/rules/seat";
import { PAIR_SIDES, pairSideOf, SEATS } from "@/domain/rules/seat";
import { signedHow } from "@/i18n/es/signatures";
import type { Desk } from "./desk";
import { SignLettersForm } from "./sign-letters-form";

const REFUSAL_FINE = "25 puntos menos a cada uno de la pareja, en el récord (art. 11.3)";

type SignaturesProps = { readonly desk: Desk; readonly names: SeatNames };

/** One signature a pair: the letters of who signed on paper, or a button each, or the refusal that 11.3 fines. */
export function Signatures({ desk, names }: SignaturesProps) {
  const { acta, rights, record } = desk;
  const missing = sidesToSign(acta);
  return (
    <div className="grid gap-4">
      {missing.length > 0 && rights.sign === null && (
        <SignLettersForm key={missing.join()} missing={missing} onEvents={record} />
      )}
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
                <SignButtons side={side} names={names} refused={refused} onEvent={record} />
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}

function signatureText(signature: SideSignature, names: SeatNames): string {
  const who = names[signature.by];
  if ("refused" in signature) return `${who} no quiso firmar: ${REFUSAL_FINE}.`;
  return `Firmó ${who}${signedHow(signature) || ", en pantalla"}.`;
}

type SignButtonsProps = {
  readonly side: PairSide;
  readonly names: SeatNames;
  readonly refused: boolean;
  readonly onEvent: Desk["record"];
};

function SignButtons({ side, names, refused, onEvent }: SignButtonsProps) {
  const members = SEATS.filter((seat) => pairSideOf(seat) === side);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {members.map((by) => (
        <Button
          key={by}
          icon="pen"
          onClick={() => onEvent({ type: "signed", side, by, onPaper: true })}
        >
          {`${by} firmó en papel`}
        </Button>
      ))}
      {!refused &&
        members.map((by) => (
          <ConfirmButton
            key={by}
            variant="quiet"
            danger
            title={`¿Anotar que ${names[by]} no quiso firmar?`}
            body={`La pareja queda sin firma: ${REFUSAL_FINE}. Si uno de los dos firma después, la multa se quita sola.`}
            confirmLabel="Anotar negativa"
            onConfirm={() => onEvent({ type: "signed", side, by, refused: true })}
          >
            {`${by} se negó`}
          </ConfirmButton>
        ))}
    </div>
  );
}
