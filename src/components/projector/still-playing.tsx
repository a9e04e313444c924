import { STATE_GROUP_NAMES } from "@/i18n/es/hall";
import type { GroupedTables, StateGroup } from "./state-lines";

type StillPlayingProps = { readonly groups: readonly GroupedTables[]; readonly rule: string };

/** Who plays on after TIEMPO. */
const PLAYING: readonly StateGroup[] = [
  "last-hand",
  "extra-hand",
  "tie-break-hand",
  "unanswered",
  "owed",
  "playing",
  "waiting",
];
/** As many numbers as find room under a clock; beyond them the count, and the numbers on their own screen. */
const MOST_NUMBERS = 24;

/** After TIEMPO: the rule of the last hand, and the tables that still play under the hand that each is on. */
export function StillPlaying({ groups, rule }: StillPlayingProps) {
  const playing = groups.filter(({ group }) => PLAYING.includes(group));
  const count = playing.reduce((sum, { tables }) => sum + tables.length, 0);
  return (
    <div className="max-w-[150vmin] text-center">
      <p className="text-[max(1.1rem,3.4vmin)] leading-snug text-balance">{rule}</p>
      {playing.length > 0 && (
        <ul
          aria-label="Mesas que siguen jugando"
          className="mt-[2vmin] flex flex-wrap justify-center gap-x-[4vmin] gap-y-[1.2vmin] text-[max(1.1rem,3.6vmin)]"
        >
          {playing.map(({ group, tables }) => (
            <li key={group} className="flex flex-wrap items-center justify-center gap-[1.2vmin]">
              <span className="font-semibold">{STATE_GROUP_NAMES[group]}</span>
              {count > MOST_NUMBERS ? (
                <span className="font-extrabold tabular-nums">
                  {tables.length === 1 ? "1 mesa" : `${tables.length} mesas`}
                </span>
              ) : (
                tables.map((table) => (
                  <span
                    key={table}
                    className="border-[0.4vmin] border-current px-[1.4vmin] font-extrabold tabular-nums"
                  >
                    <span className="sr-only">Mesa </span>
                    {table}
                  </span>
                ))
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
