import type { ReactNode } from "react";
import { CardGlyph } from "@/components/domino/card-glyph";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { signedFigure } from "@/i18n/es/refereeing";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { PersonSanction } from "@/server/sanctions/person-sanctions";

type SanctionListProps = {
  readonly sanctions: readonly PersonSanction[];
  /** What one may do about a sanction: one's own can be claimed. */
  readonly action?: (sanction: PersonSanction) => ReactNode;
};

/** The sanctions of a person, for that person and for officials only. */
export function SanctionList({ sanctions, action }: SanctionListProps) {
  return (
    <section aria-labelledby="sanciones" className="mt-10">
      <h2 id="sanciones" className="mb-2 text-xl">
        Sanciones
      </h2>
      <div className="mb-3">
        <Notice title="Privado">Esto lo ven solo esta persona y los oficiales.</Notice>
      </div>
      {sanctions.length === 0 ? (
        <EmptyState title="Ninguna sanción" />
      ) : (
        <ul className="divide-y divide-line border-t-2 border-ink">
          {sanctions.map((sanction) => (
            <li
              key={sanction.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold">{infractionTitle(sanction.infraction)}</p>
                <p className="text-sm text-ink-soft">
                  {sanction.tournament}, ronda {sanction.round}, mesa {sanction.table}
                  {sanction.article && ` · art. ${sanction.article}`}
                  {sanction.step !== null && ` · paso ${sanction.step}`}
                </p>
              </div>
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                {sanction.cards.map((card) => (
                  <CardGlyph key={card} card={card} size="sm" />
                ))}
                {sanction.points !== 0 && (
                  <strong className="text-lg tabular-nums">{signedFigure(sanction.points)}</strong>
                )}
              </p>
              {action && <div className="w-full">{action(sanction)}</div>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
