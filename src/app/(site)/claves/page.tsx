import type { Metadata } from "next";
import { DataTable } from "@/components/ui/data-table";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { can } from "@/domain/access/can";
import { localInstant } from "@/i18n/es/document-dates";
import type { PublishedKey } from "@/proof/key";
import { groupedFingerprint } from "@/proof/key";
import { currentSender } from "@/server/auth/sender";
import { signingCertificate } from "@/server/proof/certificate";
import { keyRing } from "@/server/proof/key-ring";
import { CertificateForms } from "./certificate-forms";

export const metadata: Metadata = { title: "Claves de las Hojas" };
export const dynamic = "force-dynamic";

/** Keys are the installation's, of no tournament: their instants are told in the country's time. */
const ZONE = "America/Santo_Domingo";

export default async function KeysPage() {
  const [{ keys }, { actor }] = await Promise.all([keyRing(), currentSender()]);
  const certificate = signingCertificate();
  const [current, ...retired] = keys;
  return (
    <PageMain>
      <PageHeader
        back={{ href: "/verificar", label: "Verificar una Hoja" }}
        title="Claves de las Hojas"
        lead="Con esto se comprueba, aquí o sin conexión, que una Hoja cerrada es la que se selló. Imprime esta página y guárdala: la huella impresa es lo que nadie cambia."
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel
          title="La clave que sella ahora"
          actions={
            <LinkButton href="/claves/claves.json" size="dense" icon="document" prefetch={false}>
              Todas, en JSON
            </LinkButton>
          }
        >
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Fact name="Clave" value={current.id} />
            <Fact name="En uso desde" value={localInstant(current.from, ZONE)} />
            <Fact name="Huella (SHA-256)" value={groupedFingerprint(current.publicKey)} isCode />
            <Fact name="Clave pública Ed25519" value={current.publicKey} isCode />
          </dl>
        </Panel>
        <Panel
          title="El certificado que firma los PDF"
          actions={
            <LinkButton
              href="/claves/certificado.pem"
              size="dense"
              icon="document"
              prefetch={false}
            >
              Certificado
            </LinkButton>
          }
        >
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Fact name="De" value={certificate.facts.organisation ?? certificate.facts.name} />
            <Fact name="Emitido por" value={issuerText(certificate)} />
            <Fact name="Vale desde" value={localInstant(certificate.facts.from, ZONE)} />
            <Fact name="Vale hasta" value={localInstant(certificate.facts.until, ZONE)} />
            <Fact
              name="Huella (SHA-256)"
              value={certificate.facts.fingerprint.match(/.{4}/g)?.join(" ") ?? ""}
              isCode
            />
          </dl>
        </Panel>
        {retired.length > 0 && (
          <Panel title="Claves retiradas" flush className="lg:col-span-2">
            <p className="px-3 pb-3 text-ink-soft sm:px-5">
              Ya no sellan. Lo que sellaron mientras se usaban sigue valiendo.
            </p>
            <RetiredKeys keys={retired} />
          </Panel>
        )}
        {can(actor, "certificate.manage", {}).allowed && <CertificateForms />}
        <Panel title="Comprobar sin conexión" tone="sunken" className="lg:col-span-2">
          <p>
            Baja el archivo de claves, y el PDF o el registro sellado de una Hoja; con el programa
            en tu computadora:
          </p>
          <pre className="mt-2 overflow-x-auto font-mono text-sm whitespace-pre-wrap">
            npm run -s capicua -- verify hoja.pdf --key claves.json
          </pre>
          <p className="mt-2">
            Sin conexión no se sabe si después se reabrió la Hoja o salió una versión más nueva,
            salvo que se le dé también{" "}
            <a href="/verificar/sellos.json" className="underline underline-offset-4">
              el registro de sellos
            </a>{" "}
            con <code>--registry</code>.
          </p>
        </Panel>
      </div>
    </PageMain>
  );
}

function issuerText({ origin, facts }: ReturnType<typeof signingCertificate>): string {
  if (!facts.isSelfSigned) return facts.issuer;
  const who = origin === "made" ? "Esta misma instalación" : "Autofirmado por su titular";
  return `${who}: un lector de PDF pide confiar en él una vez.`;
}

function Fact({
  name,
  value,
  isCode,
}: {
  readonly name: string;
  readonly value: string;
  readonly isCode?: true;
}) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={isCode ? "font-mono text-sm [overflow-wrap:anywhere]" : "font-semibold"}>
        {value}
      </dd>
    </div>
  );
}

function RetiredKeys({ keys }: { readonly keys: readonly PublishedKey[] }) {
  return (
    <DataTable
      caption="Claves retiradas"
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        { key: "id", header: "Clave", kind: "title", cell: ({ id }) => id },
        { key: "from", header: "Desde", cell: ({ from }) => localInstant(from, ZONE) },
        {
          key: "until",
          header: "Hasta",
          cell: ({ until }) => (until === null ? "" : localInstant(until, ZONE)),
        },
        {
          key: "print",
          header: "Huella",
          short: "",
          cell: ({ publicKey }) => (
            <code className="font-mono text-sm break-words">{groupedFingerprint(publicKey)}</code>
          ),
        },
      ]}
    />
  );
}
