import type { Metadata } from "next";
import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { PaperSelect } from "@/components/ui/paper-select";
import { TextInput } from "@/components/ui/text-input";
import { directorPage } from "../director-page";
import type { TournamentPaper } from "./paper-list";
import { DIPLOMA_PLACES, MOST_DIPLOMA_PLACES } from "./paper-list";

export const metadata: Metadata = { title: "Papeles" };

type Props = { readonly params: Promise<{ slug: string }> };

/** Everything that can be printed of a tournament; the papers of a round are on its page. Works without script. */
export default async function PapersPage({ params }: Props) {
  const { slug } = await params;
  const page = await directorPage(slug, "sheets.print", "/papeles");
  if (!page.ok) return page.denied;
  const { tournament } = page;
  const base = `/director/${slug}`;
  const isClosed = tournament.status === "closed";
  const started = tournament.status === "running" || isClosed;
  return (
    <PageMain>
      <PageHeader
        title="Papeles"
        lead="Se abren como PDF, listos para una impresora láser en blanco y negro."
      />
      <form
        method="get"
        action={`${base}/papeles/lista.pdf`}
        target="_blank"
        className="flex flex-col gap-6"
        rel="noopener"
      >
        <div className="max-w-xs">
          <PaperSelect />
        </div>
        <Panel title="Antes de empezar">
          <PaperList>
            <PaperItem base={base} paper="lista" icon="list" title="Lista de presentes">
              Por nombre, con casilla para marcar en la puerta.
            </PaperItem>
            <PaperItem base={base} paper="credenciales" icon="person" title="Credenciales">
              Ocho por página, con QR a la ficha pública de cada jugador.
            </PaperItem>
            <li className="flex flex-col gap-2 py-4 sm:flex-row sm:items-center">
              <p className="flex-1">
                <strong className="block">Convocatoria</strong>
                Reglas, horario y lecturas del reglamento que rigen.
              </p>
              <LinkButton href={`/torneos/${slug}/convocatoria.pdf`} icon="document">
                Abrir
              </LinkButton>
            </li>
          </PaperList>
        </Panel>
        <Panel title="Durante y al final">
          <PaperList>
            <li className="flex flex-col gap-2 py-4 sm:flex-row sm:items-center">
              <p className="flex-1">
                <strong className="block">Hojas, tarjetas y listas de una ronda</strong>
                En blanco o llenas, por mesa y por nombre.
              </p>
              <LinkButton href={`${base}/rondas`} icon="table">
                Ir a las rondas
              </LinkButton>
            </li>
            {started && (
              <>
                <PaperItem base={base} paper="posiciones" icon="trophy" title="Posiciones">
                  Con lo que decidió cada puesto.
                </PaperItem>
                {tournament.format !== "teams" && (
                  <PaperItem base={base} paper="cuadro" icon="table" title="Cuadro cruzado">
                    Ronda por ronda: contra quién jugó cada uno y cómo quedó.
                  </PaperItem>
                )}
                <li className="flex flex-col gap-2 py-4 sm:flex-row sm:items-center">
                  <p className="flex-1">
                    <strong className="block">Registro de infracciones</strong>
                    Con sumas de control, para el expediente.
                  </p>
                  <LinkButton href={`${base}/incidencias/registro.pdf`} icon="document">
                    Abrir
                  </LinkButton>
                </li>
              </>
            )}
            {isClosed ? (
              <PaperItem base={base} paper="diplomas" icon="flag" title="Diplomas">
                <span className="mt-2 block max-w-48">
                  <TextInput
                    label="Hasta el puesto"
                    name="hasta"
                    inputMode="numeric"
                    defaultValue={String(DIPLOMA_PLACES)}
                    hint={`De 1 a ${MOST_DIPLOMA_PLACES}.`}
                  />
                </span>
              </PaperItem>
            ) : (
              <li className="py-4 text-ink-soft">
                Los diplomas salen cuando el torneo esté cerrado, con las posiciones finales.
              </li>
            )}
          </PaperList>
        </Panel>
      </form>
    </PageMain>
  );
}

function PaperList({ children }: { readonly children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

type PaperItemProps = {
  readonly base: string;
  readonly paper: TournamentPaper;
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
};

function PaperItem({ base, paper, icon, title, children }: PaperItemProps) {
  return (
    <li className="flex flex-col gap-2 py-4 sm:flex-row sm:items-center">
      <div className="flex-1">
        <strong className="block">{title}</strong>
        {children}
      </div>
      <button
        type="submit"
        formAction={`${base}/papeles/${paper}.pdf`}
        className={buttonStyle({ size: "dense" })}
        aria-label={`Abrir: ${title}`}
      >
        <Icon name={icon} />
        Abrir
      </button>
    </li>
  );
}
