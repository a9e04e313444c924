"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { AttendanceCommand } from "@/server/registration/attend";
import type { EntrantView } from "@/server/registration/queries";

type LineUpProps = {
  readonly entrant: EntrantView;
  readonly nextRound: number;
  readonly pending: boolean;
  readonly onRecord: (command: AttendanceCommand) => void;
};

/** Who of a team plays the next round, and a substitute for one of them. */
export function LineUp({ entrant, nextRound, pending, onRecord }: LineUpProps) {
  const playing = entrant.playing.flatMap((id) =>
    entrant.members.filter((one) => one.playerId === id),
  );
  const substitutes = entrant.members.filter(({ playerId }) => !entrant.playing.includes(playerId));
  const [out, setOut] = useState(playing[0]?.playerId ?? "");
  const [comes, setComes] = useState(substitutes[0]?.playerId ?? "");
  const optionsOf = (people: typeof playing) =>
    people.map(({ playerId, name }) => ({ value: playerId, label: name }));
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-base">Alineación</h3>
      <p>
        <span className="text-ink-soft">Juegan la ronda {nextRound}: </span>
        {playing.map(({ name }) => name).join(", ")}.
      </p>
      {substitutes.length === 0 ? (
        <p className="text-sm text-ink-soft">El equipo no trajo suplentes.</p>
      ) : (
        <div className="grid items-end gap-2 sm:grid-cols-[1fr_1fr_auto]">
          <Select
            label="Sale"
            value={out}
            onChange={(event) => setOut(event.target.value)}
            options={optionsOf(playing)}
          />
          <Select
            label="Entra"
            value={comes}
            onChange={(event) => setComes(event.target.value)}
            options={optionsOf(substitutes)}
          />
          <Button
            pending={pending}
            onClick={() => onRecord({ type: "change-lineup", out, in: comes })}
          >
            Cambiar
          </Button>
        </div>
      )}
    </section>
  );
}
