import type { ExplainedContradiction } from "@/domain/rules/contradictions/explain-contradictions";
import { explainContradictions } from "@/domain/rules/contradictions/explain-contradictions";
import { convocatoriaWords as words } from "@/i18n/es/convocatoria";
import { describeContradiction } from "@/i18n/es/rules/contradictions";
import type { FlowItem } from "../layout/flow-document";
import type { ConvocatoriaData } from "./data";
import { contextOf, namedItem, pointItem, SMALL, titleItem } from "./pieces";

/** Every contradiction and gap of the book, with its articles and the reading that holds. */
export function readingItems(data: ConvocatoriaData): readonly FlowItem[] {
  const entries = explainContradictions(data.rules, contextOf(data));
  const [listed, silent] = [entries.filter(isListed), entries.filter((one) => !isListed(one))];
  return [
    ...(listed.length === 0
      ? []
      : [titleItem(words.readings(listed.length)), pointItem(words.readingsNote)]),
    ...listed.map(listedItem),
    ...(silent.length === 0
      ? []
      : [titleItem(words.gaps(silent.length)), pointItem(words.gapsNote)]),
    ...silentItems(silent),
  ];
}

/** Of our list of the book, with its number; the rest are settings that the book does not state. */
function isListed({ id, settings }: ExplainedContradiction): boolean {
  return settings.every((setting) => setting !== id);
}

function listedItem(entry: ExplainedContradiction): FlowItem {
  const { title, reading } = describeContradiction(entry);
  const source = entry.articles.length === 0 ? words.silent : words.article(entry.articles);
  const changed = entry.isChanged ? ` · ${words.changed}` : "";
  return namedItem(`${entry.id} · ${title} (${source})${changed}`, [reading], SMALL);
}

/** Those with an article or changed by the tournament one by one; what the book never speaks of in runs of a few. */
function silentItems(entries: readonly ExplainedContradiction[]): readonly FlowItem[] {
  const isPlain = ({ articles, isChanged }: ExplainedContradiction) =>
    articles.length === 0 && !isChanged;
  const plain = entries.filter(isPlain).map(silentText);
  const others = entries.filter((entry) => !isPlain(entry)).map(silentItem);
  const runs = Array.from({ length: Math.ceil(plain.length / RUN) }, (_, run) =>
    pointItem(plain.slice(run * RUN, (run + 1) * RUN).join(" · "), SMALL),
  );
  return [...others, ...runs];
}

const RUN = 6;

function silentItem(entry: ExplainedContradiction): FlowItem {
  const { articles, isChanged } = entry;
  const source = articles.length === 0 ? "" : ` (${words.article(articles)})`;
  const changed = isChanged ? ` · ${words.changed}` : "";
  return pointItem(`${silentText(entry)}${source}${changed}`, SMALL);
}

/** What is left open and how it is read: `Descanso: Partida ganada.` */
function silentText(entry: ExplainedContradiction): string {
  const { title, reading } = describeContradiction(entry);
  return `${title}: ${reading}`;
}
