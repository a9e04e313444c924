import type { Metadata } from "next";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { SearchBox } from "@/components/ui/search-box";
import { listAuditActions } from "@/i18n/es/audit";
import { listAudit } from "@/server/audit/queries";
import { directorPage } from "../director-page";
import { AuditList } from "./audit-list";

export const metadata: Metadata = { title: "Registro de cambios" };

type Props = {
  readonly params: Promise<{ slug: string }>;
  readonly searchParams: Promise<{ q?: string | string[]; pagina?: string | string[] }>;
};

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Who did what, when, and why: the log of the tournament, searchable and a page at a time. */
export default async function AuditPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const page = await directorPage(slug, "audit.read", "/registro");
  if (!page.ok) return page.denied;
  const { tournament } = page;
  const { q, pagina } = await searchParams;
  const text = (one(q) ?? "").slice(0, 100);
  const log = await listAudit(tournament.id, {
    text,
    actions: listAuditActions(),
    page: Number.parseInt(one(pagina) ?? "1", 10) || 1,
  });
  return (
    <PageMain>
      <PageHeader
        title="Registro de cambios"
        lead="Todo lo que se hizo en el torneo. No se borra ni se corrige."
      />
      <SearchBox label="Buscar por acción, persona o dato" defaultValue={text} />
      <p className="mt-4 mb-2 text-ink-soft tabular-nums">
        {log.total === 1 ? "1 cambio" : `${log.total} cambios`}
        {text.trim() !== "" && ` con «${text.trim()}»`}
      </p>
      {log.lines.length === 0 ? (
        <EmptyState title="Nada coincide con esa búsqueda">
          Prueba con una sola palabra: un nombre, «firma», «ronda», «ajustes».
        </EmptyState>
      ) : (
        <AuditList lines={log.lines} names={log.names} timeZone={tournament.timeZone} />
      )}
      <Pages slug={slug} text={text} page={log.page} pages={log.pages} />
    </PageMain>
  );
}

type PagesProps = {
  readonly slug: string;
  readonly text: string;
  readonly page: number;
  readonly pages: number;
};

function Pages({ slug, text, page, pages }: PagesProps) {
  if (pages === 1) return null;
  const href = (wanted: number) =>
    `/director/${slug}/registro?${new URLSearchParams({
      ...(text === "" ? {} : { q: text }),
      pagina: String(wanted),
    })}`;
  return (
    <nav
      aria-label="Páginas del registro"
      className="mt-5 flex flex-wrap items-center justify-between gap-3"
    >
      <span>{page > 1 && <LinkButton href={href(page - 1)}>Más recientes</LinkButton>}</span>
      <span className="font-semibold tabular-nums">
        Página {page} de {pages}
      </span>
      <span>{page < pages && <LinkButton href={href(page + 1)}>Más antiguos</LinkButton>}</span>
    </nav>
  );
}
