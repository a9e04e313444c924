import type { NextRequest } from "next/server";
import { renderHojas } from "@/documents/hoja";
import type { TableRange } from "@/server/sheets/round-papers";
import { roundSheets, tableRange } from "@/server/sheets/round-papers";
import { roundSeals } from "@/server/sheets/round-seals";
import { renderSignedHojas } from "@/server/sheets/signed-hojas";
import type { RoundParams } from "../round-pdf";
import { roundPdf } from "../round-pdf";

export const dynamic = "force-dynamic";

/**
 * The Hojas of a round: blank, or with `llenas=1` as they stand: signed where some are closed, with lines to write on where
 * the match goes on. `papel=carta|a4`, `por=1|2` sheets a page, `mesa=7` for one table.
 */
export function GET(request: NextRequest, params: RoundParams): Promise<Response> {
  return roundPdf(request, params, {
    action: "sheets.print",
    name: ({ number, query }) => {
      const table = tableAsked(query);
      return `hojas-ronda-${number}${table ? `-mesa-${table}` : ""}`;
    },
    async render(asked) {
      const { query, paper, createdAt } = asked;
      const table = tableAsked(query);
      if (table === null) return `«${query.get("mesa")}» no es una mesa: escribe su número.`;
      const filled = query.get("llenas") === "1";
      const sheets = await roundSheets(asked, { filled, ...(table ? { table } : {}) });
      if (sheets.length === 0) {
        const range = await tableRange(asked);
        return range && tableNotThere(asked.number, range);
      }
      const layout = query.get("por") === "2" ? "two" : "one";
      const request = { paper, layout, createdAt, sheets } as const;
      const seals = filled ? await roundSeals(asked, table) : [];
      return seals.length > 0 ? renderSignedHojas(request, seals) : renderHojas(request);
    },
  });
}

/** The one table asked for; undefined for all of them, null for what is no table's number. */
function tableAsked(query: URLSearchParams): number | undefined | null {
  const asked = (query.get("mesa") ?? "").trim();
  if (asked === "") return undefined;
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null;
}

function tableNotThere(round: number, { first, last }: TableRange): string {
  return `La ronda ${round} no tiene esa mesa: van de la ${first} a la ${last}.`;
}
