import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { installationPage } from "../../installation-page";
import { PeopleTabs } from "../people-tabs";
import { ImportScreen } from "./import-screen";

export const metadata: Metadata = { title: "Importar un listado" };

export default async function ImportPage() {
  const page = await installationPage("people.import", "/personas/importar");
  if (!page.ok) return page.denied;
  return (
    <PageMain>
      <PageHeader
        title="Importar un listado"
        lead="Sube el listado como lo tengas. Primero ves qué pasaría con cada fila; nada se guarda hasta que confirmas."
      />
      <PeopleTabs actor={page.sender.actor} current="/personas/importar" />
      <ImportScreen />
    </PageMain>
  );
}
