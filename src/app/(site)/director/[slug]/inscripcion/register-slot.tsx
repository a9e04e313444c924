"use client";

import type { Ref } from "react";
import { PersonPicker } from "@/components/people/person-picker";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { fieldError } from "@/i18n/es/fields";
import { walkInSchema } from "@/schemas/tournament";
import type { FoundPerson } from "@/server/people/find-people";
import type { ClubChoice } from "@/server/people/public-clubs";
import type { RegisteredPerson } from "@/server/registration/register";

type WalkIn = {
  readonly firstNames: string;
  readonly lastNames: string;
  readonly clubId: string;
};

/** One place of an entrant: nobody yet, somebody of the roster, or somebody who came without a number. */
export type Slot =
  | { readonly kind: "empty" }
  | { readonly kind: "picked"; readonly person: FoundPerson }
  | { readonly kind: "walk-in"; readonly walkIn: WalkIn };

export const EMPTY_SLOT: Slot = { kind: "empty" };

/** The person of a slot as the command takes it; null while something is missing or wrong. */
export function slotPerson(slot: Slot): RegisteredPerson | null {
  if (slot.kind === "picked") return { playerId: slot.person.id };
  if (slot.kind === "empty") return null;
  const parsed = walkInSchema.safeParse(slot.walkIn);
  if (!parsed.success) return null;
  const { firstNames, lastNames, clubId } = parsed.data;
  return { walkIn: { firstNames, lastNames, clubId } };
}

type RegisterSlotProps = {
  readonly label: string;
  readonly slot: Slot;
  readonly clubs: readonly ClubChoice[];
  /** The button was pressed: what is missing is said. */
  readonly checked: boolean;
  readonly refusal: (person: FoundPerson) => string | undefined;
  readonly onChange: (slot: Slot) => void;
  readonly inputRef: Ref<HTMLInputElement>;
};

/** A person picker that turns into two name fields for who is not in the roster. */
export function RegisterSlot(props: RegisterSlotProps) {
  const { label, slot, checked, refusal, onChange, inputRef } = props;
  if (slot.kind === "walk-in") return <WalkInFields {...props} walkIn={slot.walkIn} />;
  return (
    <PersonPicker
      label={label}
      value={slot.kind === "picked" ? slot.person : null}
      onPick={(person) => onChange(person ? { kind: "picked", person } : EMPTY_SLOT)}
      refusal={refusal}
      inputRef={inputRef}
      error={
        checked && slot.kind === "empty"
          ? "Falta la persona: búscala o inscríbela sin número."
          : undefined
      }
      otherwise={(typed) => (
        <Button
          size="dense"
          wide
          icon="plus"
          className="mt-1"
          onClick={() => onChange({ kind: "walk-in", walkIn: walkInOf(typed) })}
        >
          No está: inscribir sin número
        </Button>
      )}
    />
  );
}

/** What was typed as first guess of the names: the first word, and the rest. A number is no name. */
function walkInOf(typed: string): WalkIn {
  const words = typed.split(/\s+/).filter((word) => word !== "" && !/\d/.test(word));
  const [first = "", ...rest] = words.map(
    (word) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1),
  );
  return { firstNames: first, lastNames: rest.join(" "), clubId: "" };
}

function WalkInFields(props: RegisterSlotProps & { readonly walkIn: WalkIn }) {
  const { label, walkIn, clubs, checked, onChange } = props;
  const parsed = walkInSchema.safeParse(walkIn, { error: fieldError });
  const errorOf = (field: keyof WalkIn) =>
    checked && !parsed.success
      ? parsed.error.issues.find(({ path }) => path[0] === field)?.message
      : undefined;
  const set = (change: Partial<WalkIn>) =>
    onChange({ kind: "walk-in", walkIn: { ...walkIn, ...change } });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-s-4 border-amber ps-3">
      <legend className="font-semibold">{label}: sin número</legend>
      <p className="text-sm text-ink-soft">
        Juega con número provisional; después se une a su ficha con todos sus resultados.
      </p>
      <TextInput
        label="Nombre"
        autoFocus
        autoComplete="off"
        value={walkIn.firstNames}
        error={errorOf("firstNames")}
        onChange={(event) => set({ firstNames: event.target.value })}
      />
      <TextInput
        label="Apellidos"
        autoComplete="off"
        value={walkIn.lastNames}
        error={errorOf("lastNames")}
        onChange={(event) => set({ lastNames: event.target.value })}
      />
      <Select
        label="Club"
        optional
        placeholder="Sin club"
        value={walkIn.clubId}
        error={errorOf("clubId")}
        options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => set({ clubId: event.target.value })}
      />
      <div>
        <Button size="dense" variant="quiet" icon="back" onClick={() => onChange(EMPTY_SLOT)}>
          Buscar en el padrón
        </Button>
      </div>
    </fieldset>
  );
}
