import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContradictionList } from "@/components/rules/contradiction-list";
import { SettingsTable } from "@/components/rules/settings-table";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { explainContradictions } from "@/domain/rules/contradictions/explain-contradictions";
import { defaultContext, explainRules, ruleBook } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { catalogueOf } from "@/domain/sanctions/catalogue";
import { bookChapters } from "@/i18n/es/reglamento/books";
import { editionText } from "@/i18n/es/rules/edition";
import { BookSummary } from "./book-summary";
import { catalogueLines } from "./catalogue-lines";
import { SanctionCatalogue } from "./sanction-catalogue";

type BookPageProps = { readonly params: Promise<{ libro: string }> };

async function bookOf({ params }: BookPageProps): Promise<PresetId> {
  const { libro } = await params;
  return PRESET_IDS.find((id) => id === libro) ?? notFound();
}

export function generateStaticParams() {
  return PRESET_IDS.map((libro) => ({ libro }));
}

export async function generateMetadata(props: BookPageProps): Promise<Metadata> {
  return { title: `Reglamento ${ruleBook(await bookOf(props)).name}` };
}

export default async function BookPage(props: BookPageProps) {
  const id = await bookOf(props);
  const book = ruleBook(id);
  const context = defaultContext(id);
  const contradictions = explainContradictions(id, context);
  const chapters = bookChapters(id);
  const settings = explainRules(id, context);
  return (
    <PageMain>
      <PageHeader
        back={{ href: "/reglamento", label: "Reglamento" }}
        title={book.name}
        lead={
          <>
            <p>{book.summary}</p>
            <p className="mt-1 text-sm">
              {editionText(book)} {book.source}
            </p>
          </>
        }
        actions={
          <LinkButton href={`/reglamento/comparar?base=${id}`}>Comparar con otros</LinkButton>
        }
      />
      <nav aria-label="En esta página" className="mb-8">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {chapters.length > 0 && <SectionLink href="#articulos">Por artículo</SectionLink>}
          <SectionLink href="#ajustes">Las reglas en cifras</SectionLink>
          <SectionLink href="#lecturas">Lo que no aclara</SectionLink>
          <SectionLink href="#sanciones">Infracciones y sanciones</SectionLink>
        </ul>
      </nav>
      {chapters.length > 0 && (
        <section id="articulos" aria-labelledby="articulos-titulo">
          <h2 id="articulos-titulo" className="text-2xl">
            Por artículo
          </h2>
          <p className="mb-4 max-w-[60ch] text-ink-soft">
            Un resumen nuestro. Si algo no coincide, vale el texto de la federación.
          </p>
          <BookSummary chapters={chapters} />
        </section>
      )}
      <section id="ajustes" aria-labelledby="ajustes-titulo" className="mt-12">
        <h2 id="ajustes-titulo" className="text-2xl">
          Las reglas en cifras
        </h2>
        <p className="mb-4 max-w-[60ch] text-ink-soft">
          Donde dice «lectura nuestra», el libro calla o se contradice y este es el valor escogido;
          un torneo puede cambiarlo. Unas las calcula el sistema y otras las aplican los oficiales.
        </p>
        <SettingsTable caption={`Reglas de ${book.name}`} settings={settings} />
      </section>
      <section id="lecturas" aria-labelledby="lecturas-titulo" className="mt-12">
        <h2 id="lecturas-titulo" className="text-2xl">
          Lo que el libro no aclara
        </h2>
        <p className="mb-4 max-w-[60ch] text-ink-soft">
          Dónde se contradice, es dudoso o calla, y cómo lo leemos.
        </p>
        <ContradictionList entries={contradictions} />
      </section>
      <section id="sanciones" aria-labelledby="sanciones-titulo" className="mt-12">
        <h2 id="sanciones-titulo" className="mb-3 text-2xl">
          Infracciones y sanciones
        </h2>
        <SanctionCatalogue lines={catalogueLines(catalogueOf(id))} />
      </section>
    </PageMain>
  );
}

function SectionLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-12 items-center font-semibold text-sea underline underline-offset-4"
      >
        {children}
      </a>
    </li>
  );
}
