"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { pesosText } from "@/i18n/es/money";
import type { AttendanceCommand } from "@/server/registration/attend";
import type { EntrantView } from "@/server/registration/queries";
import type { DeskFacts } from "./desk-view";
import { deskState } from "./desk-view";

type EntrantActionsProps = {
  readonly entrant: EntrantView;
  readonly facts: DeskFacts;
  readonly pending: boolean;
  readonly onRecord: (command: AttendanceCommand) => void;
};

/** The buttons of an entrant: arrival, fee, a round to miss, withdrawal and return, as far as they make sense now. */
export function EntrantActions(props: EntrantActionsProps) {
  const { entrant, facts, pending, onRecord } = props;
  const state = deskState(entrant);
  const { may, isClosed, nextRound, planned } = facts;
  const isLast = nextRound > planned;
  const mayUndo = state === "present" && (entrant.state.from ?? 0) >= nextRound;
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === "missing" && may.checkIn && !isClosed && !isLast && (
          <Button
            variant="primary"
            icon="check"
            pending={pending}
            onClick={() => onRecord({ type: "check-in" })}
          >
            Marcar que llegó
          </Button>
        )}
        {mayUndo && may.checkIn && !isClosed && (
          <Button icon="undo" pending={pending} onClick={() => onRecord({ type: "undo-check-in" })}>
            Deshacer la llegada
          </Button>
        )}
        {state === "out" && may.manage && !isClosed && !isLast && (
          <Button
            variant="primary"
            icon="undo"
            pending={pending}
            onClick={() => onRecord({ type: "return" })}
          >
            Vuelve al torneo desde la ronda {nextRound}
          </Button>
        )}
        <FeeButtons {...props} />
      </div>
      {state !== "out" && may.manage && !isClosed && (
        <>
          {!isLast && <MissedRounds {...props} />}
          <Withdrawal {...props} />
        </>
      )}
    </>
  );
}

function FeeButtons({ entrant, facts, pending, onRecord }: EntrantActionsProps) {
  if (!facts.may.charge) return null;
  const { owedCents } = entrant;
  const { paidCents } = entrant.state;
  return (
    <>
      {owedCents > 0 && (
        <Button pending={pending} onClick={() => onRecord({ type: "pay", cents: owedCents })}>
          Cobrar {pesosText(owedCents)}
        </Button>
      )}
      {paidCents > 0 && (
        <Button
          variant="quiet"
          pending={pending}
          onClick={() => onRecord({ type: "give-back", cents: paidCents })}
        >
          Devolver {pesosText(paidCents)}
        </Button>
      )}
    </>
  );
}

function MissedRounds({ entrant, facts, pending, onRecord }: EntrantActionsProps) {
  const { nextRound, planned } = facts;
  const { absent } = entrant.state;
  const [round, setRound] = useState(String(nextRound));
  const rounds = Array.from({ length: planned - nextRound + 1 }, (_, index) => nextRound + index);
  const free = rounds.filter((number) => !absent.includes(number));
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-base">Faltar a una ronda</h3>
      {free.length > 0 && (
        <div className="flex items-end gap-2">
          <div className="grow">
            <Select
              label="Ronda que no juega"
              value={free.includes(Number(round)) ? round : String(free[0])}
              onChange={(event) => setRound(event.target.value)}
              options={free.map((number) => ({
                value: String(number),
                label: `Ronda ${number}`,
              }))}
            />
          </div>
          <Button
            pending={pending}
            onClick={() => {
              const chosen = free.includes(Number(round)) ? Number(round) : (free[0] ?? nextRound);
              onRecord({ type: "mark-absent", round: chosen });
            }}
          >
            Anotar
          </Button>
        </div>
      )}
      {absent
        .filter((number) => number >= nextRound)
        .map((number) => (
          <Button
            key={number}
            icon="undo"
            pending={pending}
            onClick={() => onRecord({ type: "cancel-absence", round: number })}
          >
            Sí juega la ronda {number}
          </Button>
        ))}
    </section>
  );
}

function Withdrawal({ facts, pending, onRecord }: EntrantActionsProps) {
  const [reason, setReason] = useState("");
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-base">Retirar del torneo</h3>
      <p className="text-sm text-ink-soft">
        {facts.nextRound > 1
          ? `No juega desde la ronda ${facts.nextRound}. Lo jugado se queda.`
          : "No se empareja. Puede volver."}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="grow">
          <TextInput
            label="Motivo"
            optional
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Button
          variant="danger"
          pending={pending}
          onClick={() =>
            onRecord({
              type: "withdraw",
              ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
            })
          }
        >
          Retirar
        </Button>
      </div>
    </section>
  );
}
