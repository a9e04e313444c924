"use client";

import { useServerNow } from "@/components/clock/use-server-now";
import { classNames } from "@/components/ui/class-names";

const MINUTE_MS = 60_000;
/** From here on a table has waited long. */
const LONG_MINUTES = 5;

type WaitingTimeProps = {
  /** Epoch milliseconds of the server. */
  readonly since: number;
  readonly serverNow: number;
};

/** How long a table has been waiting for its judge. */
export function WaitingTime({ since, serverNow }: WaitingTimeProps) {
  const minutes = Math.max(0, Math.floor((useServerNow(serverNow) - since) / MINUTE_MS));
  return (
    <span
      className={classNames(
        "whitespace-nowrap",
        minutes >= LONG_MINUTES && "font-extrabold text-amber",
      )}
    >
      {minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`}
    </span>
  );
}
