import { PersonLink } from "@/components/rounds/person-link";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import type { Tone } from "@/components/ui/state-pill";
import { StatePill } from "@/components/ui/state-pill";
import type { PublicEntrant } from "@/server/registration/public-entrants";

const PRESENCE: Readonly<
  Record<PublicEntrant["presence"], { readonly word: string; readonly tone: Tone }>
> = {
  expected: { word: "Por llegar", tone: "neutral" },
  present: { word: "Presente", tone: "done" },
  withdrawn: { word: "Retirado", tone: "danger" },
};

/** Who is registered, by number. */
export function EntrantList({ entrants }: { readonly entrants: readonly PublicEntrant[] }) {
  return (
    <DataTable
      caption="Inscritos"
      rows={entrants}
      rowKey={(entrant) => entrant.number}
      dense
      empty={<EmptyState title="Nadie se ha inscrito todavía" />}
      columns={[
        { key: "number", header: "N.º", kind: "lead", cell: (entrant) => entrant.number },
        {
          key: "people",
          header: "Nombre",
          kind: "title",
          cell: ({ people }) =>
            people.map((person) => (
              <span key={person.id} className="block">
                <PersonLink person={person} />
              </span>
            )),
        },
        {
          key: "club",
          header: "Club",
          short: "",
          cell: ({ people }) =>
            [...new Set(people.map(({ club }) => club).filter((club) => club !== null))].join(
              " / ",
            ),
        },
        {
          key: "presence",
          header: "Estado",
          short: "",
          cell: ({ presence }) => (
            <StatePill tone={PRESENCE[presence].tone}>{PRESENCE[presence].word}</StatePill>
          ),
        },
      ]}
    />
  );
}
