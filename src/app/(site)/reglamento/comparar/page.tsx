import type { Metadata } from "next";
import { ComparisonCards } from "@/components/rules/comparison-cards";
import { ComparisonForm } from "@/components/rules/comparison-form";
import { ComparisonTable } from "@/components/rules/comparison-table";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { matchesSearch } from "@/domain/kernel/search-key";
import type { ComparedGroup } from "@/domain/rules/compare-books";
import { compareBooks } from "@/domain/rules/compare-books";
import { listRuleBooks } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import { SETTING_GROUP_TITLES, settingSearchKey } from "@/i18n/es/rules";
import type { ComparisonQuery } from "./comparison-query";
import { readComparison } from "./comparison-query";

export const metadata: Metadata = { title: "Comparar reglamentos" };

type ComparePageProps = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

/** The rule books side by side. What is shown stands in the address, so that it can be sent to somebody. */
export default async function ComparePage({ searchParams }: ComparePageProps) {
  const query = readComparison(await searchParams);
  const names = new Map(listRuleBooks().map(({ id, name }) => [id, name]));
  const all = compareBooks(query.books, query.base);
  const groups = shownGroups(all, query);
  const total = countSettings(all);
  const shown = countSettings(groups);
  return (
    <PageMain width="wide">
      <PageHeader
        back={{ href: "/reglamento", label: "Reglamento" }}
        title="Comparar reglamentos"
        lead="Todas las reglas, libro por libro, cada una con su artículo."
      />
      <ComparisonForm
        books={[...names].map(([id, name]) => ({ id, name, shown: query.books.includes(id) }))}
        base={query.base}
        onlyDifferences={query.onlyDifferences}
        search={query.search}
        status={`${shown} de ${total} reglas, ${query.books.length} ${query.books.length === 1 ? "reglamento" : "reglamentos"}.`}
      />
      <p className="mb-4 max-w-[75ch] text-ink-soft">
        <strong className="text-sea">≠</strong> es distinto de {names.get(query.base)}. «Lectura
        nuestra»: el libro calla o no es claro, y es el valor que escogimos. Lo que no dice «lo
        aplican los oficiales» lo calcula el sistema.
      </p>
      {shown === 0 ? (
        <EmptyState
          title="Ninguna regla así"
          actions={<LinkButton href="/reglamento/comparar">Ver todas</LinkButton>}
        >
          Prueba con otra palabra o quita el filtro de diferencias.
        </EmptyState>
      ) : (
        <>
          <GroupLinks groups={groups} />
          {groups.map((group) => (
            <ComparisonGroup key={group.group} group={group} names={names} base={query.base} />
          ))}
        </>
      )}
    </PageMain>
  );
}

function countSettings(groups: readonly ComparedGroup[]): number {
  return groups.reduce((sum, { settings }) => sum + settings.length, 0);
}

function shownGroups(
  groups: readonly ComparedGroup[],
  { onlyDifferences, search }: ComparisonQuery,
): readonly ComparedGroup[] {
  return groups
    .map(({ group, settings }) => ({
      group,
      settings: settings.filter(
        ({ setting, differs }) =>
          (differs || !onlyDifferences) && matchesSearch(settingSearchKey(setting, group), search),
      ),
    }))
    .filter(({ settings }) => settings.length > 0);
}

function GroupLinks({ groups }: { readonly groups: readonly ComparedGroup[] }) {
  if (groups.length < 2) return null;
  return (
    <nav aria-label="En esta página" className="mb-6">
      <ul className="flex flex-wrap gap-x-5">
        {groups.map(({ group }) => (
          <li key={group}>
            <a
              href={`#${group}`}
              className="inline-flex min-h-12 items-center font-semibold text-sea underline underline-offset-4"
            >
              {SETTING_GROUP_TITLES[group]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ComparisonGroupProps = {
  readonly group: ComparedGroup;
  readonly names: ReadonlyMap<PresetId, string>;
  readonly base: PresetId;
};

function ComparisonGroup({ group: { group, settings }, names, base }: ComparisonGroupProps) {
  const title = SETTING_GROUP_TITLES[group];
  return (
    <section id={group} aria-labelledby={`${group}-titulo`} className="mb-8 scroll-mt-4">
      <h2 id={`${group}-titulo`} className="mb-1.5 text-xl">
        {title}
      </h2>
      <ComparisonTable title={title} settings={settings} names={names} base={base} />
      <ComparisonCards settings={settings} names={names} />
    </section>
  );
}
