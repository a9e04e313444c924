import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { TextInput } from "@/components/ui/text-input";

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
    </PageMain>
  );
}
