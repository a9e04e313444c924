"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";
import type { TournamentFormInput } from "@/schemas/tournament";
import type { FrozenReasons } from "../../nuevo/frozen";
import { TournamentForm } from "../../nuevo/tournament-form";
import { configure } from "./actions";

type ConfigureTournamentProps = {
  readonly tournamentId: string;
  readonly slug: string;
  readonly version: number;
  readonly values: TournamentFormInput;
  readonly frozen: FrozenReasons;
  readonly units: number | null;
  /** Today where the tournament is played, ISO. */
  readonly today: string;
};

/**
 * The settings form on the version that it was filled from. When somebody else saves meanwhile, what was typed stays
 * until one asks for the latest.
 */
export function ConfigureTournament(props: ConfigureTournamentProps) {
  const { tournamentId, slug, version, values, frozen, units, today } = props;
  const router = usePage();
  const [base, setBase] = useState({ version, values });
  const { send, pending, failure, clear } = useCommand(configure);
  const overtaken = version !== base.version && !pending;
  return (
    <div className="flex flex-col gap-4">
      {overtaken && (
        <Notice
          tone="warning"
          title="Otra persona cambió estos ajustes"
          live
          actions={
            <Button
              onClick={() => {
                clear();
                setBase({ version, values });
              }}
            >
              Cargar lo último
            </Button>
          }
        >
          Lo que ves es de antes de ese cambio y no se puede guardar encima.
        </Notice>
      )}
      <TournamentForm
        key={base.version}
        defaults={base.values}
        frozen={frozen}
        units={units}
        today={today}
        submitLabel="Guardar los ajustes"
        pending={pending}
        failure={failure}
        onSubmit={async (form) => {
          const answer = await send({ tournamentId, version: base.version, form });
          if (!answer.ok) {
            if (answer.codes.includes("stale")) router.refresh();
            return;
          }
          showToast("Ajustes guardados.");
          setBase({ version: answer.value.version, values: form });
          if (answer.value.slug !== slug) router.replace(`/director/${answer.value.slug}/ajustes`);
        }}
      />
    </div>
  );
}
