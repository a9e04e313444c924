"use client";

import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import type { TournamentFormInput } from "@/schemas/tournament";
import { create } from "./actions";
import { TournamentForm } from "./tournament-form";

/** The form of a new tournament; afterwards, its panel. */
export function CreateTournament({
  defaults,
  today,
}: {
  readonly defaults: TournamentFormInput;
  readonly today: string;
}) {
  const router = usePage();
  const { send, pending, failure } = useCommand(create);
  return (
    <TournamentForm
      defaults={defaults}
      frozen={{}}
      units={null}
      today={today}
      submitLabel="Crear el torneo"
      pending={pending}
      failure={failure}
      onSubmit={async (form) => {
        const answer = await send({ form });
        if (answer.ok) router.push(`/director/${answer.value.slug}`);
      }}
    />
  );
}
