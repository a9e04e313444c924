"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { PersonPicker } from "@/components/people/person-picker";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import type { FoundPerson } from "@/server/people/find-people";
import type { EntrantMemberView } from "@/server/registration/queries";
import { join } from "./actions";

type JoinMemberProps = {
  readonly tournamentId: string;
  readonly member: EntrantMemberView;
  readonly onJoined: () => void;
};

/** Joins a provisional person to the right one of the roster; results, fines and cards follow. */
export function JoinMember({ tournamentId, member, onJoined }: JoinMemberProps) {
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const { send, pending, failure } = useCommand(join);

  const confirm = async (chosen: FoundPerson) => {
    const answer = await send({
      tournamentId,
      provisionalId: member.playerId,
      playerId: chosen.id,
    });
    if (!answer.ok) return;
    showToast(`${member.name} es ${chosen.name}: sus resultados lo siguen.`);
    onJoined();
  };

  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-base">Unir a «{member.name}» con su ficha</h3>
      <p className="text-sm text-ink-soft">
        Juega con número provisional. Al unirlo, sus mesas, resultados, multas y tarjetas pasan a la
        persona del padrón.
      </p>
      <PersonPicker
        label="Quién es"
        value={person}
        onPick={setPerson}
        refusal={(found) => (found.number === null ? "sin número" : undefined)}
      />
      {failure && (
        <Notice tone="error" title="No se pudo unir">
          {failure.messages.join(" ")}
        </Notice>
      )}
      {person && (
        <Button variant="primary" pending={pending} onClick={() => confirm(person)}>
          Unir con {person.name}
        </Button>
      )}
    </section>
  );
}
