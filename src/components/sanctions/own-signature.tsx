"use client";

import { ScreenSignature } from "@/components/signature/screen-signature";
import { FocusKeeper } from "@/components/ui/focus-keeper";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { signedHow, signedWhen } from "@/i18n/es/signatures";
import type { TableView } from "@/server/actas/table-view";
import type { RecordAction } from "./judge-actions";
import { SheetFailure, useSheetEvent } from "./sheet-buttons";

type OwnSignatureProps = {
  readonly view: TableView;
  readonly seat: Seat;
  readonly side: PairSide;
  readonly record: RecordAction;
};

/** The signature of one's pair on one's own phone: one of the two is enough (11.3). */
export function OwnSignature(props: OwnSignatureProps) {
  const { state } = props.view;
  const signature = state.signatures[props.side];
  const isGiven = signature !== undefined && !("refused" in signature);
  return (
    <FocusKeeper label="Tu firma" step={isGiven || state.closed ? "signed" : "open"}>
      <OwnStep {...props} />
    </FocusKeeper>
  );
}

function OwnStep({ view, seat, side, record }: OwnSignatureProps) {
  const { matchId, version, state } = view;
  const { write, pending, messages, again } = useSheetEvent({ matchId, version, record });
  const signature = state.signatures[side];
  const name = view.people[seat]?.short ?? seat;
  if (signature && !("refused" in signature)) {
    const who = signature.by === seat ? "Firmaste" : `Firmó ${view.people[signature.by]?.short}`;
    return (
      <Notice tone="ok" title="La Hoja tiene la firma de tu pareja">
        {who}
        {signedHow(signature)}. {signedWhen(signature, view.tournament.timeZone)}
      </Notice>
    );
  }
  if (state.closed) {
    return <Notice title="La Hoja ya está cerrada">Se cerró sin la firma de tu pareja.</Notice>;
  }
  return (
    <Panel title="Firmar por tu pareja">
      {signature && (
        <div className="mb-3">
          <Notice tone="warning" title="El juez anotó que tu pareja se negó a firmar">
            Si firmas ahora, la multa del artículo 11.3 se quita sola.
          </Notice>
        </div>
      )}
      <SheetFailure messages={messages} onAgain={again} />
      <ScreenSignature
        name={name}
        group="propia"
        isOwn
        save="Firmar la Hoja"
        pending={pending}
        onSign={(given) =>
          write(
            { type: "signed", side, by: seat, ...given.way },
            "Firmaste la Hoja",
            "pin" in given ? given.pin : undefined,
          )
        }
      />
    </Panel>
  );
}
