"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";

export type ErrorPageProps = {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
};

/** Something of ours broke: what to do, and the number by which it is found in the server's log. Never a stack. */
export function ErrorNotice({ error, reset }: ErrorPageProps) {
  useEffect(() => {
    document.title = "Algo falló · Capicúa";
  }, []);
  return (
    <main id="contenido" tabIndex={-1} className="mx-auto w-full max-w-xl grow px-3 py-8 sm:px-6">
      <h1 className="mb-4 text-[1.75rem] sm:text-4xl">Algo falló</h1>
      <Notice
        tone="error"
        title="No se pudo mostrar esta página"
        actions={
          <>
            <Button variant="primary" icon="undo" onClick={reset}>
              Intentar otra vez
            </Button>
            <LinkButton href="/">Ir al inicio</LinkButton>
          </>
        }
      >
        <p>Lo que se guardó, guardado está. Si se repite, avisa a quien administra.</p>
        {error.digest && (
          <p className="mt-2">
            Número del fallo: <code className="font-mono">{error.digest}</code>
          </p>
        )}
      </Notice>
    </main>
  );
}
