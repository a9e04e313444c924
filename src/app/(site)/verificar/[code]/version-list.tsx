import Link from "next/link";
import { localInstant } from "@/i18n/es/document-dates";
import type { PublicSheet, PublicVersion } from "@/server/sheets/queries";

/** Every sealed version, where there is more than one or the one there is counts no more; who voided it, when and why. */
export function VersionList({ sheet }: { readonly sheet: PublicSheet }) {
  const isPlain = sheet.versions.every(({ voided }) => voided === null);
  if (sheet.versions.length < 2 && isPlain) return null;
  return (
    <section aria-labelledby="versiones">
      <h2 id="versiones" className="mb-2 text-xl">
        Versiones
      </h2>
      <ul className="divide-y divide-line border-t-2 border-ink">
        {sheet.versions.map((version) => (
          <li key={version.version} className="py-1">
            <VersionRow sheet={sheet} row={version} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VersionRow({ sheet, row }: { readonly sheet: PublicSheet; readonly row: PublicVersion }) {
  const { version, closedAt, hash, voided } = row;
  const isShown = version === sheet.sealed?.version;
  const when = (instant: number) => localInstant(new Date(instant).toISOString(), sheet.timeZone);
  return (
    <>
      <Link
        href={`/verificar/${sheet.code}?version=${version}`}
        aria-current={isShown ? "page" : undefined}
        className="flex min-h-12 flex-wrap items-center gap-x-4 px-1 hover:bg-sunken hover:underline"
      >
        <strong>Versión {version}</strong>
        <span className="text-ink-soft">cerrada el {when(closedAt)}</span>
        {isShown && <span className="font-semibold">(la que ves)</span>}
      </Link>
      <div className="px-1 pb-2">
        {voided ? (
          <p className="font-semibold">
            Ya no vale. La reabrió {voided.by} el {when(voided.at)}: «{voided.reason}»
          </p>
        ) : (
          <p>Es la que vale.</p>
        )}
        <p className="text-sm break-all text-ink-soft">
          Huella {voided ? <s>{hash}</s> : hash}
          {voided && " (anulada)"}
        </p>
      </div>
    </>
  );
}
