"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast-message";
import type { ForbiddenPairView } from "@/server/tournaments/forbidden-pairs";
import { allow, forbid } from "./actions";

type Choice = { readonly id: string; readonly number: number; readonly name: string };

type ForbiddenPairsProps = {
  readonly tournamentId: string;
  readonly pairs: readonly ForbiddenPairView[];
  readonly entrants: readonly Choice[];
  /** Why it cannot change any more. */
  readonly frozen: string | undefined;
};

/** Entrants that pairing keeps from the same table: relatives, say. */
export function ForbiddenPairs({ tournamentId, pairs, entrants, frozen }: ForbiddenPairsProps) {
  return (
    <Panel title="Quiénes no se enfrentan">
      <p className="text-ink-soft">
        {frozen ?? "Familiares, por ejemplo. Se cumple en todas las rondas mientras se pueda."}
      </p>
      <ul className="mt-2 flex flex-col">
        {pairs.map((pair) => (
          <li
            key={pair.id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1.5"
          >
            <span>
              <strong className="font-semibold">
                {pair.first.number} · {pair.first.name}
              </strong>{" "}
              y{" "}
              <strong className="font-semibold">
                {pair.second.number} · {pair.second.name}
              </strong>
            </span>
            {!frozen && <Allow tournamentId={tournamentId} id={pair.id} />}
          </li>
        ))}
      </ul>
      {pairs.length === 0 && <p className="mt-1">No hay ninguno.</p>}
      {!frozen && entrants.length > 1 && <Forbid tournamentId={tournamentId} entrants={entrants} />}
    </Panel>
  );
}

function Allow({ tournamentId, id }: { readonly tournamentId: string; readonly id: string }) {
  const { send, pending } = useCommand(allow);
  return (
    <Button
      size="dense"
      variant="quiet"
      pending={pending}
      onClick={async () => {
        const answer = await send({ tournamentId, id });
        if (!answer.ok) showToast(answer.messages.join(" "), "error");
      }}
    >
      Quitar
    </Button>
  );
}

function Forbid({
  tournamentId,
  entrants,
}: Pick<ForbiddenPairsProps, "tournamentId" | "entrants">) {
  const [first, setFirst] = useState("");
  const [second, setSecond] = useState("");
  const { send, pending, failure } = useCommand(forbid);
  const [asked, setAsked] = useState(false);
  const ready = first !== "" && second !== "" && first !== second;
  const options = entrants.map(({ id, number, name }) => ({
    value: id,
    label: `${number} · ${name}`,
  }));
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
      <Select
        label="Uno"
        placeholder="Elige"
        value={first}
        options={options}
        onChange={(event) => setFirst(event.target.value)}
      />
      <Select
        label="Otro"
        placeholder="Elige"
        value={second}
        error={asked && !ready ? "Elige dos distintos." : failure?.messages.join(" ")}
        options={options}
        onChange={(event) => setSecond(event.target.value)}
      />
      <Button
        icon="ban"
        pending={pending}
        onClick={async () => {
          setAsked(true);
          if (!ready) return;
          const answer = await send({ tournamentId, entrantIds: [first, second] });
          if (!answer.ok) return;
          setAsked(false);
          setFirst("");
          setSecond("");
        }}
      >
        Que no se enfrenten
      </Button>
    </div>
  );
}
