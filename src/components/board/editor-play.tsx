"use client";

import { useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmButton } from "@/components/ui/confirm-button";
import type { Tile } from "@/domain/hand/hand";
import type { Ends } from "@/domain/hand/line";
import type { LineEnd, Move } from "@/domain/hand/notation";
import { hasNumber, largerHalf, smallerHalf } from "@/domain/hand/tile";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { Seat } from "@/domain/rules/seat";
import { AskEnd } from "./ask-end";
import { ClothTable } from "./cloth-table";
import { DrawTile } from "./draw-tile";
import type { EditorAction, EditorState } from "./editor-state";
import { editedHand, tileMove } from "./editor-state";
import type { BoardView } from "./hand-film";
import { filmOf } from "./hand-film";
import { HandOutcome } from "./hand-outcome";
import { MoveList } from "./move-list";
import { sentencesOf, standingWords, wrongMoveOf } from "./move-words";
import { OpenEnds } from "./open-ends";
import { SeatFacts } from "./seat-facts";
import { TurnTray } from "./turn-tray";

type EditorPlayProps = {
  readonly state: EditorState;
  readonly onAction: (action: EditorAction) => void;
};

type Asked = { readonly seat: Seat; readonly tile: Tile };

/** The second step of building a hand: the moves, by tapping the tiles that may be played. */
export function EditorPlay({ state, onAction }: EditorPlayProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isDisputed, setIsDisputed] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const hand = editedHand(state);
  const film = useMemo(() => filmOf(editedHand(state)), [state]);
  const view = film.views.at(-1);
  if (view === undefined)
    return <HandOutcome verdict={film.verdict} rules={state.rules} view={null} />;
  const { ends } = view;
  const wrong = wrongMoveOf(film);
  const isOver = wrong !== null || view.turn === null;
  const { turn } = resolveRules(hand.rules, { ...view.shape, format: "pairs" });

  function make(move: Move) {
    setAsked(null);
    onAction({ type: "move", move });
    // The button that was pressed goes away with its tile: the keyboard waits at the next hand.
    choices.current?.focus({ preventScroll: true });
  }
  function play(seat: Seat, tile: Tile) {
    const fits = fittingEnds(tile, ends, isDisputed);
    const [only] = fits;
    if (fits.length > 1) setAsked({ seat, tile });
    else make(tileMove(seat, tile, only ?? null));
  }
  function draw(tile: Tile) {
    const seat = view?.turn ?? state.leader;
    make({ kind: "draw", seat, first: largerHalf(tile), second: smallerHalf(tile) });
  }

  return (
    <section
      aria-label="La mano que se arma"
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6"
    >
      <div className="grid min-w-0 content-start gap-3">
        <ClothTable view={view} wholeLine={film.line} turn={turn} isRoomy />
        <OpenEnds ends={view.ends}>
          <p aria-live="polite" className="font-semibold">
            {wrong === null ? standingWords(view) : "Jugada ilegal: la mano se detuvo"}
          </p>
        </OpenEnds>
        <div ref={choices} tabIndex={-1} className="grid gap-3 empty:hidden">
          {asked !== null && ends !== null && !isOver && (
            <AskEnd
              tile={asked.tile}
              ends={ends}
              onChoose={(end) => make(tileMove(asked.seat, asked.tile, end))}
              onCancel={() => setAsked(null)}
            />
          )}
          {!isOver && asked === null && (
            <TurnTray
              key={state.moves.length}
              view={view}
              isFree={isDisputed}
              onPlay={play}
              onPass={(seat) => make({ kind: "pass", seat })}
            />
          )}
          {!isOver && mayDraw(view, isDisputed) && (
            <DrawTile key={`draw ${state.moves.length}`} state={state} onDraw={draw} />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            icon="undo"
            disabled={state.moves.length === 0}
            onClick={() => {
              setAsked(null);
              onAction({ type: "undo" });
            }}
          >
            Deshacer
          </Button>
          <ConfirmButton
            variant="quiet"
            icon="swap"
            title="¿Cambiar las fichas?"
            body="Las fichas quedan como están para cambiarlas; las jugadas se quitan."
            confirmLabel="Cambiar las fichas"
            onConfirm={() => onAction({ type: "deal-again" })}
          >
            Cambiar las fichas
          </ConfirmButton>
        </div>
        <Checkbox
          label="Anotar una jugada discutida"
          hint="Deja poner cualquier ficha o pasar, aunque no se pueda, para ver qué dice el reglamento."
          checked={isDisputed}
          onChange={(event) => setIsDisputed(event.target.checked)}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {isOver && <HandOutcome verdict={film.verdict} rules={state.rules} view={view} />}
        <SeatFacts view={view} />
        <MoveList
          moves={film.moves}
          players={state.players}
          at={view.at}
          wrong={wrong}
          sentences={sentencesOf(film)}
        />
      </div>
    </section>
  );
}

/** The ends where a tile may go, to be asked when there are two that differ; a disputed one may be put at either. */
function fittingEnds(tile: Tile, ends: Ends | null, isDisputed: boolean): readonly LineEnd[] {
  if (ends === null) return [];
  const [left, right] = ends;
  const both = (["L", "R"] as const).filter((end) => hasNumber(tile, end === "L" ? left : right));
  if (isDisputed && both.length === 0) return ["L", "R"];
  return left === right ? both.slice(0, 1) : both;
}

/** Whether a draw is offered: where nothing else can be done, and in a dispute wherever tiles are left. */
function mayDraw({ playable, stock }: BoardView, isDisputed: boolean): boolean {
  return stock > 0 && (playable.length === 0 || isDisputed);
}
