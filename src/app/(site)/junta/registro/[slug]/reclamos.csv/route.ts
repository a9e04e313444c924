import { fileResponse } from "@/app/file-response";
import { REGISTER_COLUMNS } from "@/i18n/es/claim-register";
import { localInstant } from "@/i18n/es/document-dates";
import { toCsv } from "@/schemas/roster/to-csv";
import type { RegisterParams } from "../register";
import { inWords, registerOf } from "../register";

export const dynamic = "force-dynamic";

/** The register of an event's claims as CSV. */
export async function GET(_request: Request, props: RegisterParams): Promise<Response> {
  const found = await registerOf(props);
  if (found instanceof Response) return found;
  const csv = toCsv(
    REGISTER_COLUMNS,
    found.claims.map((claim) => {
      const words = inWords(claim);
      return [
        claim.number,
        words.filedAt,
        localInstant(new Date(claim.dueAt).toISOString(), claim.timeZone),
        claim.round,
        claim.table,
        claim.claimant,
        claim.side,
        words.subject,
        claim.text,
        claim.filedBy,
        words.state,
        words.answeredAt,
        claim.answeredBy,
        claim.answer?.reason ?? null,
        claim.answer?.article ?? null,
        words.effects,
        claim.sheetVersion,
        claim.pairedRounds.join(", "),
      ];
    }),
  );
  return fileResponse("csv", `reclamos-${found.tournament.slug}`, csv);
}
