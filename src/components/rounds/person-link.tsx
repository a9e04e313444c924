import Link from "next/link";

type PersonLinkProps = {
  readonly person: { readonly name: string; readonly number: string | null };
};

/** A person's name, linked to the page of who has a federation number. */
export function PersonLink({ person }: PersonLinkProps) {
  if (person.number === null) return <>{person.name}</>;
  return (
    <Link
      href={`/jugadores/${encodeURIComponent(person.number)}`}
      // A hall's list would fetch a page for each of its names.
      prefetch={false}
      className="inline-block max-w-full py-0.5 underline-offset-4 hover:underline"
    >
      {person.name}
    </Link>
  );
}
