import Link from "next/link";
import { CapicuaMark } from "@/components/domino/capicua-mark";
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
      <CodeForm />
    </PageMain>
  );
}
