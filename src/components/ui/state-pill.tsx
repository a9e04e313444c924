import type { ReactNode } from "react";
import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Icon } from "./icon";

export type Tone = "neutral" | "active" | "waiting" | "done" | "danger";

const LOOKS: Readonly<Record<Tone, { readonly icon: IconName; readonly style: string }>> = {
  neutral: { icon: "circle", style: "border-line-strong bg-surface text-ink" },
  active: { icon: "play", style: "border-sea bg-sea-soft text-sea" },
  waiting: { icon: "clock", style: "border-amber bg-amber-soft text-amber" },
  done: { icon: "check", style: "border-felt bg-felt-soft text-felt" },
  danger: { icon: "stop", style: "border-wine bg-wine-soft text-wine" },
};

type StatePillProps = {
  readonly tone?: Tone;
  /** Another icon than the tone's own. */
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A state by icon, word and colour: jugando, esperando juez, cerrada. */
export function StatePill({ tone = "neutral", icon, children }: StatePillProps) {
  const look = LOOKS[tone];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm leading-snug font-semibold whitespace-nowrap",
        look.style,
      )}
    >
      <Icon name={icon ?? look.icon} className="size-3.5" />
      {children}
    </span>
  );
}

/** A short fact without a state: a club, a number, "demo". */
export function Badge({
  children,
  strong,
}: {
  readonly children: ReactNode;
  readonly strong?: boolean;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded px-1.5 py-0.5 text-sm leading-snug font-semibold",
        strong ? "bg-ink text-paper" : "bg-sunken text-ink",
      )}
    >
      {children}
    </span>
  );
}
