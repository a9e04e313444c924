"use client";

import { PairBadge } from "@/components/domino/seat-badge";
import { useTableFigures } from "@/components/live/table-figures";
import { TableStatePill } from "@/components/rounds/table-state-pill";
import { classNames } from "@/components/ui/class-names";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { Badge } from "@/components/ui/state-pill";
import { isSealed } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { listed } from "@/i18n/es/listed";
import { TABLE_NEED_NAMES } from "@/i18n/es/tournament";
import type { DeskTable } from "@/server/rounds/queries";
import { TableCodeButton } from "./table-code-button";
import { WaitingTime } from "./waiting-time";

const SEATS_OF = { AC: ["A", "C"], BD: ["B", "D"] } as const satisfies Record<
  "AC" | "BD",
  readonly Seat[]
>;

type DeskBoardProps = {
  readonly slug: string;
  readonly tables: readonly DeskTable[];
  /** Whether the codes of the tables may be shown. */
  readonly codes: boolean;
  readonly serverNow: number;
};

/** Every table of a round in a dense line: state, score, hands, how long it waits, and what it lacks. */
export function DeskBoard({ slug, tables: given, codes, serverNow }: DeskBoardProps) {
  const tables = useTableFigures(slug, given);
  return (
    <DataTable
      caption="Mesas de la ronda"
      dense
      rows={tables}
      rowKey={(table) => table.matchId}
      empty={<EmptyState title="No falta nada">Todas las mesas están cerradas.</EmptyState>}
      columns={[
        { key: "table", header: "Mesa", kind: "lead", cell: (table) => table.table },
        {
          key: "people",
          header: "Parejas",
          kind: "title",
          cell: (table) => <Sides table={table} />,
        },
        {
          key: "state",
          header: "Estado",
          short: "",
          cell: (table) => <State table={table} serverNow={serverNow} />,
        },
        { key: "hands", header: "Manos", kind: "figure", cell: (table) => table.hands },
        {
          key: "open",
          header: "Mesa de control",
          kind: "action",
          cell: (table) => (
            <span className="inline-flex justify-end gap-1 whitespace-nowrap">
              {codes && !isSealed(table.stage) && (
                <TableCodeButton matchId={table.matchId} table={table.table} />
              )}
              <LinkButton
                href={`/director/${slug}/mesas/${table.matchId}`}
                size="dense"
                icon="edit"
                aria-label={`Hoja de la mesa ${table.table}`}
              >
                Hoja
              </LinkButton>
            </span>
          ),
        },
      ]}
    />
  );
}

function Sides({ table }: { readonly table: DeskTable }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {PAIR_SIDES.map((side) => (
        <span key={side} className="flex items-center gap-2 leading-tight font-normal">
          <PairBadge pair={side} size="sm" />
          <span
            className={classNames(
              "min-w-0 grow wrap-anywhere",
              table.winner === side && "font-semibold",
            )}
          >
            {listed(SEATS_OF[side].map((seat) => table.seats[seat]?.short ?? "libre"))}
          </span>
          <span className="w-12 shrink-0 text-end text-lg leading-none font-extrabold">
            {table.score[side]}
          </span>
        </span>
      ))}
    </span>
  );
}

type StateProps = { readonly table: DeskTable; readonly serverNow: number };

function State({ table, serverNow }: StateProps) {
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <span className="inline-flex flex-wrap items-center gap-1">
        <TableStatePill stage={table.stage} status={table.status} exact />
        {table.onPaper && <Badge>en papel</Badge>}
      </span>
      {table.needs !== null && table.needs !== "result" && (
        <span className="text-sm text-ink-soft">
          {TABLE_NEED_NAMES[table.needs]}
          {table.waitingSince !== null && (
            <>
              {" · "}
              <WaitingTime since={table.waitingSince} serverNow={serverNow} />
            </>
          )}
        </span>
      )}
      {table.openIncidents > 0 && (
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-amber">
          <Icon name="gavel" />
          Infracción sin infractor
        </span>
      )}
    </span>
  );
}
