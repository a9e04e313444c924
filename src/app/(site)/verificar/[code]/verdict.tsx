import Link from "next/link";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { localInstant, zoneLabel } from "@/i18n/es/document-dates";
import type { PublicSheet, SealedSheet } from "@/server/sheets/queries";
import { versionsText } from "./versions-text";

/** What the code proves: authentic, altered, superseded, being corrected, or not closed yet. */
export function Verdict({ sheet }: { readonly sheet: PublicSheet }) {
  const { sealed } = sheet;
  if (!sealed) return <NotClosed sheet={sheet} />;
  return (
    <div className="grid gap-3">
      <SealNotice sheet={sheet} sealed={sealed} />
      {isSuperseded(sheet, sealed) && (
        <Notice
          tone="warning"
          title="Hay una versión más nueva"
          actions={<LinkButton href={`/verificar/${sheet.code}`}>Ver la última</LinkButton>}
        >
          La Hoja se reabrió para corregirla y se cerró otra vez.{" "}
          {sheet.annulled
            ? "Y la última también se reabrió: hoy no vale ninguna versión."
            : "Vale la última versión."}
        </Notice>
      )}
      {isOvertaken(sheet, sealed) && (
        <Notice tone="warning" title="Lo que cuenta ya no es lo que se selló">
          Se corrigió una sanción anotada en otra mesa y con ella cambiaron las multas o el
          resultado de esta. El sello prueba lo que se firmó; las posiciones ya llevan el cambio.
        </Notice>
      )}
      {sheet.stage === "claimed" && (
        <Notice title="Con un reclamo ante la Junta">
          Estas cifras valen mientras la Junta decide (26.2). Si las corrige, aquí saldrá la versión
          nueva.
        </Notice>
      )}
    </div>
  );
}

/** Of the latest version only, and not of an altered one, whose figures differ for another reason. */
function isOvertaken(sheet: PublicSheet, sealed: SealedSheet): boolean {
  return sheet.isOutdated && sealed.document !== null && !isSuperseded(sheet, sealed);
}

function isSuperseded({ versions }: PublicSheet, sealed: SealedSheet): boolean {
  return versions.some((row) => row.version > sealed.version);
}

function counts(sheet: PublicSheet, sealed: SealedSheet): boolean {
  return sheet.annulled === null && !isSuperseded(sheet, sealed);
}

function NotClosed({ sheet }: { readonly sheet: PublicSheet }) {
  if (sheet.versions.length > 0) {
    return (
      <Notice
        tone="error"
        title="Esa versión no existe"
        actions={<LinkButton href={`/verificar/${sheet.code}`}>Ver la última</LinkButton>}
      >
        {versionsText(sheet.versions)}
      </Notice>
    );
  }
  return (
    <Notice title="Todavía no está cerrada">
      El código es de esta mesa. Las cifras se publican y se sellan cuando el juez cierra la Hoja.
    </Notice>
  );
}

type SealProps = { readonly sheet: PublicSheet; readonly sealed: SealedSheet };

function SealNotice({ sheet, sealed }: SealProps) {
  switch (sealed.state) {
    case "authentic":
      return <Authentic sheet={sheet} sealed={sealed} />;
    case "altered":
      return <Altered sheet={sheet} sealed={sealed} />;
    case "unsealed":
      return (
        <Notice
          tone="warning"
          title={
            counts(sheet, sealed)
              ? `Sin sello · versión ${sealed.version}`
              : `Ya no vale · versión ${sealed.version}, sin sello`
          }
          actions={<PdfButton sheet={sheet} sealed={sealed} />}
        >
          <Annulled sheet={sheet} />
          <p>
            Cerrada el {closedWhen(sheet, sealed)}, antes de que las Hojas se sellaran con la clave
            de la federación. Las cifras dan su huella, y nada más las prueba.
          </p>
          <Hash label="SHA-256" value={sealed.hash} />
        </Notice>
      );
    case "unknown-key":
      return (
        <Notice
          tone="error"
          title="La selló una clave que no es de aquí: no confíes en estas cifras"
        >
          <p>
            El sello es de la clave {sealed.keyId}, que no está entre las de esta instalación. Avisa
            a la dirección del torneo o a la Junta.
          </p>
        </Notice>
      );
  }
}

function closedWhen(sheet: PublicSheet, sealed: SealedSheet): string {
  return localInstant(new Date(sealed.closedAt).toISOString(), sheet.timeZone);
}

function Altered({ sheet, sealed }: SealProps) {
  const isHashKept = sealed.hash === sealed.computed;
  return (
    <Notice tone="error" title="Alterada: no confíes en estas cifras">
      <p>
        {isHashKept
          ? `Lo guardado no es lo que se selló el ${closedWhen(sheet, sealed)}: la firma del sello no concuerda.`
          : `Lo guardado no da la huella con que se cerró el ${closedWhen(sheet, sealed)}.`}{" "}
        Avisa a la dirección del torneo o a la Junta.
      </p>
      <Hash label="Huella al cerrar" value={sealed.hash} />
      {!isHashKept && <Hash label="Huella de ahora" value={sealed.computed} />}
    </Notice>
  );
}

function authenticTitle(sheet: PublicSheet, sealed: SealedSheet): string {
  const { version } = sealed;
  if (counts(sheet, sealed)) return `Auténtica · versión ${version}`;
  const why = isSuperseded(sheet, sealed) ? "reemplazada" : "anulada";
  return `Ya no vale · versión ${version}, auténtica y ${why}`;
}

/** What is known first of a Hoja that is open again; nothing of any other. */
function Annulled({ sheet: { annulled, timeZone } }: { readonly sheet: PublicSheet }) {
  if (annulled === null) return null;
  const at = localInstant(new Date(annulled.at).toISOString(), timeZone);
  return (
    <p className="mb-2 font-semibold">
      Se reabrió para corregirla el {at}: hoy no vale ninguna versión. Cuando se cierre otra vez,
      aquí saldrá la que vale.
    </p>
  );
}

function PdfButton({ sheet, sealed }: SealProps) {
  return (
    <LinkButton
      href={`/verificar/${sheet.code}/hoja.pdf?version=${sealed.version}`}
      icon="document"
      prefetch={false}
    >
      Hoja en PDF
    </LinkButton>
  );
}

function Authentic({ sheet, sealed }: SealProps) {
  return (
    <Notice
      tone={counts(sheet, sealed) ? "ok" : "warning"}
      title={authenticTitle(sheet, sealed)}
      actions={
        <>
          <PdfButton sheet={sheet} sealed={sealed} />
          <LinkButton
            href={`/verificar/${sheet.code}/registro.json?version=${sealed.version}`}
            variant="quiet"
            prefetch={false}
          >
            Registro sellado
          </LinkButton>
        </>
      }
    >
      <Annulled sheet={sheet} />
      <p>
        Cerrada el {closedWhen(sheet, sealed)}, {zoneLabel(sheet.timeZone)}. La huella se acaba de
        calcular otra vez sobre las cifras guardadas, y la firma del sello es de la{" "}
        <Link href="/claves" className="underline underline-offset-4">
          clave {sealed.keyId}
        </Link>
        : las dos concuerdan.
      </p>
      <Hash label="SHA-256" value={sealed.hash} />
    </Notice>
  );
}

/** A hash in groups of eight, so that two can be compared by eye. */
function Hash({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <p className="mt-2 text-sm">
      <span className="block text-ink-soft">{label}</span>
      <code className="font-mono break-words">{value.match(/.{1,8}/g)?.join(" ")}</code>
    </p>
  );
}
