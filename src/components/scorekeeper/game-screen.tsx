"use client";

import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CallQuestion } from "@/components/acta/call-question";
import { HandEntry } from "@/components/acta/hand-entry";
import { HandsPanel } from "@/components/acta/hands-panel";
import { announceHand } from "@/components/acta/kept-hand";
import { LeaderStep } from "@/components/acta/leader-step";
import { ReadAloudSwitch } from "@/components/acta/read-aloud";
import { ResumedNotice } from "@/components/acta/resumed-notice";
import { ScoreHead } from "@/components/acta/score-head";
import { useEntry } from "@/components/acta/use-entry";
import { useSettling } from "@/components/acta/use-settling";
import { newCommandId } from "@/components/commands/command-id";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-main";
import { showToast } from "@/components/ui/toast-message";
import type { RecordedHand } from "@/domain/match/acta";
import { presetOf, ruleArticles, ruleBook } from "@/domain/rules/resolve-rules";
import type { Game, Moment } from "./game";
import { moveTo, newGame, redo, undo, withHand, withoutHand } from "./game";
import { GameClockLine, useHasRung } from "./game-clock";
import { GameHome } from "./game-home";
import { GameResult } from "./game-result";
import { contextOf, momentProblems, previewGameHand, runGame } from "./game-run";
import { ShareGame } from "./share-game";

type GameScreenProps = {
  readonly game: Game;
  /** The phone keeps nothing. */
  readonly isLossy: boolean;
  readonly onChange: (game: Game) => void;
  readonly onRematch: (game: Game) => void;
};

type Step = "leader" | "call" | "entry" | "finished" | "playing";

/** One game: who leads, hand after hand, to its result. The same screens as at a tournament's table. */
export function GameScreen({ game, isLossy, onChange, onRematch }: GameScreenProps) {
  const run = useMemo(() => runGame(game), [game]);
  const latest = useRef(game);
  useEffect(() => {
    latest.current = game;
  }, [game]);
  const played = useCallback(() => runGame(latest.current), []);
  const entering = useEntry(`anotador:${game.id}`, played);
  const { entry } = entering;
  const { table, hands, status } = run;
  const context = contextOf(game);
  const article = ruleArticles(game.rules, context).afterCall ?? null;
  const hasRung = useHasRung(game.clock, table.rules);
  const [isAsked, setAsked] = useState(false);
  const mustAnswer = (hasRung || isAsked) && game.now.call === null && status === "playing";
  const step = stepOf(game, mustAnswer, entry !== null, status === "finished");
  const isSettling = useSettling(step);
  useEffect(() => {
    if (step) window.scrollTo({ top: 0 });
  }, [step]);

  const corrects = entry?.corrects ?? undefined;
  const judge = useCallback(
    (hand: RecordedHand) => previewGameHand(game, hand, corrects),
    [game, corrects],
  );

  function show(next: Game): void {
    latest.current = next;
    onChange(next);
  }

  const move = (now: Moment) => show(moveTo(latest.current, now, Date.now()));
  const goBack = () => show(undo(latest.current, Date.now()));
  /** Goes back over one change, and never over another that came after it. */
  const goBackFrom = (now: Moment) => () => {
    if (latest.current.now === now) goBack();
    else showToast("La partida ya cambió: usa Deshacer o la lista de manos.", "warning");
  };

  function keepHand(hand: RecordedHand): void {
    const preview = judge(hand);
    const next = withHand(game.now, corrects ?? newCommandId(), hand);
    move(next);
    entering.end();
    if (preview.ok) announceHand(preview, table, goBackFrom(next));
  }

  function removeHand(id: string): void {
    const next = withoutHand(game.now, id);
    const [problem] = momentProblems(game, next);
    if (problem === undefined) {
      move(next);
      showToast("Mano quitada", "ok", { label: "Deshacer", run: goBackFrom(next) });
    } else showToast(problem, "error");
  }

  const screens: Readonly<Record<Step, () => ReactNode>> = {
    leader: () => (
      <LeaderStep
        names={table.names}
        shape={table.shape}
        rules={table.rules}
        onLeader={(firstLeader) => move({ ...game.now, firstLeader })}
      />
    ),
    call: () => (
      <CallQuestion
        recorded={hands.length}
        rules={table.rules}
        article={article}
        onBack={hasRung ? undefined : () => setAsked(false)}
        onAnswer={(event) => {
          if (event.type !== "call-noted") return;
          setAsked(false);
          const placed = event.hands ?? hands.length;
          move({
            ...game.now,
            call: event.lastTilePlaced ? { after: placed } : { during: placed + 1 },
          });
        }}
      />
    ),
    entry: () => null,
    finished: () => <GameResult run={run} />,
    playing: () => null,
  };

  const isHome = step === "playing" || step === "finished";
  return (
    <>
      <ScoreHead
        title={
          <>
            {ruleBook(presetOf(game.rules)).name}
            <span className="font-semibold text-ink-soft"> · a {table.rules.target}</span>
          </>
        }
        aside={
          game.clock &&
          status !== "finished" && <GameClockLine clock={game.clock} rules={table.rules} />
        }
        table={table}
        score={run.score}
        winner={run.winner}
        hand={
          run.nextLeader === null || status === "finished"
            ? null
            : { number: hands.length + 1, leader: run.nextLeader }
        }
      />
      <PageMain
        width="normal"
        className={classNames("py-3! sm:py-6!", isSettling && "pointer-events-none")}
      >
        {isLossy && (
          <Notice tone="warning" title="Este teléfono no guarda la partida">
            Se perderá al cerrar la página: comparte el enlace antes.
          </Notice>
        )}
        <ResumedNotice resumed={entering.resumed} number={entry?.number} onLeave={entering.end} />
        <div className={isHome ? "gap-10 lg:grid lg:grid-cols-2" : "mx-auto max-w-xl"}>
          <div key={step}>
            {screens[step]()}
            {isHome && (
              <GameHome
                game={game}
                run={run}
                article={article}
                onStart={entering.begin}
                onChange={show}
                onBell={() => setAsked(true)}
                onWithdrawCall={() => {
                  setAsked(false);
                  move({ ...game.now, call: null });
                }}
                onUndo={goBack}
                onRedo={() => show(redo(latest.current, Date.now()))}
                onRematch={() => onRematch(newGame(game, newCommandId(), Date.now()))}
              />
            )}
          </div>
          {isHome && (
            <div className="max-lg:mt-5">
              <h2 className="mb-2 text-lg">Manos</h2>
              <HandsPanel
                hands={hands}
                table={table}
                format={context.format}
                asksReason={false}
                onCorrect={entering.correct}
                onRemove={({ handId }) => removeHand(handId)}
              />
              <ReadAloudSwitch />
              {hands.length > 0 && <ShareGame game={game} run={run} />}
            </div>
          )}
          {entry && (
            <div hidden={step !== "entry"}>
              <HandEntry
                key={`${entry.corrects}`}
                table={table}
                number={entry.number}
                leader={
                  entry.corrects === null
                    ? run.nextLeader
                    : (hands.find(({ handId }) => handId === entry.corrects)?.leader ?? null)
                }
                initial={entry.initial}
                corrects={entry.corrects === null ? undefined : "plain"}
                judge={judge}
                onDraft={entering.keep}
                onSubmit={keepHand}
                onCancel={entering.end}
              />
            </div>
          )}
        </div>
      </PageMain>
    </>
  );
}

function stepOf(game: Game, mustAnswer: boolean, isEntering: boolean, isOver: boolean): Step {
  if (game.now.firstLeader === null) return "leader";
  if (mustAnswer) return "call";
  if (isEntering) return "entry";
  return isOver ? "finished" : "playing";
}
