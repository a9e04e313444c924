import Link from "next/link";
import { effectsText, OUTCOME_NAMES, SUBJECT_NAMES } from "@/i18n/es/claims";
import type { PublicClaim } from "@/server/claims/queries";

/** The claims that the Junta has decided, for everybody: which table, what came out, what it changed. */
export function PublicClaims({ claims }: { readonly claims: readonly PublicClaim[] }) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="reclamos">
      <h2 id="reclamos" className="mb-2 text-xl">
        Reclamos decididos por la Junta
      </h2>
      <ul className="divide-y divide-line border-t-2 border-ink">
        {claims.map((claim) => (
          <li key={claim.id} className="py-3">
            <p className="leading-tight">
              <strong className="tabular-nums">N.º {claim.number}</strong> · ronda {claim.round},
              mesa {claim.table} · {SUBJECT_NAMES[claim.subject].toLowerCase()} ·{" "}
              <strong>{claim.outcome && OUTCOME_NAMES[claim.outcome]}</strong>
            </p>
            <p className="text-ink-soft">
              {effectsText(claim.effects)}
              {claim.pairedRounds.length > 0 &&
                ` Ya se habían emparejado con los datos de antes: ${claim.pairedRounds
                  .map((round) => `ronda ${round}`)
                  .join(", ")}.`}
            </p>
            {claim.sheetVersion !== null && (
              <Link
                href={`/verificar/${claim.publicCode}`}
                className="inline-flex min-h-12 items-center font-semibold text-sea underline underline-offset-4"
              >
                Hoja corregida, versión {claim.sheetVersion}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
