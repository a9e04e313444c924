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
  const paper = (name: TournamentPaper) => `${base}/papeles/${name}.pdf`;
  const isClosed = tournament.status === "closed";
  const started = tournament.status === "running" || isClosed;
  return (
    <PageMain>
      <PageHeader
        title="Papeles"
        lead="Se abren como PDF, listos para una impresora láser en blanco y negro."
      />
      <form
        noValidate
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
            <PaperItem to={paper("lista")} icon="list" title="Lista de presentes">
              Por nombre, con casilla para marcar en la puerta.
            </PaperItem>
            <PaperItem to={paper("credenciales")} icon="person" title="Credenciales">
              Ocho por página, con QR a la ficha pública de cada jugador.
            </PaperItem>
            <PaperItem
              to={`/torneos/${slug}/convocatoria.pdf`}
              icon="document"
              title="Convocatoria"
            >
              Reglas, horario y lecturas del reglamento que rigen.
            </PaperItem>
          </PaperList>
        </Panel>
        <Panel title="Durante y al final">
          <PaperList>
            <li className="flex flex-col gap-2 py-4 sm:flex-row sm:items-center">
              <p className="flex-1">
                <strong className="block">Hojas, tarjetas y listas de una ronda</strong>
                En blanco o llenas, por mesa y por nombre.
              </p>
              <LinkButton href={`${base}/rondas`} size="dense" icon="table">
                Ir a las rondas
              </LinkButton>
            </li>
            {started && (
              <>
                <PaperItem to={paper("posiciones")} icon="trophy" title="Posiciones">
                  Con lo que decidió cada puesto.
                </PaperItem>
                {tournament.format !== "teams" && (
                  <PaperItem to={paper("cuadro")} icon="table" title="Cuadro cruzado">
                    Ronda por ronda: contra quién jugó cada uno y cómo quedó.
                  </PaperItem>
                )}
                <PaperItem
                  to={`${base}/incidencias/registro.pdf`}
                  icon="document"
                  title="Registro de infracciones"
                >
                  Con sumas de control, para el expediente.
                </PaperItem>
              </>
            )}
            {isClosed ? (
              <PaperItem to={paper("diplomas")} icon="flag" title="Diplomas" counts>
                <span className="mt-2 block max-w-48">
                  <TextInput
                    label="Hasta el puesto"
                    name="hasta"
                    type="number"
                    inputMode="numeric"
                    required
                    min={1}
                    max={MOST_DIPLOMA_PLACES}
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
  /** The address of the PDF. */
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  /** How many are printed is asked beside it, and must be right. */
  readonly counts?: boolean;
  readonly children: ReactNode;
};

function PaperItem({ to, icon, title, counts = false, children }: PaperItemProps) {
  return (
    <li className="flex flex-col gap-2 py-4 sm:flex-row sm:items-center">
      <div className="flex-1">
        <strong className="block">{title}</strong>
        {children}
      </div>
      <button
        type="submit"
        formAction={to}
        formNoValidate={!counts}
        className={buttonStyle({ size: "dense" })}
        aria-label={`Abrir: ${title}`}
      >
        <Icon name={icon} />
        Abrir
      </button>
    </li>
  );
}
