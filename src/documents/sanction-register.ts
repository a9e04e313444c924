import { sanctionRegisterWords as words } from "@/i18n/es/sanction-register";
import { dayOf, factsLine } from "./facts-line";
import { renderList } from "./layout/list-document";
import type { RenderedPdf } from "./layout/pen";
import { text } from "./layout/text";
import { listFoot } from "./list-foot";
import type { ListRequest } from "./round-lists";
import type { PrintedEvent } from "./sheet-data";

/** An infraction as the register prints it, in words. */
export type PrintedIncident = {
  readonly round: number;
  readonly table: number;
  readonly title: string;
  /** Null while something is missing for a verdict. */
  readonly article: string | null;
  readonly step: number | null;
  readonly offenders: string;
  readonly cost: string;
  readonly cards: string;
  readonly by: string;
  readonly isCancelled: boolean;
};

export type SanctionRegisterData = {
  readonly event: PrintedEvent;
  readonly incidents: readonly PrintedIncident[];
  /** Sums of those that stand, with their signs. */
  readonly sums: { readonly match: string; readonly record: string };
};

/** The register of an event's infractions by round and table, cancelled ones marked, with the sums to check against. */
export function renderSanctionRegister(
  request: ListRequest<SanctionRegisterData>,
): Promise<RenderedPdf> {
  const { data, paper, createdAt } = request;
  const standing = data.incidents.filter(({ isCancelled }) => !isCancelled).length;
  const { event, sums } = data;
  return renderList({
    title: words.title,
    over: data.event.name,
    aside: words.count(standing),
    under: factsLine(event.venue, dayOf(event), words.sums(sums.match, sums.record)),
    paper,
    orientation: "landscape",
    createdAt,
    foot: listFoot(data.event, createdAt),
    columns: 1,
    none: words.none,
    table: {
      columns: [
        { title: words.place, width: { pt: 58 }, align: "centre" },
        { title: words.infraction, width: { fr: 1.4 } },
        { title: words.offenders, width: { fr: 1 }, bold: true },
        { title: words.cost, width: { fr: 1.5 } },
        { title: words.cards, width: { fr: 0.8 } },
        { title: words.by, width: { fr: 0.7 } },
      ],
      rows: data.incidents.map((incident) => ({
        cells: [
          text(words.at(incident.round, incident.table), {
            size: 10,
            weight: "black",
            align: "centre",
            stand: "middle",
          }),
          titleText(incident),
          incident.offenders || words.incomplete,
          incident.isCancelled ? words.cancelled : incident.cost,
          incident.cards,
          incident.by,
        ],
      })),
      look: { size: 9, shrinkTo: 7.5, titleSize: 7.5, rowHeight: 24, lines: "rules" },
    },
  });
}

function titleText({ title, article, step, isCancelled }: PrintedIncident): string {
  const where = article === null ? words.incomplete : words.article(article, step);
  return `${title} (${where})${isCancelled ? `, ${words.cancelled}` : ""}`;
}
