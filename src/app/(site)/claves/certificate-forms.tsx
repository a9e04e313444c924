"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { TextInput } from "@/components/ui/text-input";
import { fieldError } from "@/i18n/es/fields";
import type { OwnCertificateForm } from "@/schemas/signing";
import { CERTIFICATE_BYTES, ownCertificateSchema } from "@/schemas/signing";
import { makeCertificate, uploadCertificate } from "./actions";

/** How an administrator changes the certificate: the federation's own, or one made here with its name. */
export function CertificateForms() {
  return (
    <>
      <Panel data-no-print title="Usar el certificado de la federación">
        <UploadForm />
      </Panel>
      <Panel data-no-print title="Hacer uno con el nombre de la federación">
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

type QuestionProps = {
  readonly open: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** What is asked before another certificate takes the place of the one in use. */
function Question({ open, pending, onClose, onConfirm }: QuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="¿Cambiar el certificado que firma los PDF?"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button variant="primary" pending={pending} onClick={onConfirm}>
            Cambiar el certificado
          </Button>
        </>
      }
    >
      <p>
        Los PDF que se bajen desde ahora irán firmados con el nuevo. Los que ya se bajaron conservan
        su firma y se siguen comprobando igual.
      </p>
      <p className="mt-2 font-semibold">
        No se puede deshacer: el de ahora no se guarda. Si puede hacer falta otra vez, ten a mano su
        archivo .p12.
      </p>
    </Dialog>
  );
}

function Done({ fingerprint }: { readonly fingerprint: string }) {
  return (
    <Notice tone="ok" live title="Certificado cambiado">
      <p>Firma los PDF desde ahora. Su huella, para compararla y publicarla:</p>
      <code className="mt-1 block font-mono text-sm break-words">
        {fingerprint.match(/.{4}/g)?.join(" ")}
      </code>
    </Notice>
  );
}

function fileProblem(file: File | null): string | undefined {
  if (file === null) return "Escoge el archivo .p12 o .pfx.";
  if (file.size === 0) return `«${file.name}» está vacío: expórtalo otra vez.`;
  return file.size > CERTIFICATE_BYTES
    ? "Ese archivo es muy grande para ser un certificado."
    : undefined;
}

function UploadForm() {
  const { send, pending, failure } = useCommand(uploadCertificate);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | undefined>();

  function ask(): void {
    const problem = fileProblem(file);
    setError(problem);
    setDone(null);
    setAsking(problem === undefined);
  }

  async function save(): Promise<void> {
    if (file === null) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const p12 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const answer = await send({ p12, password });
    setAsking(false);
    if (!answer.ok) return;
    setPassword("");
    setDone(answer.value.fingerprint);
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextInput
        type="file"
        label="Archivo del certificado"
        hint=".p12 o .pfx, con su clave RSA de 2048 bits o más."
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
      {done !== null && <Done fingerprint={done} />}
      <Question
        open={asking}
        pending={pending}
        onClose={() => setAsking(false)}
        onConfirm={() => void save()}
      />
    </form>
  );
}

function OwnForm() {
  const { send, pending, failure } = useCommand(makeCertificate);
  const [asked, setAsked] = useState<OwnCertificateForm | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { register, handleSubmit, formState, reset } = useForm<OwnCertificateForm>({
    resolver: zodResolver(ownCertificateSchema, { error: fieldError }),
    defaultValues: { organisation: "" },
  });
  const ask = handleSubmit((form) => {
    setDone(null);
    setAsked(form);
  });
  async function save(form: OwnCertificateForm): Promise<void> {
    const answer = await send(form);
    setAsked(null);
    if (!answer.ok) return;
    reset();
    setDone(answer.value.fingerprint);
  }
  return (
    <form onSubmit={ask} noValidate className="grid gap-4">
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
      {done !== null && <Done fingerprint={done} />}
      <Question
        open={asked !== null}
        pending={pending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void save(asked)}
      />
    </form>
  );
}
