import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";

/** A code that no public Hoja has. */
export default function UnknownCode() {
  return (
    <PageMain width="narrow">
      <PageHeader title="Aquí no hay una Hoja con ese código" />
      <Notice
        tone="warning"
        title="Código desconocido"
        actions={<LinkButton href="/verificar">Escribirlo otra vez</LinkButton>}
      >
        <p>
          Esta instalación no conoce ese código. Revísalo letra por letra: no lleva la letra O ni el
          número 0, ni la I ni el 1.
        </p>
        <p className="mt-1">
          Si está igual que en el papel, mira en la dirección impresa al pie: la Hoja puede ser de
          otra instalación, de una ronda que no se ha publicado o que se volvió a emparejar. Con el
          PDF la puedes comprobar también, o pregunta a la dirección del torneo.
        </p>
      </Notice>
    </PageMain>
  );
}
