import { fileResponse } from "@/app/file-response";
import { refusalPage } from "@/app/refusal-page";
import { isOfficial } from "@/domain/access/is-official";
import { PLAYER_STATUS_NAMES } from "@/i18n/es/people";
import { ROSTER_FIELD_NAMES } from "@/i18n/es/roster";
import { toCsv } from "@/schemas/roster/to-csv";
import { currentSender } from "@/server/auth/sender";
import { listRosterForExport } from "@/server/people/queries";

export const dynamic = "force-dynamic";

const HEADERS = [
  ROSTER_FIELD_NAMES.number,
  ROSTER_FIELD_NAMES.lastNames,
  ROSTER_FIELD_NAMES.firstNames,
  ROSTER_FIELD_NAMES.nickname,
  ROSTER_FIELD_NAMES.club,
  ROSTER_FIELD_NAMES.city,
  "Estado",
];

/** The whole roster as CSV, for officials; the import reads it back and changes nothing. */
export async function GET(): Promise<Response> {
  const { actor } = await currentSender();
  if (!isOfficial(actor)) {
    const status = actor.kind === "account" ? 403 : 401;
    return refusalPage("El padrón lo exportan los oficiales: entra con tu cuenta.", status);
  }
  const people = await listRosterForExport();
  const csv = toCsv(
    HEADERS,
    people.map((person) => [
      person.number,
      person.lastNames,
      person.firstNames,
      person.nickname,
      person.club,
      person.city,
      person.suspended ? PLAYER_STATUS_NAMES.suspended : PLAYER_STATUS_NAMES.active,
    ]),
  );
  return fileResponse("csv", "padron", csv);
}
