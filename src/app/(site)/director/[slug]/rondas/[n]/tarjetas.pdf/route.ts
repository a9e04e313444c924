import type { NextRequest } from "next/server";
import { renderTableCards } from "@/documents/table-cards";
import { roundCards } from "@/server/sheets/round-papers";
import type { RoundParams } from "../round-pdf";
import { roundPdf } from "../round-pdf";

export const dynamic = "force-dynamic";

/** The cards that lie on the tables of a round, with the codes that let them write. `papel=carta|a4`. */
export function GET(request: NextRequest, params: RoundParams): Promise<Response> {
  return roundPdf(request, params, {
    action: "table-codes.issue",
    name: ({ number }) => `tarjetas-ronda-${number}`,
    async render(asked) {
      const { paper, createdAt } = asked;
      const cards = await roundCards(asked);
      if (!cards || cards.cards.length === 0) return null;
      return renderTableCards({ paper, createdAt, ...cards });
    },
  });
}
