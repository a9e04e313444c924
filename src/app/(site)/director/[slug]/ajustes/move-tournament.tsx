"use client";

import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { showToast } from "@/components/ui/toast-message";
import type { TournamentState } from "@/domain/tournament/life-cycle";
import { moveTournament } from "./actions";

type MoveTournamentProps = {
  readonly tournamentId: string;
  readonly status: TournamentState;
  readonly large?: boolean;
};

/** Announces a draft, or hides an announced tournament again while nothing was played. Nothing later on. */
export function MoveTournament({ tournamentId, status, large }: MoveTournamentProps) {
  const { send, pending } = useCommand(moveTournament);
  const move = async (step: "announce" | "hide") => {
    const answer = await send({ tournamentId, step });
    if (answer.ok) {
      showToast(step === "announce" ? "Torneo anunciado." : "Torneo oculto otra vez.");
    } else {
      showToast(answer.messages.join(" "), "error");
    }
  };
  if (status === "draft") {
    return (
      <Button
        variant={large ? "secondary" : "primary"}
        size={large ? "large" : "normal"}
        icon="flag"
        pending={pending}
        className={large ? "max-sm:w-full" : undefined}
        onClick={() => move("announce")}
      >
        Anunciar el torneo
      </Button>
    );
  }
  if (status !== "open") return null;
  return (
    <ConfirmButton
      title="¿Ocultar el torneo?"
      body="Deja de verse en la lista pública. Los inscritos se conservan."
      confirmLabel="Ocultar"
      onConfirm={() => move("hide")}
    >
      Ocultar el torneo
    </ConfirmButton>
  );
}
