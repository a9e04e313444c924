"use client";

import { useState } from "react";
import { useServerNow } from "@/components/clock/use-server-now";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import type { ClockCommand, ClockLimits, RoundClock } from "@/domain/tournament/clock";
import { isAlready, readClock, runClock } from "@/domain/tournament/clock";
import { clockAction } from "../actions";

type ClockControlProps = {
  readonly roundId: string;
  readonly number: number;
  /** How many tables the clock runs for. */
  readonly tables: number;
  readonly clock: RoundClock;
  readonly limits: ClockLimits;
  readonly serverNow: number;
};

/** What the director can do with the clock now; anything else is not there to be pressed. */
export function ClockControl(props: ClockControlProps) {
  const { roundId, number, tables, clock, limits, serverNow } = props;
  const router = usePage();
  const { send, pending, failure } = useCommand(clockAction);
  const [asked, setAsked] = useState<ClockCommand | null>(null);
  const now = useServerNow(serverNow);
  const { phase } = readClock(clock, limits, now);
  const can = (command: ClockCommand) => runClock(clock, command, now) !== null;

  async function run(command: ClockCommand) {
    setAsked(command);
    await send({ roundId, command });
    router.refresh();
  }

  return (
    <div className="mt-4 grid gap-2">
      {can("start") && (
        <ConfirmButton
          variant="primary"
          size="large"
          wide
          icon="play"
          title={`¿Empezar la ronda ${number}?`}
          body={`El reloj corre para ${tables === 1 ? "la mesa" : `las ${tables} mesas`} desde ahora. Se puede deshacer mientras no se cante el segundo TIEMPO.`}
          confirmLabel="Cantar TIEMPO"
          onConfirm={() => run("start")}
        >
          Empezar: cantar TIEMPO
        </ConfirmButton>
      )}
      {can("resume") && (
        <Button
          variant="primary"
          size="large"
          wide
          icon="play"
          pending={pending}
          onClick={() => run("resume")}
        >
          Reanudar
        </Button>
      )}
      <div className="flex flex-wrap gap-2 *:grow">
        {can("pause") && (
          <Button icon="pause" pending={pending} onClick={() => run("pause")}>
            Pausar
          </Button>
        )}
        {phase !== "called" && can("call") && (
          <ConfirmButton
            icon="flag"
            title="¿Cantar el segundo TIEMPO ahora?"
            body="Las mesas juegan su última mano. No se puede deshacer."
            confirmLabel="Cantar el segundo TIEMPO"
            onConfirm={() => run("call")}
          >
            Segundo TIEMPO
          </ConfirmButton>
        )}
        {can("end") && (
          <ConfirmButton
            icon="check"
            title="¿Terminar el reloj de la ronda?"
            body="El reloj se detiene y no vuelve a arrancar. Las mesas pueden seguir anotando."
            confirmLabel="Terminar"
            onConfirm={() => run("end")}
          >
            Terminar
          </ConfirmButton>
        )}
        {phase !== "called" && can("undo-start") && (
          <ConfirmButton
            variant="quiet"
            icon="undo"
            title="¿Deshacer el inicio?"
            body="El reloj vuelve a cero, como si no se hubiera cantado TIEMPO."
            confirmLabel="Deshacer inicio"
            onConfirm={() => run("undo-start")}
          >
            Deshacer inicio
          </ConfirmButton>
        )}
      </div>
      {failure && asked && (
        <ClockFailure failure={failure} asked={asked} clock={clock} isOpen={can(asked)} />
      )}
    </div>
  );
}

/** What the clock already is, when somebody else has just given the same command. */
const ALREADY: Readonly<Record<ClockCommand, string>> = {
  start: "El reloj ya estaba en marcha.",
  pause: "El reloj ya estaba en pausa.",
  resume: "El reloj ya había seguido.",
  call: "El segundo TIEMPO ya estaba cantado.",
  end: "El reloj ya estaba terminado.",
  "undo-start": "El inicio ya estaba deshecho.",
};

type ClockFailureProps = {
  readonly failure: { readonly messages: readonly string[]; readonly codes: readonly string[] };
  readonly asked: ClockCommand;
  /** As it was read last. */
  readonly clock: RoundClock;
  /** The command fits the clock as it is now. */
  readonly isOpen: boolean;
};

/** Why a command failed, as long as the clock that is read since does not say otherwise. */
function ClockFailure({ failure, asked, clock, isOpen }: ClockFailureProps) {
  if (failure.codes.includes("clock-command-out-of-place")) {
    if (isAlready(clock, asked)) return <Notice tone="info">{ALREADY[asked]}</Notice>;
    if (isOpen) return null;
  }
  return <Notice tone="error">{failure.messages.join(" ")}</Notice>;
}
