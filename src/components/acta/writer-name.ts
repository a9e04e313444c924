import type { TableWriter } from "@/server/actas/table-view";
import { timeOf } from "./hands-panel";

/** A phone that writes, told apart from others of its kind: "Android · Chrome, el que empezó a las 8:14 p. m.". */
export function writerName({ label, since }: TableWriter, timeZone: string): string {
  return `${label}, el que empezó a las ${timeOf(since, timeZone)}`;
}
