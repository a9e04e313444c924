import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";

/** A code that no public Hoja has. */
export default function UnknownCode() {
  return (
    <PageMain width="narrow">
      <PageHeader title="No hay una Hoja con ese código" />
      <Notice
        tone="error"
        title="Código desconocido"
        actions={<LinkButton href="/verificar">Escribirlo otra vez</LinkButton>}
      >
        Revisa letra por letra: no lleva la letra O ni el número 0, ni la I ni el 1. Si está igual
        que en el papel, esa Hoja no salió de este sistema.
      </Notice>
    </PageMain>
  );
}
