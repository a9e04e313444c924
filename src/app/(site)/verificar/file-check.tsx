"use client";

import { useActionState, useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { proofInstant } from "@/i18n/es/proof";
import type { FileVerdict } from "./actions";
import { checkFileForm } from "./actions";

/** The most that a form may send: a Hoja takes a twentieth of it. */
const LARGEST = 1_000_000;

/** Checks a PDF or a sealed record that somebody has. */
export function FileCheck() {
  const [verdict, check, pending] = useActionState<FileVerdict, FormData>(checkFileForm, {
    state: "none",
  });
  const [error, setError] = useState<string | undefined>();
  return (
    <>
      <form noValidate action={check} className="grid gap-4">
        <TextInput
          type="file"
          name="archivo"
          label="Archivo de la Hoja"
          hint=".pdf o .json, de hasta 1 MB."
          accept=".pdf,.json,application/pdf,application/json"
          required
          error={error}
          onChange={(event) => {
            const isLarge = (event.target.files?.[0]?.size ?? 0) > LARGEST;
            setError(isLarge ? "Pasa de 1 MB: sube la Hoja de una sola mesa." : undefined);
          }}
        />
        <Button type="submit" icon="search" pending={pending} disabled={error !== undefined}>
          Comprobar el archivo
        </Button>
      </form>
      <div className="mt-4" aria-live="polite">
        {!pending && <Verdict verdict={verdict} />}
      </div>
    </>
  );
}

function Verdict({ verdict }: { readonly verdict: FileVerdict }) {
  switch (verdict.state) {
    case "none":
      return null;
    case "authentic":
      return (
        <div className="grid gap-3">
          {verdict.unsealed !== null && (
            <Notice tone="warning" title="No todo está sellado">
              {verdict.unsealed}
            </Notice>
          )}
          {verdict.sheets.map(({ code, version, signedAt, hash }) => (
            <Notice
              key={`${code} ${version}`}
              tone="ok"
              title={`Auténtica · Hoja ${code}, versión ${version}`}
              actions={<LinkButton href={`/verificar/${code}`}>Ver sus cifras</LinkButton>}
            >
              <p>Sellada el {proofInstant(signedAt)}. Es la última versión.</p>
              <code className="mt-2 block font-mono text-sm break-words">
                {hash.match(/.{1,8}/g)?.join(" ")}
              </code>
            </Notice>
          ))}
        </div>
      );
    case "overtaken":
    case "refused":
      return (
        <Notice
          tone={verdict.state === "overtaken" ? "warning" : "error"}
          title={verdict.state === "overtaken" ? "Ya no vale" : "No queda probada"}
          actions={
            verdict.code && <LinkButton href={`/verificar/${verdict.code}`}>Ver la Hoja</LinkButton>
          }
        >
          {verdict.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      );
  }
}
