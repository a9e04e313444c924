import { groupBy } from "@/domain/kernel/group-by";

/** What happened on one day of the tournament's own calendar. */
export type HistoryDay<Moment> = {
  /** "martes 1 de diciembre". */
  readonly day: string;
  readonly moments: readonly Moment[];
};

/** Moments (epoch milliseconds, in order) by day: a round that goes on after midnight has two. */
export function daysOf<Moment extends { readonly at: number }>(
  moments: readonly Moment[],
  timeZone: string,
): readonly HistoryDay<Moment>[] {
  const name = new Intl.DateTimeFormat("es-DO", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  });
  const byDay = groupBy(moments, ({ at }) => name.format(at));
  return [...byDay].map(([day, ofDay]) => ({ day, moments: ofDay }));
}
