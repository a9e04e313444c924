"use client";

import { useActionState } from "react";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import type { OpenTableState } from "./actions";
import { openTable } from "./actions";

const NOTHING: OpenTableState = { typed: "", problem: null };

/** The code of a table's card, typed. Works before any script has loaded. */
export function CodeForm() {
  const [state, action] = useActionState(openTable, NOTHING);
  return (
    <form noValidate action={action} className="flex flex-col gap-4">
      <TextInput
        key={state.typed}
        label="Código de la tarjeta"
        hint="Seis letras y números, con o sin guion."
        name="code"
        defaultValue={state.typed}
        error={state.problem}
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className="min-h-16 text-center text-3xl! font-extrabold tracking-[0.2em] uppercase"
      />
      <SubmitButton size="large" wide icon="arrow">
        Abrir la mesa
      </SubmitButton>
    </form>
  );
}
