"use client";

import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { RoundClock as Clock, ClockLimits } from "@/domain/tournament/clock";
import { readClock } from "@/domain/tournament/clock";
import type { ClockFace } from "./clock-face";
import { clockFace } from "./clock-face";
import { useServerNow } from "./use-server-now";

type RoundClockProps = {
  readonly clock: Clock;
  readonly limits: ClockLimits;
  /** The server's instant when the page was made (`Date.now()` on the server). */
  readonly serverNow: number;
  /** `line` inside a row or a header, `figure` on a page, `board` for a projector. */
  readonly size?: "line" | "figure" | "board";
};

/** A round's clock, the same on every screen: server instants shown through the measured offset. */
export function RoundClock({ clock, limits, serverNow, size = "figure" }: RoundClockProps) {
  const isMoving = clock.startedAt !== null && clock.pausedAt === null && clock.endedAt === null;
  const now = useServerNow(serverNow, isMoving);
  const face = clockFace(readClock(clock, limits, now), limits);
  if (size === "line") return <ClockLine face={face} />;
  return <ClockBoard face={face} huge={size === "board"} />;
}

function ClockLine({ face }: { readonly face: ClockFace }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 font-semibold whitespace-nowrap",
        face.called && "text-amber",
      )}
    >
      <Icon name={face.called ? "alert" : "clock"} />
      <PhaseStatus>{face.word}</PhaseStatus>
      <span role="timer" aria-live="off" className="font-extrabold tabular-nums">
        {face.figure}
      </span>
    </span>
  );
}

function ClockBoard({ face, huge }: { readonly face: ClockFace; readonly huge: boolean }) {
  return (
    <div className="text-center">
      <p className={classNames("font-extrabold", huge ? "text-[max(2rem,5vmin)]" : "text-lg")}>
        <PhaseStatus>{face.word}</PhaseStatus>
      </p>
      <p
        role="timer"
        aria-live="off"
        className={classNames(
          "font-extrabold tracking-tight tabular-nums",
          huge ? "text-[min(30vw,48vh)] leading-[0.9]" : "text-figure",
        )}
      >
        {face.figure}
      </p>
      <p className={huge ? "mt-2 text-[max(1.25rem,3.2vmin)]" : "mt-1 text-ink-soft"}>
        {face.note}
      </p>
    </div>
  );
}

/** Read out when the phase changes, not with every second. */
function PhaseStatus({ children }: { readonly children: string }) {
  return <span role="status">{children}</span>;
}
