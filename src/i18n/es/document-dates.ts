// Days and instants in Spanish, the same on every machine: nothing depends on the locale data of the runtime.

const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];

/** `2026-03-06` → `viernes 6 de marzo de 2026`; anything that is no calendar day is given back as it came. */
export function longDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const month = MONTHS[date.getUTCMonth()];
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} de ${month} de ${date.getUTCFullYear()}`;
}

/** An instant (ISO 8601) in a zone: `6 de marzo de 2026, 9:05 p. m.`; an unreadable one is given back as it came. */
export function localInstant(instant: string, timeZone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const { year, month, day, hour, minute } = partsIn(date, timeZone);
  return `${day} de ${MONTHS[month - 1]} de ${year}, ${wallHour(hour, minute)}`;
}

/** `19:30` → `7:30 p. m.`; anything that is no such hour is given back as it came. */
export function clockTimeText(time: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hour === undefined ? time : wallHour(Number(hour), Number(minute));
}

/** The day of a tournament and its hour, where it says one: `viernes 6 de marzo de 2026, 7:30 p. m.`. */
export function dayAndTime(day: string, time: string | null | undefined): string {
  return time ? `${longDay(day)}, ${clockTimeText(time)}` : longDay(day);
}

function wallHour(hour: number, minute: number): string {
  const half = hour < 12 ? "a. m." : "p. m.";
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${half}`;
}

/** How a zone is named on paper: `hora de Santo Domingo`. */
export function zoneLabel(timeZone: string): string {
  const city = timeZone.split("/").at(-1) ?? timeZone;
  return `hora de ${city.replaceAll("_", " ")}`;
}

type Parts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

function partsIn(date: Date, timeZone: string): Parts {
  const parts = formatFor(timeZone).formatToParts(date);
  const found = new Map(parts.map((part) => [part.type, Number(part.value)]));
  const at = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  return {
    year: at("year"),
    month: at("month"),
    day: at("day"),
    hour: at("hour"),
    minute: at("minute"),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** One format a zone: making one takes longer than all that a document writes with it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}
