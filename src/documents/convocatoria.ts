import type { PairingSettings } from "@/domain/event/event-document";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { EventFormat, TieBreak } from "@/domain/rules/settings";
import { convocatoriaWords as words } from "@/i18n/es/convocatoria";
import { longDay } from "@/i18n/es/document-dates";
import { factsBox } from "./convocatoria-parts/facts";
import { readingItems } from "./convocatoria-parts/readings";
import { ruleItems } from "./convocatoria-parts/rules";
import { renderFlow } from "./layout/flow-document";
import type { RenderedPdf } from "./layout/pen";
import { listFoot } from "./list-foot";
import type { ListRequest } from "./round-lists";
import type { PrintedEvent } from "./sheet-data";

export type ConvocatoriaData = {
  readonly event: PrintedEvent;
  /** The club or federation that holds it. */
  readonly organiser?: string;
  readonly directors?: readonly string[];
  readonly judges?: readonly string[];
  readonly format: EventFormat;
  readonly weight?: "national" | "regional" | "club" | "open";
  readonly rounds: number;
  readonly feeCents?: number;
  /** The rules as they hold: the book with everything that the tournament replaces. */
  readonly rules: RulesSpec;
  /** Round 1 is published: the rules change no more. */
  readonly frozen?: boolean;
  readonly pairing: PairingSettings;
  readonly standingsOrder: readonly TieBreak[];
  /** Where the tournament is followed, for the QR. */
  readonly url?: string;
};

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
    under: [event.date ? longDay(event.date) : "", event.venue ?? ""]
      .filter((part) => part !== "")
      .join(" · "),
    lead: factsBox(data),
    items: [...ruleItems(data), ...readingItems(data)],
    columns: 2,
    paper,
    createdAt,
    foot: listFoot(event, createdAt),
  });
}
