import { RoundClock } from "@/components/clock/round-clock";
import { RoundHistory } from "@/components/clock/round-history";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { Stat, Stats } from "@/components/ui/stat";
import { StatePill } from "@/components/ui/state-pill";
import { Tabs } from "@/components/ui/tabs";
import type { Actor } from "@/domain/access/actor";
import { can } from "@/domain/access/can";
import type { ActaStage } from "@/domain/match/acta";
import { ACTA_STATES } from "@/domain/match/acta";
import type { UndoBlocker } from "@/domain/tournament/undo-round";
import { undoBlockerText } from "@/i18n/es/round-undo";
import { stageCountName } from "@/i18n/es/table-states";
import { blockerText, ROUND_STATE_NAMES } from "@/i18n/es/tournament";
import type { RoundMoment } from "@/server/clock/history";
import type { DeskRound } from "@/server/rounds/queries";
import type { TournamentView } from "@/server/tournaments/rows";
import { ClockControl } from "./clock-control";
import { CloseRound } from "./close-round";
import { DeskBoard } from "./desk-board";
import { PrintForm } from "./print-form";
import { WithdrawRound } from "./withdraw-round";

type PublishedRoundProps = {
  readonly tournament: TournamentView;
  readonly round: DeskRound;
  readonly actor: Actor;
  /** What keeps it from being taken back; null where it is closed. */
  readonly undo: readonly UndoBlocker[] | null;
  readonly history: readonly RoundMoment[];
  /** Only the tables that are not closed. */
  readonly onlyMissing: boolean;
};

/** A round that is being played, for its officials: clock, every table, papers, and closing. */
export function PublishedRound(props: PublishedRoundProps) {
  const { tournament, round, actor, undo, history, onlyMissing } = props;
  const { slug, rules } = tournament;
  const facts = { tournamentId: tournament.id };
  const may = {
    clock: can(actor, "clock.run", facts).allowed,
    close: can(actor, "round.close", facts).allowed,
    withdraw: can(actor, "round.publish", facts).allowed,
    print: can(actor, "sheets.print", facts).allowed,
    codes: can(actor, "table-codes.issue", facts).allowed,
  };
  const base = `/director/${slug}/rondas/${round.number}`;
  const missing = round.tables.filter(({ needs }) => needs !== null);
  const isOpen = round.status === "published";
  const serverNow = Date.now();
  return (
    <PageMain width="wide">
      <PageHeader
        back={{ href: `/director/${slug}/rondas`, label: "Rondas" }}
        title={`Ronda ${round.number}`}
        lead={
          <StatePill tone={isOpen ? "active" : "done"}>{ROUND_STATE_NAMES[round.status]}</StatePill>
        }
        actions={
          <>
            <LinkButton href={`${base}/explicacion`} icon="info">
              Por qué es así
            </LinkButton>
            <LinkButton href={`/director/${slug}/mesas/entrega`} icon="document">
              Recibir Hojas
            </LinkButton>
            <LinkButton href={`/director/${slug}/salon`} icon="table">
              Salón
            </LinkButton>
            <LinkButton href={`/pantalla/${slug}`} icon="play" prefetch={false} target="_blank">
              Pantalla del salón
            </LinkButton>
          </>
        }
      />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_19rem] xl:grid-rows-[auto_1fr]">
        {isOpen && (
          <Panel title="Reloj" className="xl:col-start-2">
            <RoundClock clock={round.clock} limits={rules} serverNow={serverNow} size="figure" />
            {may.clock && (
              <ClockControl
                roundId={round.id}
                number={round.number}
                tables={round.tables.length}
                clock={round.clock}
                limits={rules}
                serverNow={serverNow}
              />
            )}
            <LinkButton
              href={`/pantalla/${slug}?vista=reloj`}
              variant="quiet"
              wide
              icon="clock"
              prefetch={false}
              target="_blank"
              className="mt-2"
            >
              Reloj en grande
            </LinkButton>
          </Panel>
        )}
        <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <RoundStats round={round} />
          <div className="mt-5">
            <Tabs
              label="Qué mesas se ven"
              items={[
                { href: base, label: "Todas", count: round.tables.length },
                { href: `${base}?ver=falta`, label: "Lo que falta", count: missing.length },
              ]}
              current={onlyMissing ? `${base}?ver=falta` : base}
            />
            <DeskBoard
              slug={slug}
              tables={onlyMissing ? missing : round.tables}
              codes={may.codes}
              serverNow={serverNow}
            />
          </div>
          {round.resting.length > 0 && (
            <p className="mt-4">
              <span className="font-semibold">Descansan: </span>
              {round.resting.join(", ")}.
            </p>
          )}
        </div>
        <div className="grid content-start gap-5 xl:col-start-2">
          {isOpen && may.close && (
            <Panel title="Cerrar la ronda">
              <CloseRound
                roundId={round.id}
                number={round.number}
                missing={round.blockers.map((blocker) => blockerText(blocker, (name) => name))}
              />
            </Panel>
          )}
          {may.print && (
            <PrintForm
              base={base}
              tables={round.tables.map(({ table }) => table)}
              codes={may.codes}
            />
          )}
          <Panel title="Historial de la ronda">
            <RoundHistory moments={history} timeZone={tournament.timeZone} />
          </Panel>
          {undo !== null && may.withdraw && (
            <Panel title="Retirar la ronda" tone="sunken">
              <WithdrawRound
                slug={slug}
                roundId={round.id}
                number={round.number}
                blocked={undo.map(undoBlockerText)}
              />
            </Panel>
          )}
        </div>
      </div>
    </PageMain>
  );
}

/** The states that every round goes through; the others are counted where there are any. */
const ALWAYS_COUNTED: ReadonlySet<ActaStage> = new Set([
  "issued",
  "playing",
  "finished",
  "verified",
  "closed",
]);

/** The tables of a round by state, each by the word that its row shows. */
function RoundStats({ round }: { readonly round: DeskRound }) {
  const count = (state: ActaStage) => round.tables.filter(({ stage }) => stage === state).length;
  const shown = ACTA_STATES.filter((state) => ALWAYS_COUNTED.has(state) || count(state) > 0);
  return (
    <Stats>
      {shown.map((state) => (
        <Stat key={state} label={stageCountName(state, count(state))} value={count(state)} />
      ))}
    </Stats>
  );
}
