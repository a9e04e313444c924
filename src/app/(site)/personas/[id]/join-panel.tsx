"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { PersonPicker } from "@/components/people/person-picker";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { showToast } from "@/components/ui/toast-message";
import type { FoundPerson } from "@/server/people/find-people";
import type { PersonRecord } from "@/server/people/queries";
import { merge } from "../actions";

/** Joins somebody without a number to the right person: here when he never played, else where he played. */
export function JoinPanel({ person }: { readonly person: PersonRecord }) {
  const router = usePage();
  const { send, pending, failure } = useCommand(merge);
  const [chosen, setChosen] = useState<FoundPerson | null>(null);

  async function join() {
    if (chosen === null) return;
    const answer = await send({ provisionalId: person.id, playerId: chosen.id });
    if (!answer.ok) return;
    showToast(`Unida a la ficha de ${chosen.name}.`);
    router.push(`/personas/${chosen.id}`);
  }

  if (person.tournaments.length > 0) {
    return (
      <Panel title="¿Es alguien que ya tiene número?">
        <p className="mb-3">
          Está en un torneo: la unión se hace en su inscripción, para que pasen también sus
          partidas.
        </p>
        <div className="flex flex-wrap gap-2">
          {person.tournaments.map(({ slug, name }) => (
            <LinkButton key={slug} href={`/director/${slug}/inscripcion`}>
              Inscripción de {name}
            </LinkButton>
          ))}
        </div>
      </Panel>
    );
  }
  return (
    <Panel title="¿Es alguien que ya tiene número?">
      <div className="grid gap-3">
        <PersonPicker
          label="Persona del padrón"
          hint="Esta ficha desaparece de las listas y queda en el historial de la otra."
          value={chosen}
          onPick={setChosen}
          refusal={(other) => {
            if (other.id === person.id) return "es esta misma ficha";
            return other.number === null ? "no tiene número" : undefined;
          }}
        />
        {failure && (
          <Notice tone="error" title="No se unió">
            {failure.messages.join(" ")}
          </Notice>
        )}
        <div>
          <Button disabled={chosen === null} pending={pending} onClick={join}>
            Unir a esa ficha
          </Button>
        </div>
      </div>
    </Panel>
  );
}
