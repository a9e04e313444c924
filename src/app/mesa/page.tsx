import Link from "next/link";
import { LeftBehind } from "@/components/acta/left-behind";
import { CapicuaMark } from "@/components/domino/capicua-mark";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { CodeForm } from "./code-form";

/** Opening a table by the short code of its card. */
export default function OpenTablePage() {
  return (
    <PageMain width="narrow">
      <Link
        href="/"
        aria-label="Capicúa, inicio"
        className="mb-6 inline-flex min-h-12 items-center"
      >
        <CapicuaMark withName />
      </Link>
      <PageHeader
        title="Anota tu mesa"
        lead="El código está en la tarjeta de tu mesa y cambia en cada ronda. También puedes leer el QR de la tarjeta con la cámara."
      />
      <LeftBehind />
      <CodeForm />
      <section aria-labelledby="sin-torneo" className="mt-8 border-t-2 border-ink pt-4">
        <h2 id="sin-torneo" className="text-lg">
          Sin torneo
        </h2>
        <p className="mt-1 mb-3 text-ink-soft">
          Practica dos minutos con mesas terminadas, o anota tu propia partida con cualquier
          reglamento.
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/anotador#practicar">Practicar sin torneo</LinkButton>
          <LinkButton href="/anotador">Anotador libre</LinkButton>
        </div>
      </section>
    </PageMain>
  );
}
