"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { pageConnection } from "@/components/live/page-connection";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";

type ComparisonFormProps = {
  readonly books: readonly {
    readonly id: string;
    readonly name: string;
    readonly shown: boolean;
  }[];
  readonly base: string;
  readonly onlyDifferences: boolean;
  readonly search: string;
  /** How much is shown now. */
  readonly status: string;
};

/** After the last key, so that a word is not searched letter by letter. */
const TYPING_PAUSE_MS = 250;

/** What the comparison shows. A plain GET form; where scripts run, each change goes to the address at once. */
export function ComparisonForm({
  books,
  base,
  onlyDifferences,
  search,
  status,
}: ComparisonFormProps) {
  const router = useRouter();
  const path = usePathname();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pending, startTransition] = useTransition();
  const [chosen, setChosen] = useState(books.filter(({ shown }) => shown).map(({ id }) => id));
  const [against, setAgainst] = useState(base);
  useEffect(() => () => clearTimeout(pause.current), []);

  const show = () => {
    if (form.current === null) return;
    const fields = [...new FormData(form.current).entries()].filter(([, value]) => value !== "");
    const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
    const go = () => router.replace(`${path}?${query}`, { scroll: false });
    pageConnection().whenUp(() => startTransition(go));
  };
  // Once the change stands in the form.
  const showSoon = (pauseMs = 0) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(show, pauseMs);
  };

  return (
    <form
      noValidate
      ref={form}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
      className="mb-6 grid gap-x-6 gap-y-4 border-y-2 border-ink py-4 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <TextInput
        label="Buscar una regla"
        name="q"
        type="search"
        defaultValue={search}
        placeholder="tranque, pase, doble blanca, tardanza"
        onChange={() => showSoon(TYPING_PAUSE_MS)}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <Checkbox
          name="diferencias"
          value="1"
          label="Solo diferencias"
          defaultChecked={onlyDifferences}
          onChange={show}
        />
        <Button type="submit" pending={pending}>
          Ver
        </Button>
      </div>
      <fieldset>
        <legend className="font-semibold">Reglamentos</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {books.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="libro"
              value={id}
              label={name}
              hint={id === against ? "la base" : undefined}
              checked={id === against || chosen.includes(id)}
              disabled={id === against}
              onChange={(event) => {
                const others = chosen.filter((one) => one !== id);
                setChosen(event.target.checked ? [...others, id] : others);
                showSoon();
              }}
            />
          ))}
        </div>
      </fieldset>
      <Select
        label="Comparar contra"
        name="base"
        value={against}
        options={books.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => {
          setAgainst(event.target.value);
          showSoon();
        }}
      />
      <p role="status" className="text-sm text-ink-soft tabular-nums lg:col-span-2">
        {status}
      </p>
    </form>
  );
}
