import { LAST_HAND_NAMES, tableStateOf } from "@/i18n/es/table-states";
import type { BoardTable } from "@/server/tournaments/round-board";

type StillPlayingProps = { readonly tables: readonly BoardTable[]; readonly rule: string };

/** After TIEMPO: the rule of the last hand, and the tables that still play with the hand each is on. */
export function StillPlaying({ tables, rule }: StillPlayingProps) {
  const playing = tables.filter(({ stage }) =>
    ["waiting", "playing"].includes(tableStateOf(stage)),
  );
  return (
    <div className="max-w-[150vmin] text-center">
      <p className="text-[max(1.1rem,3.4vmin)] leading-snug text-balance">{rule}</p>
      {playing.length > 0 && (
        <ul
          aria-label="Mesas que siguen jugando"
          className="mt-[2.5vmin] flex flex-wrap justify-center gap-[1.5vmin] text-[max(1.1rem,3.6vmin)] font-extrabold"
        >
          {playing.map((table) => (
            <li
              key={table.table}
              className="border-[0.4vmin] border-current px-[1.6vmin] py-[0.4vmin] tabular-nums"
            >
              Mesa {table.table}
              {LAST_HAND_NAMES[table.status] && (
                <span className="font-semibold"> · {LAST_HAND_NAMES[table.status]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
