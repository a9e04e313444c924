"use client";

import type { KeyboardEvent, ReactNode, Ref } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { CONTROL_STYLE, Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { FoundPerson } from "@/server/people/find-people";
import { PersonWords } from "./person-option";
import type { PeopleSearch } from "./use-people-search";
import { usePeopleSearch } from "./use-people-search";

export type PersonPickerProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Who is chosen; null for nobody yet. */
  readonly value: FoundPerson | null;
  readonly onPick: (person: FoundPerson | null) => void;
  /** Why somebody cannot be chosen here ("ya inscrito, n.º 12"); undefined when he can. */
  readonly refusal?: (person: FoundPerson) => string | undefined;
  /** What to offer under the list when the person is not in it; receives what was typed. */
  readonly otherwise?: (typed: string) => ReactNode;
  readonly autoFocus?: boolean;
  /** The text field, to move the focus to it. */
  readonly inputRef?: Ref<HTMLInputElement>;
};

/**
 * Finds a person of the roster by name, nickname or number, accents aside: type, arrows, Enter. The chosen one stands in
 * place of the field until changed. For officials (`/api/personas`).
 */
export function PersonPicker(props: PersonPickerProps) {
  const { label, value, onPick } = props;
  if (value === null) return <PersonSearch {...props} />;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="font-semibold">{label}</p>
      <div className="flex min-h-14 items-center justify-between gap-2 rounded-control border-2 border-felt bg-felt-soft px-3 py-1.5">
        <PersonWords person={value} />
        <Button variant="quiet" onClick={() => onPick(null)}>
          Cambiar
        </Button>
      </div>
      {props.error && <p className="text-sm font-semibold text-wine">{props.error}</p>}
    </div>
  );
}

function PersonSearch(props: PersonPickerProps) {
  const { label, hint, error, onPick, refusal, otherwise, autoFocus, inputRef } = props;
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(0);
  const [open, setOpen] = useState(false);
  const search = usePeopleSearch(typed);
  const listId = useId();
  const people = "people" in search ? search.people : [];
  const at = Math.min(marked, people.length - 1);
  const shown = open && typed.trim() !== "";
  const list = useRef<HTMLDivElement>(null);
  const found = shown ? people.length : 0;
  useEffect(() => {
    if (found > 0) list.current?.scrollIntoView({ block: "nearest" });
  }, [found]);

  const pick = (person: FoundPerson | undefined) => {
    if (person && refusal?.(person) === undefined) onPick(person);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setMarked((at + step + people.length) % Math.max(1, people.length));
    } else if (event.key === "Enter") {
      // A form around the picker is sent with its own button; Enter here chooses.
      event.preventDefault();
      // What is on the list while a new answer is on its way answers older letters.
      if (shown && search.state === "found") pick(people[at]);
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that the focus left the field and its list
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="relative">
            <Icon
              name="search"
              className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
            />
            <input
              {...control}
              ref={inputRef}
              type="text"
              role="combobox"
              aria-expanded={shown}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={shown && people.length > 0 ? `${listId}-${at}` : undefined}
              autoComplete="off"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: asked for only where finding a person is the one thing to do
              autoFocus={autoFocus}
              placeholder="Nombre, apodo o número"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setMarked(0);
                setOpen(true);
              }}
              onFocus={() => setOpen(true)}
              onKeyDown={onKeyDown}
              className={`${CONTROL_STYLE} ps-10`}
            />
          </div>
        )}
      </Field>
      <div
        id={listId}
        ref={list}
        role="listbox"
        aria-label="Personas encontradas"
        className={classNames(
          // Clear of a bar that stays at the foot of the page.
          "mt-1 scroll-mb-24 max-h-80 overflow-y-auto border-2 border-ink bg-surface",
          !(shown && people.length > 0) && "hidden",
        )}
      >
        {people.map((person, index) => (
          <Option
            key={person.id}
            id={`${listId}-${index}`}
            person={person}
            remark={refusal?.(person) ?? (person.suspended ? "suspendido" : undefined)}
            refused={refusal?.(person) !== undefined}
            marked={index === at}
            onPick={() => pick(person)}
          />
        ))}
      </div>
      {shown && <SearchNote search={search} />}
      {shown && search.state === "found" && otherwise?.(typed.trim())}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly person: FoundPerson;
  readonly remark: string | undefined;
  readonly refused: boolean;
  readonly marked: boolean;
  readonly onPick: () => void;
};

function Option({ id, person, remark, refused, marked, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the marked option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field takes the keys for the whole list
    <div
      ref={(node) => {
        if (marked) node?.scrollIntoView({ block: "nearest" });
      }}
      id={id}
      role="option"
      aria-selected={marked}
      aria-disabled={refused}
      // The field must not lose the focus before the press counts.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classNames(
        "flex min-h-12 items-center border-b border-line px-3 py-1.5 last:border-b-0",
        refused ? "cursor-not-allowed opacity-80" : "cursor-pointer hover:bg-sunken",
        marked && "bg-sea-soft shadow-[inset_4px_0_0_0_var(--sea)]",
      )}
    >
      <PersonWords person={person} remark={remark} />
    </div>
  );
}

function SearchNote({ search }: { readonly search: PeopleSearch }) {
  const words = {
    idle: "",
    searching: "people" in search && search.people.length > 0 ? "" : "Buscando…",
    found:
      "people" in search && search.people.length === 0
        ? "Nadie del padrón coincide: prueba con el apellido, el apodo o el número."
        : "",
    failed:
      "why" in search && search.why === "not-allowed"
        ? "Tu sesión terminó o tu cuenta no puede buscar personas: entra otra vez."
        : "No hay conexión con el servidor: escribe otra letra para reintentar.",
  }[search.state];
  return (
    <p role="status" className="mt-1 text-sm text-ink-soft empty:hidden">
      {words}
    </p>
  );
}
