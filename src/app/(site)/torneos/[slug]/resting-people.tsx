import { PersonLink } from "@/components/rounds/table-card";
import type { BoardPerson } from "@/server/tournaments/round-board";

/** Who rests in a round; nothing when nobody does. */
export function RestingPeople({ people }: { readonly people: readonly BoardPerson[] }) {
  if (people.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-x-4 gap-y-1 bg-sunken px-3 py-3">
      <h3 className="text-base">Descansan</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}
