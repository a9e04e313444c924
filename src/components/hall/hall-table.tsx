"use client";

import { PairBadge } from "@/components/domino/seat-badge";
import { TableStatePill } from "@/components/rounds/table-state-pill";
import type { RecordAction } from "@/components/sanctions/judge-actions";
import { TableTime } from "@/components/sanctions/time-panel";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { ClockLimits } from "@/domain/tournament/clock";
import type { HallMark } from "@/domain/tournament/hall";
import { riseOf } from "@/domain/tournament/hall";
import { CALL_REASON_NAMES } from "@/i18n/es/calls";
import { HALL_MARK_NAMES } from "@/i18n/es/hall";
import { listed } from "@/i18n/es/listed";
import { waitedText } from "@/i18n/es/refereeing";
import { STAGE_MEANINGS } from "@/i18n/es/table-states";
import { TABLE_NEED_NAMES } from "@/i18n/es/tournament";
import type { HallTable } from "@/server/rounds/hall";
import { MARK_ICONS } from "./hall-cell";

const SEATS_OF: Readonly<Record<PairSide, readonly Seat[]>> = { AC: ["A", "C"], BD: ["B", "D"] };

/** Addresses of a table's pages with `:id` for its match; null where one may not go. */
export type HallLinks = { readonly judge: string | null; readonly desk: string | null };

type HallTableDialogProps = {
  readonly table: { readonly table: HallTable; readonly marks: readonly HallMark[] } | null;
  readonly limits: ClockLimits;
  readonly links: HallLinks;
  readonly record: RecordAction | null;
  /** The server's instant, ticking. */
  readonly now: number;
  readonly onClose: () => void;
};

/** A table that was pressed in the hall: who plays, how far it is, what is special, and where to go on. */
export function HallTableDialog(props: HallTableDialogProps) {
  const { table: opened, onClose } = props;
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      title={opened ? `Mesa ${opened.table.table}` : ""}
    >
      {opened && <Opened {...props} table={opened} />}
    </Dialog>
  );
}

type OpenedProps = HallTableDialogProps & {
  readonly table: NonNullable<HallTableDialogProps["table"]>;
};

function Opened({ table: { table, marks }, limits, links, record, now }: OpenedProps) {
  const { matchId, stage, status, needs, hands, writer } = table;
  const at = (href: string) => href.replace(":id", matchId);
  const mayGiveTime = record !== null && limits.callMinutes !== null && riseOf(table) === "playing";
  // Beside the minutes themselves it would be said twice.
  const told = mayGiveTime ? marks.filter((mark) => mark !== "extra-time") : marks;
  return (
    <div className="grid gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <TableStatePill stage={stage} status={status} exact />
          {needs !== null && needs !== "result" && (
            <span className="font-semibold">{TABLE_NEED_NAMES[needs]}</span>
          )}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{STAGE_MEANINGS[stage]}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {PAIR_SIDES.map((side) => (
          <li key={side} className="flex items-center gap-2 py-2">
            <PairBadge pair={side} size="sm" />
            <span className="min-w-0 grow wrap-anywhere">
              {listed(SEATS_OF[side].map((seat) => table.people[seat] ?? "Libre"))}
              {table.refused.includes(side) && (
                <span className="block text-sm font-semibold">No quiso firmar</span>
              )}
            </span>
            {table.winner === side && <Icon name="check" className="size-5 text-felt" />}
            <span className="text-2xl font-extrabold tabular-nums">{table.score[side]}</span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-1">
        <li>{hands === 1 ? "1 mano anotada" : `${hands} manos anotadas`}</li>
        {table.waitingSince !== null && (
          <li className="font-semibold">
            Espera al juez {waitedText(Math.max(0, now - table.waitingSince))}
          </li>
        )}
        {told.map((mark) => (
          <li key={mark} className="flex items-center gap-2">
            <Icon name={MARK_ICONS[mark]} className="size-5 shrink-0" />
            {markText(mark, table, now)}
          </li>
        ))}
        {writer && <li className="text-ink-soft">Anota: {writer.label}</li>}
      </ul>
      {mayGiveTime && <TableTime match={table} record={record} />}
      <div className="flex flex-wrap gap-2 *:grow">
        {links.judge && (
          <LinkButton href={at(links.judge)} variant="primary" icon="gavel">
            Arbitrar
          </LinkButton>
        )}
        {links.judge && riseOf(table) !== "playing" && (
          <LinkButton href={`${at(links.judge)}/hoja`} icon="document">
            Ver la Hoja
          </LinkButton>
        )}
        {links.desk && (
          <LinkButton href={at(links.desk)} icon="edit">
            Mesa de control
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** A mark with what is known of it. */
function markText(mark: HallMark, table: HallTable, now: number): string {
  const name = HALL_MARK_NAMES[mark];
  const { call, claims, away, people, addedTime, addedMinutes } = table;
  switch (mark) {
    case "call": {
      if (!call) return name;
      const who = call.takenBy ? ` Va ${call.takenBy.label}.` : "";
      return `${name} ${waitedText(Math.max(0, now - call.at))}: ${CALL_REASON_NAMES[call.reason].toLowerCase()}.${who}`;
    }
    case "claim":
      return `${name} n.º ${claims.join(", ")}`;
    case "hand-owed":
      return `Respondió a TIEMPO: falta anotar la mano ${table.hands + 1}`;
    case "away":
      return `Fuera de la mesa: ${away.flatMap((seat) => people[seat] ?? []).join(", ")}`;
    case "extra-time":
      return `${addedMinutes} min más: ${addedTime.map(({ reason }) => reason).join("; ")}`;
    default:
      return name;
  }
}
