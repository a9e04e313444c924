"use client";

import Link from "next/link";
import { useId, useState } from "react";
import { useServerNow } from "@/components/clock/use-server-now";
import { PairBadge } from "@/components/domino/seat-badge";
import { useTableFigures } from "@/components/live/table-figures";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { CONTROL_STYLE } from "@/components/ui/field";
import { FilterBar, FilterButton } from "@/components/ui/filter-bar";
import { Icon } from "@/components/ui/icon";
import { LinkPending } from "@/components/ui/link-pending";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { JUDGE_STATE_NAMES, spanText, waitedText } from "@/i18n/es/refereeing";
import type { JudgeCard, JudgeState } from "@/server/sanctions/judge-view";
import { JudgeStatePill } from "./judge-state-pill";
import { countByState, shownTables } from "./table-filter";

const SEATS_OF: Readonly<Record<PairSide, readonly Seat[]>> = { AC: ["A", "C"], BD: ["B", "D"] };
const FILTERS = ["to-verify", "playing", "waiting", "verified", "closed"] as const;

type JudgeTablesProps = {
  readonly slug: string;
  readonly tables: readonly JudgeCard[];
  readonly now: number;
};

/** The hall in cards: who waits longest stands first; a filter by state and a number to jump by. */
export function JudgeTables({ slug, tables: given, now }: JudgeTablesProps) {
  const tables = useTableFigures(slug, given).map(withPlay);
  const id = useId();
  const [state, setState] = useState<JudgeState | null>(null);
  const [number, setNumber] = useState("");
  const present = useServerNow(now);
  const counts = countByState(tables);
  const shown = shownTables(tables, { state, number });
  return (
    <section aria-label="Mesas" className="min-w-0">
      <div className="mb-3 flex flex-col gap-2">
        <FilterBar label="Filtrar por estado">
          <FilterButton
            chosen={state === null}
            count={tables.length}
            onPress={() => setState(null)}
          >
            Todas
          </FilterButton>
          {FILTERS.map(
            (one) =>
              (counts[one] > 0 || one === state) && (
                <FilterButton
                  key={one}
                  chosen={state === one}
                  count={counts[one]}
                  onPress={() => setState(state === one ? null : one)}
                >
                  {JUDGE_STATE_NAMES[one]}
                </FilterButton>
              ),
          )}
        </FilterBar>
        <div className="flex items-center gap-2">
          <label htmlFor={id} className="font-semibold whitespace-nowrap">
            Ir a la mesa
          </label>
          <input
            id={id}
            type="search"
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            className={`${CONTROL_STYLE} max-w-28 text-lg font-semibold tabular-nums`}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Ninguna mesa así">
          Quita el filtro o el número para ver las {tables.length} mesas.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
          {shown.map((table) => (
            <li key={table.matchId}>
              <TableLink slug={slug} table={table} now={present} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A table that has begun since the page was made; what else a judge must know of it comes with the page. */
function withPlay(table: JudgeCard): JudgeCard {
  return table.state === "waiting" && table.stage === "playing"
    ? { ...table, state: "playing" }
    : table;
}

type TableLinkProps = {
  readonly slug: string;
  readonly table: JudgeCard;
  readonly now: number;
};

function TableLink({ slug, table, now }: TableLinkProps) {
  const { waitingSince, incidents, isOwn, away } = table;
  return (
    <Link
      href={`/juez/${slug}/mesa/${table.matchId}`}
      className={classNames(
        "block border-t-4 bg-surface shadow-[0_0_0_1px_var(--line)] hover:bg-sunken",
        table.state === "to-verify" ? "border-amber" : "border-ink",
      )}
    >
      <div className="flex items-center justify-between gap-2 px-3 pt-2">
        <h2 className="text-base">
          <span className="font-semibold text-ink-soft">Mesa </span>
          <span className="text-3xl font-extrabold tabular-nums">{table.table}</span>
          <LinkPending />
        </h2>
        <JudgeStatePill state={table.state} stage={table.stage} status={table.status} />
      </div>
      <div className="px-3 pt-1 pb-2.5">
        {PAIR_SIDES.map((side) => (
          <p key={side} className="flex items-center gap-2.5 border-line py-1.5 not-first:border-t">
            <PairBadge pair={side} size="sm" />
            <span className="min-w-0 grow leading-tight">
              {SEATS_OF[side].map((seat) => (
                <span key={seat} className="block wrap-anywhere">
                  {table.people[seat] ?? "Libre"}
                </span>
              ))}
            </span>
            {table.winner === side && <Icon name="check" className="size-5 text-felt" />}
            <span className="text-2xl font-extrabold tabular-nums">{table.score[side]}</span>
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t border-line pt-1.5 text-sm text-ink-soft">
          <span>{handsText(table)}</span>
          {incidents > 0 && (
            <span className="inline-flex items-center gap-1">
              <Icon name="gavel" />
              {incidents === 1 ? "1 infracción" : `${incidents} infracciones`}
            </span>
          )}
          {waitingSince !== null && (
            <span className="font-semibold text-amber">
              Espera {waitedText(Math.max(0, now - waitingSince))}
            </span>
          )}
          {away.map(({ seat, since }) => (
            <span key={seat} className="font-semibold text-amber">
              {table.people[seat]} fuera, {spanText(now - Date.parse(since))}
            </span>
          ))}
          {isOwn && <span className="font-semibold text-ink">Juegas aquí</span>}
        </p>
      </div>
    </Link>
  );
}

function handsText({ hands, state }: JudgeCard): string {
  if (state === "waiting") return "Falta que confirmen los asientos";
  if (hands === 0) return state === "playing" ? "Falta la primera mano" : "Sin manos";
  return hands === 1 ? "1 mano" : `${hands} manos`;
}
