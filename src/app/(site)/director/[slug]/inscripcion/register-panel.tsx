"use client";

import { useRef, useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import type { EventFormat } from "@/domain/rules/settings";
import { membersNeeded } from "@/domain/tournament/registration-members";
import type { FoundPerson } from "@/server/people/find-people";
import type { EntrantView } from "@/server/registration/queries";
import { register } from "./actions";
import type { DeskFacts } from "./desk-view";
import type { Slot } from "./register-slot";
import { EMPTY_SLOT, RegisterSlot, slotPerson } from "./register-slot";

type RegisterPanelProps = {
  readonly facts: DeskFacts;
  readonly entrants: readonly EntrantView[];
  /** Whether whoever registers is standing at the desk. */
  readonly presentAtFirst: boolean;
};

/** Registers a player, a pair or a team with its substitutes: type, arrows, Enter, and Enter again on the button. */
export function RegisterPanel({ facts, entrants, presentAtFirst }: RegisterPanelProps) {
  const { playing: size, most } = membersNeeded(facts.format, facts.teamSize);
  const isTeam = facts.format === "teams";
  const [teamName, setTeamName] = useState("");
  const [slots, setSlots] = useState<readonly Slot[]>(() => emptySlots(size));
  const [present, setPresent] = useState(presentAtFirst);
  const [checked, setChecked] = useState(false);
  const { send, pending, failure, clear } = useCommand(register);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const submit = useRef<HTMLDivElement>(null);

  const focusNext = (after: number) =>
    // The field of the next slot is drawn after this state is.
    setTimeout(() => {
      const next = fields.current[after + 1];
      if (next) next.focus();
      else submit.current?.querySelector("button")?.focus();
    });

  const change = (index: number, slot: Slot) => {
    clear();
    setSlots((before) => before.map((old, at) => (at === index ? slot : old)));
    if (slot.kind === "picked") focusNext(index);
  };

  const people = slots.map(slotPerson);
  const confirm = async () => {
    setChecked(true);
    const ready = people.filter((person) => person !== null);
    if (ready.length < slots.length || (isTeam && teamName.trim() === "")) return;
    const named = isTeam ? { name: teamName } : {};
    const answer = await send({
      tournamentId: facts.tournamentId,
      people: ready,
      present,
      ...named,
    });
    if (!answer.ok) return;
    showToast(`Inscrito con el n.º ${answer.value.number}: ${answer.value.name}.`);
    setSlots(emptySlots(size));
    setTeamName("");
    setChecked(false);
    setTimeout(() => fields.current[0]?.focus());
  };

  return (
    <div className="flex flex-col gap-4">
      {facts.nextRound > 1 && (
        <Notice tone="warning" title="Inscripción tardía">
          La ronda {facts.nextRound - 1} ya está publicada: quien entre ahora juega desde la ronda{" "}
          {facts.nextRound}.
        </Notice>
      )}
      {isTeam && (
        <TextInput
          label="Nombre del equipo"
          autoComplete="off"
          value={teamName}
          error={checked && teamName.trim() === "" ? "Falta el nombre del equipo." : undefined}
          onChange={(event) => {
            clear();
            setTeamName(event.target.value);
          }}
        />
      )}
      {slots.map((slot, index) => (
        <RegisterSlot
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the pair is its index
          key={index}
          label={slotLabel(facts.format, index, size)}
          slot={slot}
          clubs={facts.clubs}
          checked={checked}
          refusal={(person) => refusalOf(person, entrants, slots)}
          onChange={(changed) => change(index, changed)}
          inputRef={(node) => {
            fields.current[index] = node;
          }}
        />
      ))}
      {isTeam && slots.length < most && (
        <Button icon="plus" onClick={() => setSlots((before) => [...before, EMPTY_SLOT])}>
          Añadir suplente
        </Button>
      )}
      <Checkbox
        label="Ya llegó"
        hint="Queda presente al inscribirse."
        checked={present}
        onChange={(event) => setPresent(event.target.checked)}
      />
      {failure && (
        <Notice tone="error" title="No se inscribió">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div ref={submit}>
        <Button variant="primary" icon="plus" wide pending={pending} onClick={confirm}>
          {SUBMIT_LABELS[facts.format]}
        </Button>
      </div>
    </div>
  );
}

function emptySlots(size: number): readonly Slot[] {
  return Array.from({ length: size }, () => EMPTY_SLOT);
}

const SUBMIT_LABELS = {
  individual: "Inscribir",
  pairs: "Inscribir la pareja",
  teams: "Inscribir el equipo",
} as const satisfies Readonly<Record<EventFormat, string>>;

function slotLabel(format: EventFormat, index: number, playing: number): string {
  if (format === "individual") return "Quién se inscribe";
  if (format === "teams") {
    return index < playing ? `Jugador ${index + 1}` : `Suplente ${index + 1 - playing}`;
  }
  return index === 0 ? "Primero de la pareja" : "Segundo de la pareja";
}

function refusalOf(
  person: FoundPerson,
  entrants: readonly EntrantView[],
  slots: readonly Slot[],
): string | undefined {
  const entrant = entrants.find(({ members }) =>
    members.some(({ playerId }) => playerId === person.id),
  );
  if (entrant) return `ya inscrito, n.º ${entrant.number}`;
  if (person.suspended) return "suspendido";
  const chosen = slots.some((slot) => slot.kind === "picked" && slot.person.id === person.id);
  return chosen ? "ya elegido" : undefined;
}
