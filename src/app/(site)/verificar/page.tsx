import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { TextInput } from "@/components/ui/text-input";
import { proofPath, readTypedHoja } from "@/schemas/typed-hoja";
import { FileCheck } from "./file-check";

export const metadata: Metadata = { title: "Verificar una Hoja" };

const NOT_A_CODE =
  "Eso no es el código de una Hoja: lleva ocho letras y números, como K7M2-P9QX, con o sin guion.";

type VerifyPageProps = { readonly searchParams: Promise<{ codigo?: string | string[] }> };

export default async function VerifyPage({ searchParams }: VerifyPageProps) {
  const { codigo } = await searchParams;
  const typed = typeof codigo === "string" ? codigo.trim() : "";
  const hoja = readTypedHoja(typed);
  if (hoja !== null) redirect(proofPath(hoja));
  return (
    <PageMain width="narrow">
      <PageHeader
        title="Verificar una Hoja"
        lead="Escribe el código impreso en la Hoja de Anotaciones, o escanea su QR. Verás las cifras selladas al cerrarla y si siguen intactas."
      />
      <form noValidate className="grid gap-4">
        <TextInput
          name="codigo"
          label="Código de la Hoja"
          hint="Ocho letras y números, junto al QR; o la dirección que da el QR."
          error={codigo === undefined ? undefined : NOT_A_CODE}
          defaultValue={typed}
          required
          maxLength={500}
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
