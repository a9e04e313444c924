"use client";

import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { RoundClock as Clock, ClockLimits } from "@/domain/tournament/clock";
import { readClock, readTableClock, withAddedTime } from "@/domain/tournament/clock";
import type { ClockFace } from "./clock-face";
import { clockFace } from "./clock-face";
import { useServerNow } from "./use-server-now";

type RoundClockProps = {
  readonly clock: Clock;
  readonly limits: ClockLimits;
  /** Minutes that one table alone was given: its bell rings so much later. */
  readonly addedMinutes?: number;
  /** The server's instant when the page was made (`Date.now()` on the server). */
  readonly serverNow: number;
  /** `line` inside a row or a header, `figure` on a page, `board` for a projector. */
  readonly size?: "line" | "figure" | "board";
  /** Of the `board`: leaves room under it for what the hall must read as well. */
  readonly shared?: boolean;
  /** What it stands on: paper, or a coloured cloth that gives its own ink. */
  readonly tone?: "paper" | "cloth";
};

/** A round's clock, the same on every screen: server instants shown through the measured offset. */
export function RoundClock(props: RoundClockProps) {
  const { clock, limits, addedMinutes = 0, serverNow, size = "figure", tone = "paper" } = props;
  const isMoving = clock.startedAt !== null && clock.pausedAt === null && clock.endedAt === null;
  const now = useServerNow(serverNow, isMoving);
  const reading =
    addedMinutes === 0
      ? readClock(clock, limits, now)
      : readTableClock(clock, limits, addedMinutes, now);
  const face = clockFace(reading, withAddedTime(limits, addedMinutes));
  if (size === "line") return <ClockLine face={face} />;
  return (
    <ClockBoard face={face} huge={size === "board"} shared={props.shared} soft={tone === "paper"} />
  );
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

type ClockBoardProps = {
  readonly face: ClockFace;
  readonly huge: boolean;
  readonly shared: boolean | undefined;
  readonly soft: boolean;
};

function ClockBoard({ face, huge, shared, soft }: ClockBoardProps) {
  return (
    <div className="text-center">
      <p className={classNames("leading-tight font-extrabold", wordSize(face, huge))}>
        <PhaseStatus>{face.word}</PhaseStatus>
      </p>
      <p
        role="timer"
        aria-live="off"
        className={classNames(
          "font-extrabold tracking-tight tabular-nums",
          huge ? boardSize(face.figure, shared) : "text-figure",
        )}
      >
        {face.figure}
      </p>
      <p
        className={classNames(
          huge ? "mt-2 text-[max(1.25rem,3.2vmin)]" : "mt-1",
          soft && !huge && "text-ink-soft",
        )}
      >
        {face.note}
      </p>
    </div>
  );
}

/** The bell itself is the news, so its word grows. */
function wordSize(face: ClockFace, huge: boolean): string {
  if (!huge) return "text-lg";
  return face.called ? "text-[max(2.5rem,10vmin)]" : "text-[max(2rem,5vmin)]";
}

/** As large as the room it stands in allows (its container), beside the words over and under it. */
function boardSize(figure: string, shared: boolean | undefined): string {
  if (shared) return "text-[min(20cqw,38cqh)] leading-[0.9]";
  return figure.length > 5
    ? "text-[min(21cqw,58cqh)] leading-[0.9]"
    : "text-[min(30cqw,58cqh)] leading-[0.9]";
}

/** Read out when the phase changes, not with every second. */
function PhaseStatus({ children }: { readonly children: string }) {
  return <span role="status">{children}</span>;
}
