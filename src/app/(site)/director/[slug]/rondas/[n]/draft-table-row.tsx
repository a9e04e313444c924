import { memo } from "react";
import { PairBadge } from "@/components/domino/seat-badge";
import { classNames } from "@/components/ui/class-names";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { tableReasonText } from "@/i18n/es/round-review";
import type { DraftEntrant, DraftTable } from "@/server/rounds/draft-view";
import type { Picked } from "./picked";
import { pickedKey } from "./picked";

type DraftTableRowProps = {
  readonly table: DraftTable;
  readonly names: Readonly<Record<string, string>>;
  /** The keys of what is chosen at this table, parted by spaces: a row that nothing is chosen in stays as it is drawn. */
  readonly picked: string;
  readonly onPick: (picked: Picked) => void;
};

/** One table of a draft in a line: its number and its entrants to choose, and why they sit there. */
export const DraftTableRow = memo(function DraftTableRow(props: DraftTableRowProps) {
  const { table, names, picked, onPick } = props;
  const keys = picked.split(" ");
  const isPicked = (one: Picked) => keys.includes(pickedKey(one));
  const number: Picked = { kind: "table", table: table.table };
  return (
    <li className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto] grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1 border-b border-line px-2 py-1.5 sm:px-4 lg:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <button
        type="button"
        aria-pressed={isPicked(number)}
        aria-label={`Mesa ${table.table}`}
        data-table={table.table}
        onClick={() => onPick(number)}
        className={classNames(
          "grid min-h-12 place-items-center self-stretch rounded-control border-2 text-2xl font-extrabold tabular-nums max-lg:row-span-3 lg:row-span-2",
          isPicked(number)
            ? "border-sea bg-sea text-on-sea"
            : "border-line bg-surface hover:border-ink",
        )}
      >
        {table.table}
      </button>
      {PAIR_SIDES.map((side) => (
        <div key={side} className="flex min-w-0 items-center gap-2 max-lg:col-start-2">
          <PairBadge pair={side} size="sm" />
          <div className="grid min-w-0 grow">
            {table.sides[side].map((entrant) => (
              <EntrantButton
                key={entrant.id}
                entrant={entrant}
                where={`mesa ${table.table}`}
                picked={isPicked({ kind: "entrant", id: entrant.id })}
                onPick={() => onPick({ kind: "entrant", id: entrant.id })}
              />
            ))}
          </div>
        </div>
      ))}
      <p className="ps-1 text-sm text-ink-soft max-lg:col-start-2 lg:col-span-2">
        {whyText(table, names)}
      </p>
    </li>
  );
});

function whyText({ why }: DraftTable, names: DraftTableRowProps["names"]): string {
  if (why === null) return "Cambiada a mano.";
  const parts = why.flatMap((reason) => tableReasonText(reason, (id) => names[id] ?? id) ?? []);
  return `${parts.join(" · ")}.`;
}

type EntrantButtonProps = {
  readonly entrant: DraftEntrant;
  /** Where the entrant is now, read out with the name. */
  readonly where: string;
  readonly picked: boolean;
  readonly onPick: () => void;
};

/** An entrant to choose, with what the round was paired on: wins, efectividad, club. */
export function EntrantButton({ entrant, where, picked, onPick }: EntrantButtonProps) {
  const { name, club, wins, net } = entrant;
  return (
    <button
      type="button"
      aria-pressed={picked}
      onClick={onPick}
      data-entrant={entrant.id}
      className={classNames(
        "flex min-h-12 min-w-0 items-center gap-2 rounded-control border-2 px-2 py-1 text-start leading-tight lg:min-h-9",
        picked ? "border-sea bg-sea-soft" : "border-transparent hover:border-line-strong",
      )}
    >
      <span className="min-w-0 grow lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2">
        <span className="block font-semibold">{name}</span>
        {club && <span className="block min-w-0 text-sm text-ink-soft">{club}</span>}
        <span className="sr-only">, {where}</span>
      </span>
      <span className="shrink-0 text-end text-sm tabular-nums lg:flex lg:gap-2">
        <span className="block font-semibold">
          {wins}{" "}
          <abbr title="ganadas" className="no-underline">
            G
          </abbr>
        </span>
        <span className="block text-ink-soft lg:w-10">{signed(net)}</span>
      </span>
    </button>
  );
}

function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}
