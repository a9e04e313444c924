"use client";

import { useState } from "react";
import { PersonPicker } from "@/components/people/person-picker";
import type { FoundPerson } from "@/server/people/find-people";

type PersonFieldProps = {
  readonly initial: FoundPerson | null;
  readonly error?: string | undefined;
  readonly onChange: (playerId: string | null) => void;
};

/** The person of the roster behind an account, or nobody. */
export function PersonField({ initial, error, onChange }: PersonFieldProps) {
  const [chosen, setChosen] = useState(initial);
  return (
    <PersonPicker
      label="Persona del padrón (opcional)"
      hint="Quien juega ve sus propias sanciones y no arbitra sus partidas."
      error={error}
      value={chosen}
      onPick={(person) => {
        setChosen(person);
        onChange(person?.id ?? null);
      }}
    />
  );
}
