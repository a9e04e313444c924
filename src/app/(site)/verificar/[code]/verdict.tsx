import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { isSealed } from "@/domain/match/acta";
import { localInstant, zoneLabel } from "@/i18n/es/document-dates";
import type { PublicSheet, SealedSheet } from "@/server/sheets/queries";

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
          La Hoja se reabrió para corregirla y se cerró otra vez. Vale la última versión.
        </Notice>
      )}
      {sheet.stage === "claimed" && (
        <Notice title="Con un reclamo ante la Junta">
          Estas cifras valen mientras la Junta decide (26.2). Si las corrige, aquí saldrá la versión
          nueva.
        </Notice>
      )}
      {!isSealed(sheet.stage) && (
        <Notice tone="warning" title="Se está corrigiendo">
          La Hoja se reabrió y todavía no se ha vuelto a cerrar. Esta es la última versión sellada.
        </Notice>
      )}
    </div>
  );
}

function isSuperseded({ versions }: PublicSheet, sealed: SealedSheet): boolean {
  return versions.some((row) => row.version > sealed.version);
}

function NotClosed({ sheet }: { readonly sheet: PublicSheet }) {
  if (sheet.versions.length > 0) {
    return (
      <Notice
        tone="error"
        title="Esa versión no existe"
        actions={<LinkButton href={`/verificar/${sheet.code}`}>Ver la última</LinkButton>}
      >
        Escoge una de la lista.
      </Notice>
    );
  }
  return (
    <Notice title="Todavía no está cerrada">
      El código es de esta mesa. Las cifras se publican y se sellan cuando el juez cierra la Hoja.
    </Notice>
  );
}

function SealNotice({
  sheet,
  sealed,
}: {
  readonly sheet: PublicSheet;
  readonly sealed: SealedSheet;
}) {
  const when = localInstant(new Date(sealed.closedAt).toISOString(), sheet.timeZone);
  const pdf = `/verificar/${sheet.code}/hoja.pdf?version=${sealed.version}`;
  if (!sealed.isAuthentic) {
    return (
      <Notice tone="error" title="Alterada: no confíes en estas cifras">
        <p>
          Lo guardado no da la huella con que se cerró el {when}. Avisa a la dirección del torneo o
          a la Junta.
        </p>
        <Hash label="Huella al cerrar" value={sealed.hash} />
        <Hash label="Huella de ahora" value={sealed.computed} />
      </Notice>
    );
  }
  return (
    <Notice
      tone="ok"
      title={`Auténtica · versión ${sealed.version}`}
      actions={
        <LinkButton href={pdf} icon="document" prefetch={false}>
          Hoja en PDF
        </LinkButton>
      }
    >
      <p>
        Cerrada el {when}, {zoneLabel(sheet.timeZone)}. La huella se acaba de calcular otra vez
        sobre las cifras guardadas y coincide.
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
