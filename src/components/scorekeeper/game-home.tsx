"use client";

import type { HandDraft } from "@/components/acta/hand-draft";
import { HandStart } from "@/components/acta/hand-start";
import { callPhase, PhaseNote } from "@/components/acta/phase-note";
import { WithdrawCallButton } from "@/components/acta/withdraw-call";
import { Button } from "@/components/ui/button";
import type { Game } from "./game";
import { GameClockControls } from "./game-clock";
import type { GameRun } from "./game-run";
import { HashButton } from "./hash-button";

type GameHomeProps = {
  readonly game: Game;
  readonly run: GameRun;
  readonly article: string | null;
  readonly onStart: (draft: HandDraft) => void;
  readonly onChange: (game: Game) => void;
  readonly onBell: () => void;
  readonly onWithdrawCall: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRematch: () => void;
};

/** Between two hands of a game, or after its last: the next hand or the rematch, the way back, the clock. */
export function GameHome(props: GameHomeProps) {
  const { game, run, article, onStart, onChange } = props;
  const { status, table, hands, nextLeader } = run;
  const phase = callPhase(status, game.now.call !== null);
  const isOver = status === "finished";
  return (
    <div className="flex flex-col gap-4">
      {phase && (
        <PhaseNote phase={phase} hand={hands.length + 1} rules={table.rules} article={article}>
          <WithdrawCallButton onPress={props.onWithdrawCall} />
        </PhaseNote>
      )}
      {isOver ? (
        <div className="mt-4 grid gap-2">
          <Button variant="primary" size="large" wide icon="swap" onClick={props.onRematch}>
            Revancha
          </Button>
          {nextLeader && (
            <p className="text-sm text-ink-soft">
              La siguiente salida le tocaba a {table.names[nextLeader]}. La revancha se sortea de
              nuevo.
            </p>
          )}
        </div>
      ) : (
        <HandStart table={table} number={hands.length + 1} leader={nextLeader} onStart={onStart} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon="undo" disabled={game.before.length === 0} onClick={props.onUndo}>
          Deshacer
        </Button>
        <Button icon="redo" disabled={game.after.length === 0} onClick={props.onRedo}>
          Rehacer
        </Button>
        {game.clock && !isOver && (
          <GameClockControls
            clock={game.clock}
            rules={table.rules}
            onChange={(clock) => onChange({ ...game, clock })}
          />
        )}
        {!isOver && game.now.call === null && (
          <Button variant="quiet" icon="clock" onClick={props.onBell}>
            Sonó TIEMPO
          </Button>
        )}
        <HashButton screen={{ kind: "home" }} variant="quiet" size="normal" icon="list">
          Mis partidas
        </HashButton>
      </div>
    </div>
  );
}
