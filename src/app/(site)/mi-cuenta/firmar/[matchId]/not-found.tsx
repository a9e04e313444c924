import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";

/** A Hoja that is not one's own, or that nobody has verified yet. */
export default function NoOwnSheet() {
  return (
    <PageMain width="narrow">
      <PageHeader title="No hay una Hoja que firmar" />
      <Notice
        title="Todavía no, o no es tu mesa"
        actions={<LinkButton href="/mi-cuenta">Volver a mi cuenta</LinkButton>}
      >
        La Hoja se firma cuando el juez la verifica, y solo quien jugó en esa mesa.
      </Notice>
    </PageMain>
  );
}
