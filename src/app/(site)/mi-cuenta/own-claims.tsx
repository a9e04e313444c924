import { ClaimList } from "@/components/claims/claim-list";
import { LinkButton } from "@/components/ui/link-button";
import { deadlineText } from "@/i18n/es/claims";
import { claimableMatches } from "@/server/claims/filing-options";
import { claimsAround } from "@/server/claims/queries";

/** The claims of one's own tables, and the matches about which one can still claim. */
export async function OwnClaims({ playerId }: { readonly playerId: string }) {
  const [claims, matches] = await Promise.all([claimsAround(playerId), claimableMatches(playerId)]);
  if (claims.length === 0 && matches.length === 0) return null;
  return (
    <section aria-labelledby="reclamos" className="mb-8">
      <h2 id="reclamos" className="mb-2 text-xl">
        Reclamos
      </h2>
      <ClaimList
        claims={claims}
        now={Date.now()}
        empty={
          <p className="text-ink-soft">
            Ninguno en tus mesas. Si no estás de acuerdo con algo, reclámalo aquí después de la
            partida.
          </p>
        }
      />
      {matches.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 font-semibold">Partidas que todavía puedes reclamar</h3>
          <ul className="divide-y divide-line border-y border-line">
            {matches.map(({ matchId, tournament, timeZone, round, table, deadline }) => (
              <li
                key={matchId}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
              >
                <div className="min-w-0">
                  <p className="font-semibold">
                    Ronda {round}, mesa {table}
                  </p>
                  <p className="text-sm text-ink-soft">
                    {tournament}. {deadlineText(deadline, timeZone)}
                  </p>
                </div>
                <LinkButton href={`/mi-cuenta/reclamar?mesa=${matchId}`} size="dense" icon="flag">
                  Reclamar
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
