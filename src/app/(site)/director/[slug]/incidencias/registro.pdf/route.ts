import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import { paperAsked } from "@/app/paper-asked";
import { renderSanctionRegister } from "@/documents/sanction-register";
import { CARD_NAMES, infractionTitle, POINTS_TARGET_NAMES } from "@/i18n/es/sanctions";
import type { BookIncident, IncidentBook } from "@/server/sanctions/incident-book";
import { pointsText } from "../points-text";
import type { RegisterParams } from "../register";
import { registerOf } from "../register";

export const dynamic = "force-dynamic";

/** The register of an event's infractions as PDF, `papel=carta|a4`. */
export async function GET(request: NextRequest, props: RegisterParams): Promise<Response> {
  const found = await registerOf(props);
  if (found instanceof Response) return found;
  const { tournament, book } = found;
  const { name, venue, startsOn: date, timeZone, slug } = tournament;
  const pdf = await renderSanctionRegister({
    paper: paperAsked(request),
    createdAt: new Date().toISOString(),
    data: {
      event: { name, venue, date, timeZone },
      incidents: book.incidents.map(inWords),
      sums: { match: sumText(book, "match"), record: sumText(book, "record") },
    },
  });
  return fileResponse("pdf", `infracciones-${slug}`, pdf.bytes);
}

function sumText({ people }: IncidentBook, column: "match" | "record"): string {
  return pointsText(people.reduce((sum, person) => sum + person[column], 0));
}

function inWords(incident: BookIncident) {
  const { round, table, article, step, by, cancelled, lines, cards } = incident;
  return {
    round,
    table,
    title: infractionTitle(incident.infraction),
    article,
    step,
    offenders: incident.offenders.join(", "),
    cost: lines
      .map(({ name, points, on }) => `${name} ${pointsText(points)} ${POINTS_TARGET_NAMES[on]}`)
      .join("; "),
    cards: cards.map(({ name, card }) => `${name}: ${CARD_NAMES[card]}`).join("; "),
    by,
    isCancelled: cancelled,
  };
}
