import type { NextRequest } from "next/server";
import { renderListByName, renderListByTable } from "@/documents/round-lists";
import { roundLists } from "@/server/sheets/round-papers";
import type { PdfRequest, RoundParams } from "../round-pdf";
import { roundPdf } from "../round-pdf";

export const dynamic = "force-dynamic";

const isByName = ({ query }: PdfRequest) => query.get("orden") === "nombre";

/** A round as a list for the wall: by table, or with `orden=nombre` by name. `papel=carta|a4`. */
export function GET(request: NextRequest, params: RoundParams): Promise<Response> {
  return roundPdf(request, params, {
    action: "sheets.print",
    name: (asked) => `${isByName(asked) ? "nombres" : "mesas"}-ronda-${asked.number}`,
    async render(asked) {
      const { paper, createdAt } = asked;
      const data = await roundLists(asked);
      if (!data) return null;
      const render = isByName(asked) ? renderListByName : renderListByTable;
      return render({ paper, createdAt, data });
    },
  });
}
