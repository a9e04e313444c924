"use client";

import { useEffect, useState } from "react";
import { RoundClock } from "@/components/clock/round-clock";
import { Button } from "@/components/ui/button";
import type { RuleSettings } from "@/domain/rules/settings";
import type { RoundClock as Clock, ClockCommand } from "@/domain/tournament/clock";
import { readClock, runClock } from "@/domain/tournament/clock";

type GameClockProps = {
  readonly clock: Clock;
  readonly rules: Pick<RuleSettings, "callMinutes">;
  readonly onChange: (clock: Clock) => void;
};

const TICK_MS = 1_000;

/** The phone's own time, ticking: a clock among friends needs no server. */
function usePhoneNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The limits of a game's clock: the table is kept for nobody else. */
function gameLimits({ callMinutes }: Pick<RuleSettings, "callMinutes">) {
  return { callMinutes, slotMinutes: null };
}

/** The clock as a line of the head. */
export function GameClockLine({ clock, rules }: Omit<GameClockProps, "onChange">) {
  const now = usePhoneNow();
  if (now === null) return null;
  return <RoundClock size="line" clock={clock} limits={gameLimits(rules)} serverNow={now} />;
}

/** Starts, pauses and rings the clock of a game. */
export function GameClockControls({ clock, rules, onChange }: GameClockProps) {
  const now = usePhoneNow();
  if (now === null) return null;
  const { phase } = readClock(clock, gameLimits(rules), now);
  const run = (command: ClockCommand) => {
    const next = runClock(clock, command, Date.now());
    if (next !== null) onChange(next);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {phase === "waiting" && (
        <Button icon="play" onClick={() => run("start")}>
          Empezar el reloj
        </Button>
      )}
      {phase === "running" && (
        <Button icon="pause" onClick={() => run("pause")}>
          Pausar
        </Button>
      )}
      {phase === "paused" && (
        <Button icon="play" onClick={() => run("resume")}>
          Seguir
        </Button>
      )}
    </div>
  );
}

/** Whether the bell of a game has rung. */
export function useHasRung(clock: Clock | null, rules: Pick<RuleSettings, "callMinutes">): boolean {
  const now = usePhoneNow();
  if (clock === null || now === null) return false;
  return readClock(clock, gameLimits(rules), now).phase === "called";
}
