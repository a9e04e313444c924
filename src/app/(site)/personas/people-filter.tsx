import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { PeopleQuery } from "@/server/people/queries";
import { peopleHref, stateWord } from "./people-query";

type PeopleFilterProps = {
  readonly asked: PeopleQuery;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
};

/** Search, club and state in one form that needs no script. */
export function PeopleFilter({ asked, clubs }: PeopleFilterProps) {
  const isAsking = peopleHref({ ...asked, page: 1 }) !== "/personas";
  return (
    <search className="mb-5 block">
      <form
        noValidate
        // A new address makes new fields, so that they always say what is asked.
        key={JSON.stringify(asked)}
        action="/personas"
        className="grid grid-cols-2 gap-3 *:first:col-span-2 *:last:col-span-2 sm:*:first:col-span-1 sm:*:last:col-span-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end"
      >
        <TextInput
          type="search"
          name="q"
          label="Persona"
          placeholder="Nombre, apodo o número"
          defaultValue={asked.text}
          autoComplete="off"
        />
        <Select
          name="club"
          label="Club"
          placeholder="Todos"
          defaultValue={asked.clubId === "none" ? "ninguno" : (asked.clubId ?? "")}
          options={[
            ...clubs.map(({ id, name }) => ({ value: id, label: name })),
            { value: "ninguno", label: "Sin club" },
          ]}
        />
        <Select
          name="estado"
          label="Estado"
          placeholder="Todos"
          defaultValue={stateWord(asked.state)}
          options={[
            { value: "activo", label: "Activos" },
            { value: "suspendido", label: "Suspendidos" },
            { value: "sin-numero", label: "Sin número" },
          ]}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" icon="search">
            Buscar
          </Button>
          {isAsking && <LinkButton href="/personas">Ver todo</LinkButton>}
        </div>
      </form>
    </search>
  );
}
