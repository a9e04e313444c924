import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { Badge } from "@/components/ui/state-pill";
import { hourText } from "@/i18n/es/hour-text";
import { describeRest } from "@/i18n/es/pairing";
import { blockerText, openTablesText } from "@/i18n/es/tournament";
import type { DraftView } from "@/server/rounds/draft-view";
import type { TournamentView } from "@/server/tournaments/rows";
import { FoldedMessages } from "../message-list";
import { DraftActions } from "./draft-actions";
import { DraftEditor } from "./draft-editor";
import { OpenChangeScope } from "./open-change";
import { WarningList } from "./warning-list";

type DraftRoundProps = { readonly tournament: TournamentView; readonly draft: DraftView };

/** A round before it is public: its tables to look over and change by hand, what speaks against it, and publishing. */
export function DraftRound({ tournament, draft }: DraftRoundProps) {
  const { slug, timeZone } = tournament;
  const wordsOf = (overridable: boolean) =>
    draft.blockers
      .filter((blocker) => blocker.overridable === overridable)
      .map((blocker) => blockerText(blocker, (name) => name));
  const final = wordsOf(false);
  const warnings = wordsOf(true);
  return (
    <PageMain width="wide">
      <PageHeader
        back={{ href: `/director/${slug}/rondas`, label: "Rondas" }}
        title={`Ronda ${draft.number}, borrador`}
        actions={
          <LinkButton href={`/director/${slug}/rondas/${draft.number}/explicacion`} icon="info">
            Por qué es así
          </LinkButton>
        }
        lead={`Solo la ve la dirección. ${madeBy(draft, hourText(draft.pairedAt, timeZone))}`}
      />
      <OpenChangeScope>
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
          <div className="grid min-w-0 gap-5">
            {draft.warnings.length > 0 && (
              <Notice tone="warning" title="Qué hay que mirar">
                <WarningList warnings={draft.warnings} names={draft.names} />
              </Notice>
            )}
            <DraftEditor slug={slug} draft={draft} />
          </div>
          <div className="grid gap-5 xl:sticky xl:top-4">
            <Panel title="Publicar">
              <div className="grid gap-4">
                {final.length > 0 && (
                  <Notice tone="error" title="Falta para publicar">
                    <FoldedMessages
                      messages={final}
                      summary={`Hay ${final.length} cosas por resolver`}
                    />
                  </Notice>
                )}
                {warnings.length > 0 && (
                  <Notice tone="warning" title="Antes de publicar, mira esto">
                    <FoldedMessages messages={warnings} summary={`Hay ${warnings.length} avisos`} />
                  </Notice>
                )}
                <DraftActions
                  slug={slug}
                  timeZone={timeZone}
                  draft={draft}
                  blocked={final.length > 0}
                />
              </div>
            </Panel>
            <DraftFacts draft={draft} />
          </div>
        </div>
      </OpenChangeScope>
    </PageMain>
  );
}

function madeBy({ pairedBy }: DraftView, at: string): string {
  // The hour brings its own full stop ("8:42 a. m.").
  return pairedBy === null ? `Emparejada a las ${at}` : `La emparejó ${pairedBy} a las ${at}`;
}

function DraftFacts({ draft }: { readonly draft: DraftView }) {
  return (
    <Panel title="Cómo se hizo" tone="sunken">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-soft">Semilla del sorteo</dt>
          <dd className="font-semibold break-all tabular-nums">{draft.seed}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Emparejamiento</dt>
          <dd className="font-semibold">
            {draft.optimal ? "El mejor posible, comprobado" : "El mejor que se encontró"}
            {draft.changes.length > 0 && "; después se cambió a mano"}
          </dd>
        </div>
        {draft.resting.length > 0 && (
          <div>
            <dt className="text-sm text-ink-soft">Descansan</dt>
            {draft.resting.map(({ entrant, why }) => (
              <dd key={entrant.id} className="mt-1">
                <span className="font-semibold">{entrant.name}</span>{" "}
                {why === null ? (
                  <Badge>a mano</Badge>
                ) : (
                  <span className="block text-sm text-ink-soft">
                    {why
                      .map((reason) => describeRest(reason, (id) => draft.names[id] ?? id))
                      .join(" ")}
                  </span>
                )}
              </dd>
            ))}
          </div>
        )}
        {draft.pairedOpen.length > 0 && (
          <div>
            <dt className="text-sm text-ink-soft">Se emparejó con mesas sin cerrar</dt>
            <dd className="font-semibold">{openTablesText(draft.pairedOpen)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
