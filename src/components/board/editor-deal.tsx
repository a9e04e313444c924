"use client";

import type { FormEvent } from "react";
import { useState } from "react";
import { newCommandId } from "@/components/commands/command-id";
import { TilePicker } from "@/components/domino/tile-picker";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { listRuleBooks } from "@/domain/rules/resolve-rules";
import type { Seat } from "@/domain/rules/seat";
import { seatsOf } from "@/domain/rules/seat";
import type { EditorAction, EditorState, EditorTable } from "./editor-state";
import { isDealt } from "./editor-state";

type EditorDealProps = {
  readonly state: EditorState;
  readonly onAction: (action: EditorAction) => void;
};

type Sitting = Pick<EditorTable, "mode" | "players">;

const SITTINGS: Readonly<Record<string, Sitting & { readonly label: string }>> = {
  "pairs-4": { mode: "pairs", players: 4, label: "Cuatro en parejas" },
  "alone-4": { mode: "alone", players: 4, label: "Cuatro, cada uno por su cuenta" },
  "alone-3": { mode: "alone", players: 3, label: "Tres" },
  "alone-2": { mode: "alone", players: 2, label: "Dos" },
};

/** The first step of building a hand: the table, and the seven tiles of each seat, by chance or by hand. */
export function EditorDeal({ state, onAction }: EditorDealProps) {
  const seats = seatsOf(state.players);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <TableFields state={state} onAction={onAction} />
        <Shuffle seed={state.seed} onAction={onAction} />
      </div>
      <div className="grid content-start gap-4">
        <TilePicker
          key={state.players}
          legend="¿Quién tiene cada ficha?"
          hands={seats.map((seat) => ({ key: seat, short: seat, label: `Jugador ${seat}` }))}
          value={state.deal}
          onChange={(deal) => onAction({ type: "pick", deal })}
        />
        {state.players < 4 && (
          <p className="text-ink-soft">Las fichas que nadie tiene quedan en el pozo.</p>
        )}
        <div>
          <Button
            variant="primary"
            size="large"
            icon="play"
            disabled={!isDealt(state)}
            onClick={() => onAction({ type: "start" })}
          >
            Jugar esta mano
          </Button>
          {!isDealt(state) && (
            <p className="mt-2 text-sm text-ink-soft">Cada jugador lleva siete fichas.</p>
          )}
        </div>
      </div>
    </div>
  );
}

function TableFields({ state, onAction }: EditorDealProps) {
  const change = (changed: Partial<EditorTable>) => onAction({ type: "table", change: changed });
  return (
    <Panel title="La mesa">
      <div className="grid gap-3">
        <Select
          label="Reglamento"
          options={listRuleBooks().map(({ id, name }) => ({ value: id, label: name }))}
          value={state.rules}
          onChange={({ target }) => change({ rules: target.value as SharedHand["rules"] })}
        />
        <Select
          label="Juegan"
          options={Object.entries(SITTINGS).map(([value, { label }]) => ({ value, label }))}
          value={`${state.mode}-${state.players}`}
          onChange={({ target }) => {
            const sitting = SITTINGS[target.value];
            if (sitting) change({ mode: sitting.mode, players: sitting.players });
          }}
        />
        <Select
          label="Sale"
          options={seatsOf(state.players).map((seat) => ({
            value: seat,
            label: `Jugador ${seat}`,
          }))}
          value={state.leader}
          onChange={({ target }) => change({ leader: target.value as Seat })}
        />
      </div>
    </Panel>
  );
}

type ShuffleProps = Pick<EditorDealProps, "onAction"> & { readonly seed: string | null };

/** A deal of chance from a seed that is shown, so that others can deal the same. */
function Shuffle({ seed, onAction }: ShuffleProps) {
  const [written, setWritten] = useState("");

  function deal(event: FormEvent) {
    event.preventDefault();
    const text = written.trim();
    onAction({ type: "shuffle", seed: text === "" ? newCommandId().slice(0, 8) : text });
  }

  return (
    <Panel title="Repartir al azar">
      <form noValidate onSubmit={deal} className="grid gap-3">
        <TextInput
          label="Semilla"
          optional
          hint="La misma semilla reparte las mismas fichas."
          value={written}
          autoComplete="off"
          onChange={(event) => setWritten(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" icon="swap">
            Repartir
          </Button>
          <p role="status">
            {seed !== null && (
              <>
                Repartido con la semilla <strong className="break-all">{seed}</strong>
              </>
            )}
          </p>
        </div>
      </form>
    </Panel>
  );
}
