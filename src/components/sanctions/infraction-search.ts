import { matchesSearch, searchKey, searchWords } from "@/domain/kernel/search-key";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import { catalogueOf, listRecordable } from "@/domain/sanctions/catalogue";
import type { Infraction } from "@/domain/sanctions/infraction";
import { CHAPTER_NAMES, INFRACTION_TEXTS, infractionTitle } from "@/i18n/es/sanctions";

/** An infraction as a list shows it; `key` is what a search looks in. */
export type ListedInfraction = {
  readonly infraction: Infraction;
  readonly title: string;
  readonly summary: string;
  readonly key: string;
};

/** What may be recorded under a tournament's rules, the usual ones first. */
export function listedInfractions(rules: RulesSpec): readonly ListedInfraction[] {
  return listRecordable(catalogueOf(rules)).map((infraction) => {
    const { code, article, also = [], chapter } = infraction;
    const text = INFRACTION_TEXTS[code];
    const title = infractionTitle(code);
    const words = [title, article, ...also, code, ...(text?.words ?? []), CHAPTER_NAMES[chapter]];
    return { infraction, title, summary: text?.summary ?? "", key: searchKey(words.join(" ")) };
  });
}

/**
 * The ones that answer a query in people's words, without accents; articles by number ("8.7"). Where nothing does, endings
 * are cut, so that "golpeó" finds "golpe".
 */
export function findInfractions(
  listed: readonly ListedInfraction[],
  query: string,
): readonly ListedInfraction[] {
  const found = listed.filter(({ key }) => matchesSearch(key, query));
  if (found.length > 0) return found;
  const stems = searchWords(query).map((word) =>
    word.slice(0, Math.max(LEAST_STEM, word.length - 2)),
  );
  return listed.filter(({ key }) => matchesSearch(key, stems.join(" ")));
}

const LEAST_STEM = 4;
