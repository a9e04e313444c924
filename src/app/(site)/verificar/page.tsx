import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { TextInput } from "@/components/ui/text-input";
import { FileCheck } from "./file-check";

export const metadata: Metadata = { title: "Verificar una Hoja" };

type VerifyPageProps = { readonly searchParams: Promise<{ codigo?: string | string[] }> };

export default async function VerifyPage({ searchParams }: VerifyPageProps) {
  const { codigo } = await searchParams;
  const code = typeof codigo === "string" ? codigo.toUpperCase().replace(/[^0-9A-Z]/g, "") : "";
  if (code !== "") redirect(`/verificar/${code.slice(0, 16)}`);
  return (
    <PageMain width="narrow">
      <PageHeader
        title="Verificar una Hoja"
        lead="Escribe el código impreso en la Hoja de Anotaciones, o escanea su QR. Verás las cifras selladas al cerrarla y si siguen intactas."
      />
      <form className="grid gap-4">
        <TextInput
          name="codigo"
          label="Código de la Hoja"
          hint="Ocho letras y números, junto al QR."
          required
          minLength={8}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="text-2xl font-semibold tracking-widest uppercase"
        />
        <Button type="submit" variant="primary" size="large" icon="search">
          Verificar
        </Button>
      </form>
      <section aria-labelledby="archivo" className="mt-10 border-t-2 border-ink pt-4">
        <h2 id="archivo" className="text-xl">
          ¿Tienes el archivo?
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">
          Sube el PDF de una Hoja cerrada, o su registro sellado: se comprueban su firma y cada
          cifra. No se guarda.
        </p>
        <FileCheck />
      </section>
      <p className="mt-8">
        <Link
          href="/claves"
          className="inline-flex min-h-12 items-center font-semibold text-sea underline-offset-4 hover:underline"
        >
          Las claves con que se sella, y cómo comprobar sin conexión
        </Link>
      </p>
    </PageMain>
  );
}
