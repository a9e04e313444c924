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
    ...silent.map(silentItem),
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

function silentItem(entry: ExplainedContradiction): FlowItem {
  const { articles, isChanged } = entry;
  const source = articles.length === 0 ? "" : ` (${words.article(articles)})`;
  const changed = isChanged ? ` · ${words.changed}` : "";
  return pointItem(`${describeContradiction(entry).reading}${source}${changed}`, SMALL);
}
