import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { IncidentFilter } from "./filter";

type FilterFormProps = {
  readonly base: string;
  readonly filter: IncidentFilter;
  readonly rounds: readonly number[];
  readonly judges: readonly string[];
};

/** By round, table, judge and article; a plain form, so that the address says what is shown. */
export function FilterForm({ base, filter, rounds, judges }: FilterFormProps) {
  const isFiltered = Object.values(filter).some((value) => value);
  return (
    <form
      noValidate
      action={base}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr_1fr_auto] lg:items-end"
    >
      <Select
        label="Ronda"
        name="ronda"
        defaultValue={filter.ronda ?? ""}
        options={[
          { value: "", label: "Todas" },
          ...rounds.map((round) => ({ value: String(round), label: String(round) })),
        ]}
      />
      <TextInput label="Mesa" name="mesa" inputMode="numeric" defaultValue={filter.mesa ?? ""} />
      <Select
        label="Juez"
        name="juez"
        defaultValue={filter.juez ?? ""}
        options={[
          { value: "", label: "Todos" },
          ...judges.map((judge) => ({ value: judge, label: judge })),
        ]}
      />
      <TextInput label="Artículo" name="articulo" defaultValue={filter.articulo ?? ""} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" icon="search">
          Filtrar
        </Button>
        {isFiltered && <LinkButton href={base}>Quitar</LinkButton>}
      </div>
    </form>
  );
}
