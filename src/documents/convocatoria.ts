import { convocatoriaWords as words } from "@/i18n/es/convocatoria";
import type { ConvocatoriaData } from "./convocatoria-parts/data";
import { factsBox } from "./convocatoria-parts/facts";
import { readingItems } from "./convocatoria-parts/readings";
import { ruleItems } from "./convocatoria-parts/rules";
import { dayOf, factsLine } from "./facts-line";
import { renderFlow } from "./layout/flow-document";
import type { RenderedPdf } from "./layout/pen";
import { listFoot } from "./list-foot";
import type { ListRequest } from "./round-lists";

/**
 * The announcement of a tournament: what is played, where and by which rules, what differs from the book, and how every
 * contradiction of it is read, with its article. One to three pages.
 */
export function renderConvocatoria(request: ListRequest<ConvocatoriaData>): Promise<RenderedPdf> {
  const { data, paper, createdAt } = request;
  const { event } = data;
  return renderFlow({
    title: event.name,
    over: words.over,
    under: factsLine(dayOf(event), event.venue),
    lead: factsBox(data),
    items: [...ruleItems(data), ...readingItems(data)],
    columns: 2,
    paper,
    createdAt,
    foot: listFoot(event, createdAt),
  });
}
