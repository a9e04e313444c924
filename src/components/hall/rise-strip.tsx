"use client";

import Link from "next/link";
import { useServerNow } from "@/components/clock/use-server-now";
import { Icon } from "@/components/ui/icon";
import type { HallFacts } from "@/domain/tournament/hall";
import { riseGroups } from "@/domain/tournament/hall";
import { RISE_NAMES, risingText } from "@/i18n/es/hall";
import { wholeMinutes } from "./waited";

type RiseTable = Pick<HallFacts, "table" | "stage" | "waitingSince" | "isReopened"> & {
  readonly matchId: string;
};

type RiseStripProps = {
  readonly tables: readonly RiseTable[];
  readonly now: number;
  /** Address of a table's sheet, to which its match's id is put for `:id`; none where nobody may open it. */
  readonly href: string | null;
};

/** "Nadie se levanta" (11.2): the tables that stay seated for a judge, the longest wait first, and how many may go. */
export function RiseStrip({ tables, now, href }: RiseStripProps) {
  const present = useServerNow(now);
  const { stay, rise } = riseGroups(tables);
  if (stay.length + rise.length === 0) return null;
  return (
    <section
      aria-label="Quién puede levantarse"
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-amber ps-3 lg:flex-nowrap"
    >
      {stay.length > 0 && (
        <h2 className="text-base whitespace-nowrap">
          {RISE_NAMES.stays} <span className="tabular-nums">({stay.length})</span>
          <span className="text-sm font-normal text-ink-soft"> · art. 11.2</span>
        </h2>
      )}
      {stay.length > 0 && (
        <ul className="relative flex min-w-0 scroll-shadows [scrollbar-width:thin] gap-1.5 overflow-x-auto lg:shrink max-lg:w-full">
          {stay.map((table) => (
            <li key={table.matchId} className="shrink-0">
              <Seated
                table={table}
                waited={wholeMinutes(table.waitingSince, present)}
                href={href}
              />
            </li>
          ))}
        </ul>
      )}
      {rise.length > 0 && (
        <p className="flex items-center gap-1.5 text-sm whitespace-nowrap tabular-nums">
          <Icon name="check" className="size-4 text-felt" />
          {risingText(rise.length)}
        </p>
      )}
    </section>
  );
}

type SeatedProps = {
  readonly table: RiseTable;
  readonly waited: number | null;
  readonly href: string | null;
};

function Seated({ table, waited, href }: SeatedProps) {
  const words = (
    <>
      <span className="text-lg leading-none font-extrabold tabular-nums">
        <span className="sr-only">Mesa </span>
        {table.table}
      </span>
      {waited !== null && <span className="text-sm tabular-nums">{waited} min</span>}
    </>
  );
  const look =
    "inline-flex min-h-12 items-center gap-1.5 rounded-control border-2 border-amber bg-amber-soft px-2.5 lg:min-h-9";
  return href === null ? (
    <span className={look}>{words}</span>
  ) : (
    <Link href={href.replace(":id", table.matchId)} className={`${look} hover:underline`}>
      {words}
    </Link>
  );
}
