"use client";

import type { Ref } from "react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { CameraScan } from "./camera-scan";
import type { TableJumpState } from "./use-table-jump";

type TableJumpProps = {
  readonly jump: TableJumpState;
  /** The next table that is not closed; Enter in the empty field goes there. */
  readonly next: { readonly table: number } | null;
  readonly nextHref: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** Going to another table: its number, its Hoja's code or a scan of its QR, and Enter; or the next that is open. */
export function TableJump({ jump, next, nextHref, inputRef }: TableJumpProps) {
  const id = useId();
  const [text, setText] = useState("");
  return (
    <div className="grid gap-1">
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          jump.go(text.trim() === "" && next ? String(next.table) : text);
        }}
      >
        <div className="grid gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            Ir a la mesa
          </label>
          <input
            ref={inputRef}
            id={id}
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={400}
            placeholder={next ? String(next.table) : undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={jump.problem === "" ? undefined : true}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setText(event.target.value);
              jump.clear();
            }}
            className="min-h-12 w-32 rounded-control border-2 border-line-strong bg-surface px-2 text-center text-xl font-extrabold uppercase tabular-nums placeholder:font-normal placeholder:text-ink-soft"
          />
        </div>
        <Button type="submit" pending={jump.pending}>
          Ir
        </Button>
        <CameraScan
          onCode={(scanned) => {
            setText(scanned);
            jump.go(scanned);
          }}
        />
        {next && nextHref && (
          <LinkButton href={nextHref} icon="arrow">
            {`Mesa ${next.table}, la próxima abierta`}
          </LinkButton>
        )}
      </form>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        Número, código o QR de la Hoja y Enter.{next && " Vacío: la próxima abierta."}
      </p>
      <div id={`${id}-problem`} aria-live="polite" className="empty:hidden">
        {jump.problem !== "" && <p className="font-semibold text-wine">{jump.problem}</p>}
        {jump.elsewhere && (
          <LinkButton href={jump.elsewhere.href} icon="arrow">
            {jump.elsewhere.label}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
