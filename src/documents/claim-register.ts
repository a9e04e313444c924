import { registerWords as words } from "@/i18n/es/claim-register";
import { dayOf, factsLine } from "./facts-line";
import { renderList } from "./layout/list-document";
import type { RenderedPdf } from "./layout/pen";
import { text } from "./layout/text";
import { listFoot } from "./list-foot";
import type { ListRequest } from "./round-lists";
import type { PrintedEvent } from "./sheet-data";

/** A claim as the register prints it, in words. */
export type PrintedClaim = {
  readonly number: number;
  readonly filedAt: string;
  readonly round: number;
  readonly table: number;
  readonly claimant: string;
  readonly subject: string;
  readonly state: string;
  readonly answeredAt: string;
  readonly answer: string;
  readonly article: string;
  readonly effects: string;
};

export type ClaimRegisterData = {
  readonly event: PrintedEvent;
  readonly claims: readonly PrintedClaim[];
};

/** The register of an event's formal claims, by number, with what the Junta answered and what it changed. */
export function renderClaimRegister(request: ListRequest<ClaimRegisterData>): Promise<RenderedPdf> {
  const { data, paper, createdAt } = request;
  return renderList({
    title: words.title,
    over: data.event.name,
    aside: words.count(data.claims.length),
    under: factsLine(data.event.venue, dayOf(data.event)),
    paper,
    orientation: "landscape",
    createdAt,
    foot: listFoot(data.event, createdAt),
    columns: 1,
    none: words.none,
    table: {
      columns: [
        { title: words.number, width: { pt: 26 }, align: "centre" },
        { title: words.filed, width: { pt: 86 } },
        { title: words.place, width: { pt: 84 } },
        { title: words.claimant, width: { fr: 0.9 }, bold: true },
        { title: words.subject, width: { fr: 0.8 } },
        { title: words.state, width: { pt: 70 }, bold: true },
        { title: words.answered, width: { pt: 86 } },
        { title: words.answer, width: { fr: 1.9 } },
      ],
      rows: data.claims.map((claim) => ({
        cells: [
          text(String(claim.number), {
            size: 12,
            weight: "black",
            align: "centre",
            stand: "middle",
          }),
          claim.filedAt,
          words.at(claim.round, claim.table),
          claim.claimant,
          claim.subject,
          claim.state,
          claim.answeredAt,
          answerText(claim),
        ],
      })),
      look: { size: 9, shrinkTo: 7.5, titleSize: 7.5, rowHeight: 24, lines: "rules" },
    },
  });
}

function answerText({ answer, article, effects }: PrintedClaim): string {
  if (answer === "") return "";
  return `${answer} (${words.article(article)}). ${effects}`.trim();
}
