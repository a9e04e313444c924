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
  // Nobody is chosen beforehand: one press must not take a player out.
  const [out, setOut] = useState("");
  const [comes, setComes] = useState("");
  const optionsOf = (people: typeof playing) =>
    people.map(({ playerId, name }) => ({ value: playerId, label: name }));
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-base">Alineación</h3>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <People title={`Juegan la ronda ${nextRound}`} people={playing} />
        {substitutes.length > 0 && <People title="Suplentes" people={substitutes} />}
      </div>
      {substitutes.length === 0 ? (
        <p className="text-sm text-ink-soft">El equipo no trajo suplentes.</p>
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Select
              label="Sale"
              placeholder="Elige quién sale"
              value={out}
              onChange={(event) => setOut(event.target.value)}
              options={optionsOf(playing)}
            />
            <Select
              label="Entra"
              placeholder="Elige el suplente"
              value={comes}
              onChange={(event) => setComes(event.target.value)}
              options={optionsOf(substitutes)}
            />
          </div>
          <Button
            className="sm:self-start"
            pending={pending}
            disabled={out === "" || comes === ""}
            onClick={() => onRecord({ type: "change-lineup", out, in: comes })}
          >
            Cambiar desde la ronda {nextRound}
          </Button>
        </>
      )}
    </section>
  );
}

type PeopleProps = { readonly title: string; readonly people: EntrantView["members"] };

function People({ title, people }: PeopleProps) {
  return (
    <div className="min-w-0">
      <h4 className="text-sm font-semibold text-ink-soft">{title}</h4>
      <ul>
        {people.map(({ playerId, name }) => (
          <li key={playerId}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
