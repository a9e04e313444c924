"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import { fieldError } from "@/i18n/es/fields";
import type { OwnCertificateForm } from "@/schemas/signing";
import { CERTIFICATE_BYTES, ownCertificateSchema } from "@/schemas/signing";
import { makeCertificate, uploadCertificate } from "./actions";

/** How an administrator changes the certificate: the federation's own, or one made here with its name. */
export function CertificateForms() {
  return (
    <>
      <Panel title="Usar el certificado de la federación">
        <UploadForm />
      </Panel>
      <Panel title="Hacer uno con el nombre de la federación">
        <OwnForm />
      </Panel>
    </>
  );
}

function Failure({ messages }: { readonly messages: readonly string[] | undefined }) {
  if (!messages) return null;
  return (
    <Notice tone="error" title="No se cambió">
      {messages.join(" ")}
    </Notice>
  );
}

function UploadForm() {
  const { send, pending, failure } = useCommand(uploadCertificate);
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | undefined>();

  async function save(): Promise<void> {
    if (file === null) return setError("Escoge el archivo .p12 o .pfx.");
    if (file.size > CERTIFICATE_BYTES)
      return setError("Ese archivo es muy grande para ser un certificado.");
    setError(undefined);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const p12 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const answer = await send({ p12, password });
    if (!answer.ok) return;
    setPassword("");
    showToast("Certificado cambiado.");
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        type="file"
        label="Archivo del certificado"
        hint=".p12 o .pfx, con su clave RSA."
        accept=".p12,.pfx,application/x-pkcs12"
        error={error}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <TextInput
        type="password"
        label="Contraseña del archivo"
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Failure messages={failure?.messages} />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Usar este certificado
        </Button>
      </div>
    </form>
  );
}

function OwnForm() {
  const { send, pending, failure } = useCommand(makeCertificate);
  const { register, handleSubmit, formState, reset } = useForm<OwnCertificateForm>({
    resolver: zodResolver(ownCertificateSchema, { error: fieldError }),
    defaultValues: { organisation: "" },
  });
  const save = handleSubmit(async (form) => {
    const answer = await send(form);
    if (!answer.ok) return;
    reset();
    showToast("Certificado hecho y en uso.");
  });
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <p className="text-ink-soft">
        Sirve si la federación no tiene uno. Quien lea el PDF verá este nombre, y confía en él la
        primera vez comparando la huella.
      </p>
      <TextInput
        label="Nombre de la federación o del club"
        autoComplete="organization"
        error={formState.errors.organisation?.message}
        {...register("organisation")}
      />
      <Failure messages={failure?.messages} />
      <div>
        <Button type="submit" pending={pending}>
          Hacer y usar
        </Button>
      </div>
    </form>
  );
}
