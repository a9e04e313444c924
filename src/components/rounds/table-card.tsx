import Link from "next/link";
import type { ReactNode } from "react";
import { PairBadge } from "@/components/domino/seat-badge";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { BoardPerson, BoardTable } from "@/server/tournaments/round-board";
import { TableStatePill } from "./table-state-pill";

const SEATS_OF: Readonly<Record<PairSide, readonly Seat[]>> = { AC: ["A", "C"], BD: ["B", "D"] };

type TableCardProps = {
  readonly table: BoardTable;
  /** Under the people: why this table, links. */
  readonly children?: ReactNode;
};

/** A table of a published round: number, state, the two pairs, and the score once it is verified. */
export function TableCard({ table, children }: TableCardProps) {
  const { result } = table;
  return (
    <article className="min-w-0 border-t-2 border-ink bg-surface shadow-[0_0_0_1px_var(--line)]">
      <header className="flex items-center justify-between gap-2 px-3 pt-2.5">
        <h3 className="text-base">
          <span className="font-semibold text-ink-soft">Mesa </span>
          <span className="text-2xl font-extrabold tabular-nums">{table.table}</span>
        </h3>
        <TableStatePill stage={table.stage} status={table.status} />
      </header>
      <ul className="px-3 pt-1.5 pb-2.5">
        {PAIR_SIDES.map((side) => (
          <SideLine
            key={side}
            side={side}
            people={SEATS_OF[side].flatMap((seat) => table.seats[seat] ?? [])}
            score={result?.score[side]}
            won={result?.winner === side}
          />
        ))}
      </ul>
      {result && (
        <Link
          href={`/verificar/${result.code}`}
          prefetch={false}
          className="flex min-h-12 items-center gap-2 border-t border-line px-3 text-sm font-semibold text-sea underline-offset-4 hover:underline"
        >
          <Icon name="document" />
          Hoja de la mesa {table.table}
        </Link>
      )}
      {children}
    </article>
  );
}

type SideLineProps = {
  readonly side: PairSide;
  readonly people: readonly BoardPerson[];
  readonly score: number | undefined;
  readonly won: boolean;
};

function SideLine({ side, people, score, won }: SideLineProps) {
  return (
    <li className="flex items-center gap-2.5 border-line py-1.5 not-first:border-t">
      <PairBadge pair={side} size="sm" />
      <span className="min-w-0 grow leading-tight">
        {people.map((person) => (
          <span key={person.id} className={classNames("block", won && "font-extrabold")}>
            <PersonLink person={person} />
          </span>
        ))}
      </span>
      {score !== undefined && (
        <span className="shrink-0 text-end">
          <span className="block text-2xl leading-none font-extrabold tabular-nums">{score}</span>
          {won && (
            <span className="inline-flex items-center gap-1 text-sm font-semibold text-felt">
              <Icon name="check" className="size-3.5" />
              Ganó
            </span>
          )}
        </span>
      )}
    </li>
  );
}

/** A person's name, linked to the page of who has a federation number. */
export function PersonLink({ person }: { readonly person: Pick<BoardPerson, "name" | "number"> }) {
  if (person.number === null) return <>{person.name}</>;
  return (
    <Link
      href={`/jugadores/${encodeURIComponent(person.number)}`}
      // A hall's list would fetch a page for each of its names.
      prefetch={false}
      className="inline-block py-0.5 underline-offset-4 hover:underline"
    >
      {person.name}
    </Link>
  );
}
