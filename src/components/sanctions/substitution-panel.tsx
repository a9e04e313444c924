"use client";

import { useState } from "react";
import { PersonPicker } from "@/components/people/person-picker";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { SEATS } from "@/domain/rules/seat";
import { substitutionText } from "@/i18n/es/match";
import type { TableView } from "@/server/actas/table-view";
import type { FoundPerson } from "@/server/people/find-people";
import type { RecordAction } from "./judge-actions";
import { SheetFailure, useSheetEvent } from "./sheet-buttons";

type SubstitutionPanelProps = {
  readonly view: TableView;
  /** Who has a place in the round, by person: the table, or null for who rests. */
  readonly seated: Readonly<Partial<Record<string, number | null>>>;
  readonly record: RecordAction;
};

/**
 * Somebody comes in for a medical or other proven emergency (23.4): who leaves, who comes in, and why. Shows who came in
 * so far; nothing where nobody did and nobody can.
 */
export function SubstitutionPanel({ view, seated, record }: SubstitutionPanelProps) {
  const [open, setOpen] = useState(false);
  const { state, substitutions } = view;
  const mayChange = state.seatsConfirmed && state.status !== "finished" && state.verified === null;
  if (!mayChange && substitutions.length === 0) return null;
  return (
    <Panel title="Sustitución por emergencia">
      {substitutions.map((change) => (
        <p key={change.in} className="mb-3 font-semibold">
          {substitutionText(change)}
        </p>
      ))}
      {mayChange && !open && (
        <>
          <p className="mb-3 text-ink-soft">
            Durante la partida nadie se sustituye, salvo emergencia médica u otra comprobada (23.4).
          </p>
          <Button onClick={() => setOpen(true)}>Sentar a un sustituto</Button>
        </>
      )}
      {mayChange && open && (
        <SubstitutionForm
          view={view}
          seated={seated}
          record={record}
          onDone={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

type FormProps = SubstitutionPanelProps & { readonly onDone: () => void };

function SubstitutionForm({ view, seated, record, onDone }: FormProps) {
  const { matchId, version, people } = view;
  const { write, pending, messages, again } = useSheetEvent({ matchId, version, record });
  const taken = SEATS.filter((seat) => people[seat]);
  const [leaving, setLeaving] = useState<string>(taken[0] ?? "A");
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const seat = SEATS.find((one) => one === leaving);

  async function send() {
    setMissing(person === null || reason.trim() === "");
    if (seat === undefined || person === null || reason.trim() === "") return;
    const event = { type: "substituted", seat, in: person.id, reason: reason.trim() } as const;
    if (await write(event, `Entró ${person.name}`)) onDone();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SheetFailure messages={messages} onAgain={again} />
      <Select
        label="Sale"
        value={leaving}
        options={taken.map((one) => ({ value: one, label: `${one}: ${people[one]?.name ?? ""}` }))}
        onChange={(event) => setLeaving(event.target.value)}
      />
      <PersonPicker
        label="Entra"
        hint="Alguien que no juegue esta ronda ni esté sancionado."
        error={missing && person === null ? "Elige quién entra." : undefined}
        value={person}
        onPick={setPerson}
        refusal={(found) => whyNot(found, view.table, seated)}
      />
      <TextInput
        label="Motivo"
        hint="La emergencia, tal como quedará en la Hoja."
        error={missing && reason.trim() === "" ? "Escribe el motivo." : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="text-sm text-ink-soft">
        El resultado sigue siendo del inscrito. Lo anotado hasta ahora queda con quien sale; el
        sustituto no hereda tarjetas.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={pending}>
          Sentar al sustituto
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Volver
        </Button>
      </div>
    </form>
  );
}

/** Why somebody cannot come in: one place a round for everybody, and nobody who is suspended. */
function whyNot(
  { id, suspended }: FoundPerson,
  table: number,
  seated: SubstitutionPanelProps["seated"],
): string | undefined {
  const place = seated[id];
  if (place === table) return "juega en esta mesa";
  if (place === null) return "descansa esta ronda";
  if (place !== undefined) return `juega en la mesa ${place}`;
  return suspended ? "suspendido" : undefined;
}
