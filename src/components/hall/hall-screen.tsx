"use client";

import { useCallback, useState } from "react";
import { useServerNow } from "@/components/clock/use-server-now";
import { useTableFigures } from "@/components/live/table-figures";
import type { RecordAction } from "@/components/sanctions/judge-actions";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBar, FilterButton } from "@/components/ui/filter-bar";
import type { ClockLimits } from "@/domain/tournament/clock";
import type { HallFilter } from "@/domain/tournament/hall";
import { HALL_MARKS, hallMarks, hasRung, passesFilter, riseOf } from "@/domain/tournament/hall";
import { TABLE_NEEDS } from "@/domain/tournament/life-cycle-blockers";
import { HALL_MARK_NAMES } from "@/i18n/es/hall";
import { TABLE_NEED_NAMES } from "@/i18n/es/tournament";
import type { Hall } from "@/server/rounds/hall";
import { HallCell, MARK_ICONS } from "./hall-cell";
import type { HallLinks } from "./hall-table";
import { HallTableDialog } from "./hall-table";
import { RiseStrip } from "./rise-strip";
import { wholeMinutes } from "./waited";

/** From this many tables on the cells are small, so that the hall stays in one view. */
const DENSE_FROM = 61;

type HallScreenProps = {
  /** The tournament's address. */
  readonly slug: string;
  readonly hall: Hall;
  readonly limits: ClockLimits;
  readonly links: HallLinks;
  /** Gives minutes to a table; null for who may not. */
  readonly record: RecordAction | null;
};

/** Every table of the round in the order of the hall, with filters by what is missing. A cell opens its table. */
export function HallScreen({ slug, hall, limits, links, record }: HallScreenProps) {
  const given = useTableFigures(slug, hall.tables);
  const [filter, setFilter] = useState<HallFilter | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const show = useCallback((matchId: string) => setOpen(matchId), []);
  const now = useServerNow(hall.now);
  const tables = given.map((table) => {
    const bell = hasRung(table, hall.clock, limits, now);
    return { table, bell, marks: hallMarks(table, bell) };
  });
  const countOf = (one: HallFilter) =>
    tables.filter(({ table, marks }) => passesFilter(table, one, marks)).length;
  const filters: readonly { readonly id: HallFilter; readonly name: string }[] = [
    ...TABLE_NEEDS.map((id) => ({ id, name: TABLE_NEED_NAMES[id] })),
    { id: "closed", name: "Cerradas" },
    ...HALL_MARKS.map((id) => ({ id, name: HALL_MARK_NAMES[id] })),
  ];
  const shown = tables.filter(({ table, marks }) => passesFilter(table, filter, marks));
  const dense = tables.length >= DENSE_FROM;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <RiseStrip tables={given} now={hall.now} href={links.judge && `${links.judge}/hoja`} />
      <FilterBar label="Filtrar por lo que falta">
        <FilterButton
          dense
          chosen={filter === null}
          count={tables.length}
          onPress={() => setFilter(null)}
        >
          Todas
        </FilterButton>
        {filters.map(({ id, name }) => {
          const count = countOf(id);
          if (count === 0 && id !== filter) return null;
          return (
            <FilterButton
              key={id}
              dense
              chosen={filter === id}
              count={count}
              onPress={() => setFilter(filter === id ? null : id)}
              {...(id in MARK_ICONS && { icon: MARK_ICONS[id as keyof typeof MARK_ICONS] })}
            >
              {name}
            </FilterButton>
          );
        })}
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState title="Ninguna mesa así">Quita el filtro para ver todas las mesas.</EmptyState>
      ) : (
        <ul
          aria-label="Mesas"
          className={
            dense
              ? "grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1 lg:grid-cols-[repeat(auto-fill,minmax(4.2rem,1fr))] lg:gap-0.5"
              : "grid grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))] gap-2"
          }
        >
          {shown.map(({ table, bell }) => (
            <li key={table.matchId}>
              <HallCell
                table={table}
                bell={bell}
                waited={riseOf(table) === "stays" ? wholeMinutes(table.waitingSince, now) : null}
                dense={dense}
                onOpen={show}
              />
            </li>
          ))}
        </ul>
      )}
      <HallTableDialog
        table={tables.find(({ table }) => table.matchId === open) ?? null}
        limits={limits}
        links={links}
        record={record}
        now={now}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
