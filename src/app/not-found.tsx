import { TileFace } from "@/components/domino/tile-face";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageMain } from "@/components/ui/page-main";

/** What stands at an address that leads nowhere. */
export default function NotFound() {
  return (
    <PageMain width="narrow">
      <h1 className="sr-only">Página no encontrada</h1>
      <EmptyState
        title="Aquí no hay nada"
        picture={<TileFace tile="0-0" orientation="horizontal" size="md" label="" />}
        actions={
          <>
            <LinkButton href="/" variant="primary" icon="home">
              Ir al inicio
            </LinkButton>
            <LinkButton href="/torneos">Ver torneos</LinkButton>
          </>
        }
      >
        La dirección no existe, o lo que buscas todavía no es público.
      </EmptyState>
    </PageMain>
  );
}
