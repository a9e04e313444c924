import { fileResponse } from "@/app/file-response";
import { localInstant } from "@/i18n/es/document-dates";
import { SANCTION_COLUMNS, sanctionRegisterWords as words } from "@/i18n/es/sanction-register";
import { CARD_NAMES, infractionTitle, POINTS_TARGET_NAMES } from "@/i18n/es/sanctions";
import { toCsv } from "@/schemas/roster/to-csv";
import type { BookIncident } from "@/server/sanctions/incident-book";
import type { RegisterParams } from "../register";
import { registerOf } from "../register";

export const dynamic = "force-dynamic";

/** The register of an event's infractions as CSV: a row a line of points, so that they can be added up. */
export async function GET(_request: Request, props: RegisterParams): Promise<Response> {
  const found = await registerOf(props);
  if (found instanceof Response) return found;
  const { tournament, book } = found;
  const csv = toCsv(
    SANCTION_COLUMNS,
    book.incidents.flatMap((incident) => rowsOf(incident, tournament.timeZone)),
  );
  return fileResponse("csv", `infracciones-${tournament.slug}`, csv);
}

function rowsOf(incident: BookIncident, timeZone: string) {
  const { round, table, infraction, article, step, offenders, lines, cards } = incident;
  const known = [round, table, infraction, infractionTitle(infraction), article, step];
  const rest = [
    cards.map(({ name, card }) => `${name}: ${CARD_NAMES[card]}`).join("; "),
    incident.cancelled ? words.cancelled : "",
    incident.by,
    localInstant(new Date(incident.at).toISOString(), timeZone),
    incident.note,
  ];
  const people = offenders.join(", ");
  if (lines.length === 0) return [[...known, people, null, null, null, ...rest]];
  // The cards stand once: with the first line.
  return lines.map(({ name, points, on }, index) => [
    ...known,
    people,
    name,
    points,
    POINTS_TARGET_NAMES[on],
    ...(index === 0 ? rest : [null, ...rest.slice(1)]),
  ]);
}
