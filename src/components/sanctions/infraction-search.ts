import type { RulesSpec } from "@/domain/rules/rules-spec";
import { catalogueOf, listRecordable } from "@/domain/sanctions/catalogue";
import type { Infraction } from "@/domain/sanctions/infraction";
import type { SearchFields } from "@/i18n/es/infraction-search";
import { rankInfractions, searchFields } from "@/i18n/es/infraction-search";
import { INFRACTION_TEXTS, infractionTitle } from "@/i18n/es/sanctions";

/** An infraction as a list shows it; `search` is what a search looks in. */
export type ListedInfraction = {
  readonly infraction: Infraction;
  readonly title: string;
  readonly summary: string;
  readonly search: SearchFields;
};

/** What may be recorded under a tournament's rules, the usual ones first. */
export function listedInfractions(rules: RulesSpec): readonly ListedInfraction[] {
  return listRecordable(catalogueOf(rules)).map((infraction) => ({
    infraction,
    title: infractionTitle(infraction.code),
    summary: INFRACTION_TEXTS[infraction.code]?.summary ?? "",
    search: searchFields(infraction),
  }));
}

/** The ones that answer a query in people's words, the best first; articles by number ("8.7"). */
export function findInfractions(
  listed: readonly ListedInfraction[],
  query: string,
): readonly ListedInfraction[] {
  return rankInfractions(listed, query);
}
