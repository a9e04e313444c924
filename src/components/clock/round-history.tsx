import { Fragment } from "react";
import type { RoundMoment } from "@/server/clock/history";
import { clockFigure } from "./clock-face";
import { daysOf } from "./history-days";

type RoundHistoryProps = {
  readonly moments: readonly RoundMoment[];
  readonly timeZone: string;
};

/** What happened to a round and its clock, in order: what, when, after how much play, and who. */
export function RoundHistory({ moments, timeZone }: RoundHistoryProps) {
  if (moments.length === 0) return <p className="text-ink-soft">Todavía no ha pasado nada.</p>;
  const days = daysOf(moments, timeZone);
  return days.map(({ day, moments: ofDay }) => (
    <Fragment key={day}>
      {days.length > 1 && <h3 className="mt-2 text-base first-letter:uppercase">{day}</h3>}
      <DayHistory moments={ofDay} timeZone={timeZone} />
    </Fragment>
  ));
}

function DayHistory({ moments, timeZone }: RoundHistoryProps) {
  const hour = new Intl.DateTimeFormat("es-DO", { timeStyle: "medium", timeZone });
  return (
    <ol className="divide-y divide-line">
      {moments.map((moment) => (
        <li key={keyOf(moment)} className="py-2 leading-snug">
          <p className="font-semibold">{whatText(moment)}</p>
          {"reason" in moment && <p>{moment.reason}</p>}
          <p className="text-sm text-ink-soft">
            <time dateTime={new Date(moment.at).toISOString()}>{hour.format(moment.at)}</time>
            {"playedMs" in moment &&
              moment.what !== "start" &&
              ` · a los ${clockFigure(moment.playedMs, "down")} de juego`}
            {moment.by !== null && ` · ${moment.by}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function whatText(moment: RoundMoment): string {
  switch (moment.what) {
    case "time-added":
      return `Mesa ${moment.table}: ${moment.minutes} min más`;
    case "time-withdrawn":
      return `Mesa ${moment.table}: sin tiempo añadido`;
    default:
      return WHAT[moment.what];
  }
}

const WHAT = {
  published: "Ronda publicada",
  start: "Primer TIEMPO",
  pause: "Pausa",
  resume: "Sigue el reloj",
  call: "Segundo TIEMPO, cantado por la dirección",
  bell: "Segundo TIEMPO, por el reloj",
  end: "Reloj terminado",
  "undo-start": "Inicio deshecho",
  closed: "Ronda cerrada",
} as const;

function keyOf(moment: RoundMoment): string {
  return `${moment.what} ${moment.at} ${"table" in moment ? moment.table : ""}`;
}
