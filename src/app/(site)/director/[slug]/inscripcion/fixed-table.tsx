"use client";

import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import type { EntrantView } from "@/server/registration/queries";
import { fixTable } from "./actions";

/** The table where an entrant always sits, for whoever cannot go from one to another; empty: any. */
export function FixedTable({ entrant }: { readonly entrant: EntrantView }) {
  const [table, setTable] = useState(entrant.fixedTable === null ? "" : String(entrant.fixedTable));
  const { send, pending, failure, clear } = useCommand(fixTable);
  const isWritten = /^([1-9]\d{0,3}|10000)?$/.test(table.trim());
  const next = table.trim() === "" ? null : Number(table);
  const save = async () => {
    if (!isWritten) return;
    const answer = await send({ entrantId: entrant.id, table: next });
    if (answer.ok) showToast(next === null ? "Sin mesa fija." : `Se queda en la mesa ${next}.`);
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextInput
        label="Mesa fija"
        hint="Para quien no puede cambiar de mesa. Vale desde la próxima ronda; en blanco, cualquiera."
        optional
        inputMode="numeric"
        value={table}
        error={isWritten ? failure?.messages.join(" ") : "Mesa fija: un número de 1 a 10000."}
        onChange={(event) => {
          clear();
          setTable(event.target.value);
        }}
      />
      <Button pending={pending} disabled={next === entrant.fixedTable} onClick={save}>
        Guardar
      </Button>
    </div>
  );
}
