import type { Metadata } from "next";
import Link from "next/link";
import { LinkButton } from "@/components/ui/link-button";
import { LinkPending } from "@/components/ui/link-pending";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { defaultContext, listRuleBooks, resolveRules } from "@/domain/rules/resolve-rules";
import { bookChapters } from "@/i18n/es/reglamento/books";
import { editionText } from "@/i18n/es/rules/edition";

export const metadata: Metadata = { title: "Reglamento" };

export default function RuleBooksPage() {
  return (
    <PageMain>
      <PageHeader
        title="Reglamento"
        lead="Los reglamentos con que se puede jugar un torneo, resumidos con nuestras palabras y con el artículo de cada regla. El texto que vale es el de cada federación."
        actions={
          <>
            <LinkButton href="/reglamento/comparar">Comparar reglamentos</LinkButton>
            <LinkButton href="/mano">Repasar una mano</LinkButton>
          </>
        }
      />
      <ul className="divide-y divide-line border-t-2 border-ink">
        {listRuleBooks().map((book) => {
          const rules = resolveRules(book.id, defaultContext(book.id));
          const articles = bookChapters(book.id).flatMap((chapter) => chapter.articles).length;
          return (
            <li
              key={book.id}
              className="relative grid gap-x-6 gap-y-1 py-4 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-3"
            >
              <div className="min-w-0">
                <h2 className="text-xl">
                  <Link
                    href={`/reglamento/${book.id}`}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {book.name}
                    <LinkPending />
                  </Link>
                </h2>
                <p className="max-w-[60ch] text-ink-soft">{book.summary}</p>
                <p className="text-sm text-ink-soft">{editionText(book)}</p>
              </div>
              <p className="flex flex-wrap gap-x-4 font-semibold tabular-nums sm:flex-col sm:text-end">
                <span>A {rules.target} puntos</span>
                <span>
                  {rules.callMinutes === null ? "Sin reloj" : `${rules.callMinutes} minutos`}
                </span>
                {articles > 0 && <span>{articles} artículos</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </PageMain>
  );
}
