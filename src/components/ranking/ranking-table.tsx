import Link from "next/link";
import { DataTable } from "@/components/ui/data-table";
import { LinkPending } from "@/components/ui/link-pending";
import type { RankedPerson } from "@/server/ranking/queries";

type RankingTableProps = {
  readonly caption: string;
  readonly people: readonly RankedPerson[];
  readonly playerId?: string | null;
};

/** The national ranking in lines. */
export function RankingTable({ caption, people, playerId }: RankingTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={people}
      rowKey={(person) => person.playerId}
      isMarked={(person) => person.playerId === playerId}
      columns={[
        { key: "place", header: "Lugar", kind: "lead", cell: (person) => person.rank },
        {
          key: "name",
          header: "Jugador",
          kind: "title",
          cell: (person) => <RankedName person={person} />,
        },
        {
          key: "points",
          header: "Puntos",
          kind: "figure",
          cell: (person) => <strong className="text-lg">{person.points}</strong>,
        },
        { key: "club", header: "Club", short: "", cell: (person) => person.club ?? "" },
        {
          key: "events",
          header: "Torneos",
          kind: "figure",
          wideOnly: true,
          cell: (person) => person.events,
        },
        {
          key: "won",
          header: "Ganadas",
          short: "G",
          kind: "figure",
          cell: (person) => `${person.won} de ${person.played}`,
        },
        ...(people.some((person) => person.strength !== null) ? [STRENGTH] : []),
      ]}
    />
  );
}

const STRENGTH = {
  key: "strength",
  header: "Fuerza",
  kind: "figure" as const,
  cell: (person: RankedPerson) => person.strength ?? "–",
};

function RankedName({ person }: { readonly person: RankedPerson }) {
  const nickname = person.nickname && (
    <span className="font-normal text-ink-soft"> «{person.nickname}»</span>
  );
  if (person.number === null) {
    return (
      <>
        {person.name}
        {nickname}
      </>
    );
  }
  return (
    <Link
      href={`/jugadores/${encodeURIComponent(person.number)}`}
      className="inline-block py-0.5 underline-offset-4 hover:underline"
    >
      {person.name}
      {nickname}
      <LinkPending />
    </Link>
  );
}
