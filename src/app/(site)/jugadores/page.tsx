import type { Metadata } from "next";
import Link from "next/link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkPending } from "@/components/ui/link-pending";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { SearchBox } from "@/components/ui/search-box";
import { findPeople } from "@/server/people/find-people";

export const metadata: Metadata = { title: "Jugadores" };

type PeoplePageProps = { readonly searchParams: Promise<{ q?: string | string[] }> };

export default async function PeoplePage({ searchParams }: PeoplePageProps) {
  const { q } = await searchParams;
  const query = typeof q === "string" ? q.slice(0, 80) : "";
  const people = (await findPeople(query)).filter((person) => person.number !== null);
  return (
    <PageMain width="narrow">
      <PageHeader title="Jugadores" />
      <SearchBox
        key={query}
        label="Buscar por nombre, apodo o número"
        defaultValue={query}
        placeholder="Núñez, El Zurdo, 01042"
      />
      <div className="mt-5" aria-live="polite">
        {query !== "" && people.length === 0 && (
          <EmptyState title="Nadie con esa búsqueda">
            Prueba con el apellido o con el número de la federación.
          </EmptyState>
        )}
        {people.length > 0 && (
          <ul className="divide-y divide-line border-t-2 border-ink">
            {people.map((person) => (
              <li key={person.id} className="relative px-1 py-3 hover:bg-sunken">
                <Link
                  href={`/jugadores/${encodeURIComponent(person.number ?? "")}`}
                  className="text-lg font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {person.name}
                  <LinkPending />
                </Link>
                <p className="text-ink-soft">
                  {[person.nickname && `«${person.nickname}»`, `N.º ${person.number}`, person.club]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageMain>
  );
}
