import Link from "next/link";
import { localInstant } from "@/i18n/es/document-dates";
import type { PublicSheet } from "@/server/sheets/queries";

/** Every sealed version, where there is more than one. */
export function VersionList({ sheet }: { readonly sheet: PublicSheet }) {
  if (sheet.versions.length < 2) return null;
  return (
    <section aria-labelledby="versiones">
      <h2 id="versiones" className="mb-2 text-xl">
        Versiones
      </h2>
      <ul className="divide-y divide-line border-t-2 border-ink">
        {sheet.versions.map(({ version, closedAt }) => {
          const isShown = version === sheet.sealed?.version;
          return (
            <li key={version}>
              <Link
                href={`/verificar/${sheet.code}?version=${version}`}
                aria-current={isShown ? "page" : undefined}
                className="flex min-h-12 flex-wrap items-center gap-x-4 px-1 hover:bg-sunken hover:underline"
              >
                <strong>Versión {version}</strong>
                <span className="text-ink-soft">
                  cerrada el {localInstant(new Date(closedAt).toISOString(), sheet.timeZone)}
                </span>
                {isShown && <span className="font-semibold">(la que ves)</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
