import { Tabs } from "@/components/ui/tabs";
import type { Actor } from "@/domain/access/actor";
import { can } from "@/domain/access/can";

type PeopleTabsProps = {
  readonly actor: Actor;
  readonly current: "/personas" | "/personas/clubes" | "/personas/importar";
};

/** The parts of the roster that this person may open. */
export function PeopleTabs({ actor, current }: PeopleTabsProps) {
  const items = [
    { href: "/personas", label: "Personas" },
    { href: "/personas/clubes", label: "Clubes" },
    ...(can(actor, "people.import", {}).allowed
      ? [{ href: "/personas/importar", label: "Importar" }]
      : []),
  ];
  return <Tabs label="Padrón" items={items} current={current} />;
}
