"use client";

import { useState } from "react";
import { PairBadge, SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { HandEnding } from "@/domain/hand/hand";
import type { ActaState } from "@/domain/match/acta-state";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { actaWarningText } from "@/i18n/es/match";
import type { TableView } from "@/server/actas/table-view";
import { PhaseNote } from "./call-question";
import { EndingButtons } from "./ending-buttons";
import { Incidents } from "./finished-panel";
import { ReasonField } from "./reason-field";
import type { SeatNames } from "./seat-names";
import { pairName } from "./seat-names";

type PlayingPanelProps = {
  readonly view: TableView;
  readonly acta: ActaState;
  readonly names: SeatNames;
  readonly onEnding: (ending: HandEnding) => void;
  readonly onWithdrawCall: (reason: string) => void;
};

/** Between two hands: whose turn it is to lead, where the match stands, and how the hand ended when it has. */
export function PlayingPanel({ view, acta, names, onEnding, onWithdrawCall }: PlayingPanelProps) {
  const [withdrawing, setWithdrawing] = useState(false);
  const { nextLeader, status } = acta;
  const { target } = view.rules;
  return (
    <div className="flex flex-col gap-4">
      {status !== "playing" && status !== "finished" && (
        <PhaseNote status={status} onWithdraw={() => setWithdrawing(true)} />
      )}
      {view.clock.startedAt === null && (
        <Notice tone="info" title="La ronda no ha empezado">
          Esperen el primer TIEMPO para jugar.
        </Notice>
      )}
      <ul className="flex flex-col gap-1">
        {PAIR_SIDES.map((side) => (
          <li key={side} className="flex items-center gap-2 leading-tight">
            <PairBadge pair={side} size="sm" />
            <span className="min-w-0 grow font-semibold">{pairName(names, side)}</span>
            <span className="shrink-0 text-sm text-ink-soft tabular-nums">
              faltan {target - acta.score[side]}
            </span>
          </li>
        ))}
      </ul>
      <section className="rounded-panel bg-cloth p-3 text-on-cloth">
        <h2 className="text-lg">Mano {acta.hands.length + 1}</h2>
        {nextLeader && (
          <p className="mt-1 flex items-center gap-2 text-xl font-semibold">
            <SeatBadge seat={nextLeader} />
            Sale {names[nextLeader]}
          </p>
        )}
      </section>
      <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-3 max-lg:pt-2 max-lg:pb-[env(safe-area-inset-bottom)]">
        <p className="mb-1.5 font-semibold">¿Cómo terminó la mano {acta.hands.length + 1}?</p>
        <EndingButtons rules={view.rules} onChoose={onEnding} />
      </div>
      {acta.warnings.length > 0 && (
        <Notice tone="warning" title="Para revisar">
          <ul className="flex flex-col gap-1">
            {acta.warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>{actaWarningText(warning)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Incidents view={view} names={names} />
      {withdrawing && (
        <WithdrawDialog
          onClose={() => setWithdrawing(false)}
          onWithdraw={(reason) => {
            setWithdrawing(false);
            onWithdrawCall(reason);
          }}
        />
      )}
    </div>
  );
}

type WithdrawDialogProps = {
  readonly onClose: () => void;
  readonly onWithdraw: (reason: string) => void;
};

function WithdrawDialog({ onClose, onWithdraw }: WithdrawDialogProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  return (
    <Dialog
      open
      onClose={onClose}
      title="¿Responder otra vez a TIEMPO?"
      actions={
        <>
          <Button onClick={onClose}>Volver</Button>
          <Button
            variant="primary"
            onClick={() =>
              reason.trim() === ""
                ? setProblem("Escribe o toca el motivo.")
                : onWithdraw(reason.trim())
            }
          >
            Responder otra vez
          </Button>
        </>
      }
    >
      <ReasonField
        label="Motivo"
        value={reason}
        onChange={setReason}
        usual={["Nos equivocamos de respuesta", "Lo corrigió el juez"]}
        error={problem || undefined}
      />
    </Dialog>
  );
}
