import type { ReactNode } from "react";
import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Icon } from "./icon";

export type NoticeTone = "info" | "ok" | "warning" | "error";

const LOOKS: Readonly<
  Record<NoticeTone, { icon: IconName; word: string; style: string; mark: string }>
> = {
  info: { icon: "info", word: "Información", style: "border-sea bg-sea-soft", mark: "text-sea" },
  ok: { icon: "check", word: "Listo", style: "border-felt bg-felt-soft", mark: "text-felt" },
  warning: {
    icon: "alert",
    word: "Atención",
    style: "border-amber bg-amber-soft",
    mark: "text-amber",
  },
  error: { icon: "stop", word: "Error", style: "border-wine bg-wine-soft", mark: "text-wine" },
};

type NoticeProps = {
  readonly tone?: NoticeTone;
  /** The word beside the icon; "Información", "Listo", "Atención" or "Error" unless said. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Reads it out when it appears; errors do by themselves. */
  readonly live?: boolean;
};

/** A message in the flow of the page: icon, word, what happened, what to do. */
export function Notice({ tone = "info", title, children, actions, live }: NoticeProps) {
  const look = LOOKS[tone];
  const announced = live ? "status" : undefined;
  return (
    <div
      role={tone === "error" ? "alert" : announced}
      className={classNames("flex gap-3 border-s-4 px-3 py-3 text-ink sm:px-4", look.style)}
    >
      <Icon name={look.icon} className={classNames("mt-px size-6", look.mark)} />
      <div className="min-w-0 grow">
        <p className={classNames("font-semibold", look.mark)}>{title ?? look.word}</p>
        {children && <div className="mt-0.5">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
