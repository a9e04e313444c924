import type { NextRequest } from "next/server";
import { renderHojas } from "@/documents/hoja";
import { roundSheets } from "@/server/sheets/round-papers";
import type { RoundParams } from "../round-pdf";
import { roundPdf } from "../round-pdf";

export const dynamic = "force-dynamic";

/**
 * The Hojas of a round: blank, or with `llenas=1` as they stand. `papel=carta|a4`, `por=1|2` sheets a page, `mesa=7` for
 * one table.
 */
export function GET(request: NextRequest, params: RoundParams): Promise<Response> {
  return roundPdf(request, params, {
    action: "sheets.print",
    name: ({ number }) => `hojas-ronda-${number}`,
    async render(asked) {
      const { query, paper, createdAt } = asked;
      const table = Number(query.get("mesa"));
      const sheets = await roundSheets(asked, {
        filled: query.get("llenas") === "1",
        ...(Number.isInteger(table) && table > 0 ? { table } : {}),
      });
      if (sheets.length === 0) return null;
      const layout = query.get("por") === "2" ? "two" : "one";
      return renderHojas({ paper, layout, createdAt, sheets });
    },
  });
}
