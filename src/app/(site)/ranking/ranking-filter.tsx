import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { RankingQuery } from "./ranking-query";

type RankingFilterProps = {
  readonly asked: RankingQuery;
  readonly seasons: readonly number[];
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
};

/** Search, club and season in one form that needs no script. */
export function RankingFilter({ asked, seasons, clubs }: RankingFilterProps) {
  const isAsking = asked.query !== "" || asked.clubId !== null || asked.season !== null;
  return (
    <search className="mb-5 block">
      <form
        noValidate
        // A new address makes new fields, so that they always say what is asked.
        key={JSON.stringify(asked)}
        className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end"
      >
        <TextInput
          type="search"
          name="q"
          label="Jugador"
          placeholder="Nombre, apodo o número"
          defaultValue={asked.query}
          autoComplete="off"
        />
        <Select
          name="club"
          label="Club"
          placeholder="Todos los clubes"
          defaultValue={asked.clubId ?? ""}
          options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          name="temporada"
          label="Temporada"
          placeholder="Últimos 12 meses"
          defaultValue={asked.season === null ? "" : String(asked.season)}
          options={seasons.map((year) => ({ value: String(year), label: String(year) }))}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" icon="search">
            Buscar
          </Button>
          {isAsking && <LinkButton href="/ranking">Ver todo</LinkButton>}
        </div>
      </form>
    </search>
  );
}
