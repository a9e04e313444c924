import { classNames } from "@/components/ui/class-names";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import { STATE_GROUP_NAMES } from "@/i18n/es/hall";
import type { StateGroup, StateLine } from "./state-lines";

/** Height of a line and width of a number, in hundredths of the smaller side of the screen. */
export const STATE_LINE_VMIN = 10;
export const STATE_NUMBER_VMIN = 14;

type GroupLook = { readonly icon: IconName; readonly style: string };

const LOOKS: Readonly<Record<StateGroup, GroupLook>> = {
  stays: { icon: "stop", style: "border-amber bg-amber text-on-amber" },
  "last-hand": { icon: "last", style: "border-ink bg-ink text-paper" },
  "extra-hand": { icon: "plus", style: "border-ink bg-ink text-paper" },
  "tie-break-hand": { icon: "swap", style: "border-ink bg-ink text-paper" },
  unanswered: { icon: "alert", style: "border-amber bg-amber-soft text-ink" },
  owed: { icon: "pen", style: "border-amber bg-amber-soft text-ink" },
  playing: { icon: "play", style: "border-sea bg-sea-soft text-ink" },
  waiting: { icon: "circle", style: "border-line-strong bg-surface text-ink" },
  rises: { icon: "check", style: "border-felt bg-felt-soft text-ink" },
};

/** The state of every table for the hall: a word over the numbers that it is about. */
export function StateScreen({ lines }: { readonly lines: readonly StateLine[] }) {
  if (lines.length === 0) {
    return <p className="pt-[4vmin] text-[5vmin] font-semibold">Todavía no hay mesas.</p>;
  }
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.kind === "name" ? line.group : `${line.group} ${line.tables[0]}`}
          className="h-[10vmin]"
        >
          {line.kind === "name" ? <GroupName line={line} /> : <GroupNumbers line={line} />}
        </li>
      ))}
    </ul>
  );
}

function GroupName({ line }: { readonly line: Extract<StateLine, { kind: "name" }> }) {
  return (
    <h2 className="flex h-full items-end gap-[2vmin] pb-[0.6vmin] text-[5.6vmin] leading-tight">
      <Icon name={LOOKS[line.group].icon} className="size-[5.6vmin] shrink-0" />
      <span className="truncate">{STATE_GROUP_NAMES[line.group]}</span>
      <span className="font-semibold text-ink-soft tabular-nums">{line.count}</span>
    </h2>
  );
}

function GroupNumbers({ line }: { readonly line: Extract<StateLine, { kind: "numbers" }> }) {
  return (
    <ul className="flex gap-[1vmin]">
      {line.tables.map((table) => (
        <li
          key={table}
          className={classNames(
            "grid h-[9vmin] w-[13vmin] place-items-center rounded-control border-[0.4vmin] text-[6.5vmin] leading-none font-extrabold tabular-nums",
            LOOKS[line.group].style,
          )}
        >
          <span>
            <span className="sr-only">Mesa </span>
            {table}
          </span>
        </li>
      ))}
    </ul>
  );
}
