"use client";

import { useEffect, useRef, useState } from "react";
import type { HallCall, HallMoment } from "@/components/clock/hall-moment";
import { hallCall } from "@/components/clock/hall-moment";
import { openSound, ringBell } from "@/components/sound/bell";
import { speak } from "@/components/sound/speech";
import { Icon } from "@/components/ui/icon";
import { HALL_CALLS } from "@/i18n/es/hall-calls";

/** How long a call stays on the screen. */
const SHOWN_MS = 12_000;
/** The voice waits for the bell. */
const VOICE_AFTER_MS = 2_000;
const STROKES: Readonly<Record<HallCall["code"], number>> = {
  "round-published": 1,
  started: 1,
  resumed: 1,
  paused: 1,
  "minutes-left": 1,
  called: 3,
  "tables-called": 2,
  over: 1,
};

function lineOf(call: HallCall): string {
  switch (call.code) {
    case "round-published":
      return HALL_CALLS[call.code](call.round);
    case "tables-called":
      return HALL_CALLS[call.code](call.tables);
    case "minutes-left":
      return HALL_CALLS[call.code](call.minutes);
    default:
      return HALL_CALLS[call.code]();
  }
}

/** What is called out now, and the switch of the sound. */
export type HallCaller = {
  readonly line: string | null;
  readonly hasSound: boolean;
  readonly onToggle: () => void;
};

/**
 * Calls out what happens to the round: by bell and voice once somebody has switched the sound on at this screen, and
 * always in writing, for who does not hear it.
 */
export function useHallVoice(moment: HallMoment): HallCaller {
  const [hasSound, setSound] = useState(false);
  const [line, setLine] = useState<string | null>(null);
  const last = useRef<HallMoment | null>(null);
  const sounding = useRef(false);
  const { round, phase, toCallMs } = moment;
  const rung = moment.ownBells.join(" ");
  useEffect(() => {
    const ownBells = rung === "" ? [] : rung.split(" ").map(Number);
    const now = { round, phase, toCallMs, ownBells };
    const call = hallCall(last.current, now);
    last.current = now;
    if (call === null) return;
    const words = lineOf(call);
    setLine(words);
    if (!sounding.current) return;
    ringBell(STROKES[call.code]);
    setTimeout(() => speak(words), VOICE_AFTER_MS);
  }, [round, phase, toCallMs, rung]);
  useEffect(() => {
    if (line === null) return;
    const timer = setTimeout(() => setLine(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [line]);
  const toggle = async () => {
    sounding.current = !hasSound && (await openSound());
    setSound(sounding.current);
    if (sounding.current) ringBell(1);
  };
  return { line, hasSound, onToggle: () => void toggle() };
}

/** The call in writing. It takes its own room: what else the hall reads makes way for it. */
export function CallBand({ line }: Pick<HallCaller, "line">) {
  return (
    <>
      <p role="status" className="sr-only">
        {line ?? ""}
      </p>
      {line !== null && (
        <p
          aria-hidden="true"
          className="-mx-[3vmin] mt-[1vmin] shrink-0 animate-call border-y-[0.8vmin] border-amber bg-ink px-[3vmin] py-[1.5vmin] text-center text-[max(1.5rem,7vmin)] leading-tight font-extrabold text-balance text-paper"
        >
          {line}
        </p>
      )}
    </>
  );
}

/** Switches bell and voice of this screen. */
export function SoundSwitch({ hasSound, onToggle }: Omit<HallCaller, "line">) {
  return (
    <button
      type="button"
      aria-pressed={hasSound}
      onClick={onToggle}
      className="inline-flex min-h-12 items-center gap-2 rounded-control px-3 text-base font-semibold underline-offset-4 hover:underline"
    >
      <Icon name="sound" />
      {hasSound ? "Voz y campana encendidas" : "Encender voz y campana"}
    </button>
  );
}
