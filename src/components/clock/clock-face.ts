import type { ClockLimits, ClockReading } from "@/domain/tournament/clock";

// What a clock's reading looks like: one figure, one word, one line.

/** Which time a clock shows, in the order in which it passes through them. */
export type ClockFace = {
  /** The figure: time left where the book has a limit, time played where it has none. */
  readonly figure: string;
  readonly word: string;
  /** What it means for the tables. */
  readonly note: string;
  /** The bell has rung: tables play their last hand. */
  readonly called: boolean;
};

const SECOND_MS = 1000;

/** Milliseconds as `m:ss` (`h:mm:ss` from an hour on); a remaining time is rounded up, so that 0:00 is the end itself. */
export function clockFigure(ms: number, rounding: "up" | "down" = "up"): string {
  const seconds = rounding === "up" ? Math.ceil(ms / SECOND_MS) : Math.floor(ms / SECOND_MS);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** The face of a reading. */
export function clockFace(reading: ClockReading, limits: ClockLimits): ClockFace {
  const { elapsedMs, toCallMs } = reading;
  const figure = toCallMs === null ? clockFigure(elapsedMs, "down") : clockFigure(toCallMs);
  switch (reading.phase) {
    case "waiting":
      return { figure, word: "Por empezar", note: "Falta el primer TIEMPO.", called: false };
    case "running":
      return {
        figure,
        word: toCallMs === null ? "Tiempo jugado" : "Para el TIEMPO",
        note:
          limits.callMinutes === null
            ? "Se juega sin límite de tiempo."
            : `El segundo TIEMPO se canta a los ${limits.callMinutes} minutos.`,
        called: false,
      };
    case "paused":
      return { figure, word: "En pausa", note: "El reloj está detenido.", called: false };
    case "called":
      return { ...calledFace(reading), called: true };
    case "over":
      return {
        figure: clockFigure(elapsedMs, "down"),
        word: "Terminó",
        note: "Se jugó este tiempo.",
        called: false,
      };
  }
}

function calledFace({ elapsedMs, toSlotMs }: ClockReading): Omit<ClockFace, "called"> {
  const word = "TIEMPO";
  if (toSlotMs === null) {
    return { figure: clockFigure(elapsedMs, "down"), word, note: "Última mano." };
  }
  return toSlotMs === 0
    ? { figure: "0:00", word, note: "Última mano. El turno de la mesa terminó." }
    : { figure: clockFigure(toSlotMs), word, note: "Última mano. Esto queda del turno." };
}
