"use client";

import { useCommand } from "@/components/commands/use-command";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { closeTournament } from "./actions";

type CloseTournamentProps = {
  readonly tournamentId: string;
  readonly name: string;
  /** What the director takes on by closing now. */
  readonly warnings: readonly string[];
};

/** Closes for good, after a question that names what is taken on. */
export function CloseTournament({ tournamentId, name, warnings }: CloseTournamentProps) {
  const { send, failure } = useCommand(closeTournament);
  return (
    <div className="flex flex-col gap-3">
      {failure && (
        <Notice tone="error" title="No se cerró">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div>
        <ConfirmButton
          variant="primary"
          size="large"
          icon="flag"
          danger
          title={`¿Cerrar ${name}?`}
          body={
            <>
              <p>
                Las posiciones quedan finales y los puntos pasan al ranking. Después, una mesa solo
                cambia si la Junta acepta un reclamo: los de la última ronda tienen plazo hasta 24
                horas después de cerrada la Hoja.
              </p>
              {warnings.length > 0 && (
                <ul className="mt-3 flex list-disc flex-col gap-1 ps-5 font-semibold">
                  {warnings.map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              )}
            </>
          }
          confirmLabel={warnings.length > 0 ? "Cerrar de todos modos" : "Cerrar el torneo"}
          onConfirm={() => send({ tournamentId, override: warnings.length > 0 })}
        >
          Cerrar el torneo
        </ConfirmButton>
      </div>
    </div>
  );
}
