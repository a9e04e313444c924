"use client";

import { useMemo, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { listRuleBooks, resolveRules } from "@/domain/rules/resolve-rules";
import { ClothTable } from "./cloth-table";
import type { BoardView, HandFilm } from "./hand-film";
import { filmOf } from "./hand-film";
import { HandOutcome } from "./hand-outcome";
import { MoveList } from "./move-list";
import { sentencesOf, standingWords, wrongMoveOf } from "./move-words";
import { OpenEnds } from "./open-ends";
import { ReplayControls } from "./replay-controls";
import { RuleComparison } from "./rule-comparison";
import { SeatFacts } from "./seat-facts";
import { ShareHand } from "./share-hand";
import { useReplay } from "./use-replay";

const BOOKS = listRuleBooks().map(({ id, name }) => ({ value: id, label: name }));

/** A hand replayed tile by tile under a rule book, with its result, the other books, and the ways of sharing it. */
export function HandReview({ hand: given }: { readonly hand: SharedHand }) {
  const [rules, setRules] = useState(given.rules);
  const [faceDown, setFaceDown] = useState(false);
  const hand = useMemo(() => ({ ...given, rules }), [given, rules]);
  const film = useMemo(() => filmOf(hand), [hand]);
  return (
    <div className="grid gap-8">
      {film.views.length === 0 ? (
        <HandOutcome verdict={film.verdict} rules={rules} view={null} />
      ) : (
        <Replay hand={hand} film={film} faceDown={faceDown} />
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel title="Reglamento">
          <div className="grid gap-2">
            <Select
              label="Adjudicar con"
              options={BOOKS}
              value={rules}
              onChange={(event) => setRules(event.target.value as SharedHand["rules"])}
            />
            <Checkbox
              label="Fichas tapadas"
              hint="Como las ve quien mira desde fuera."
              checked={faceDown}
              onChange={(event) => setFaceDown(event.target.checked)}
            />
          </div>
        </Panel>
        <Panel title="Compartir esta mano">
          <ShareHand hand={hand} />
        </Panel>
      </div>
      <section aria-labelledby="otros-reglamentos">
        <h2 id="otros-reglamentos" className="mb-3 text-xl">
          ¿Cómo se anota en otro reglamento?
        </h2>
        <RuleComparison hand={hand} current={rules} />
      </section>
    </div>
  );
}

type ReplayProps = {
  readonly hand: SharedHand;
  readonly film: HandFilm;
  readonly faceDown: boolean;
};

function Replay({ hand, film, faceDown }: ReplayProps) {
  const { moves, views, line, verdict } = film;
  const end = views.length - 1;
  const [state, dispatch] = useReplay(end);
  const at = Math.min(state.at, end);
  const view = views[at] as BoardView;
  const sentences = useMemo(() => sentencesOf(film), [film]);
  const nowText = at === 0 ? `Sale ${hand.leader}` : (sentences[at - 1] ?? "");
  const wrong = wrongMoveOf(film);
  const { turn } = resolveRules(hand.rules, { ...view.shape, format: "pairs" });
  return (
    <section
      aria-label="Repaso de la mano"
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-x-6"
    >
      <div className="grid min-w-0 content-start gap-3 lg:row-span-2">
        <ClothTable
          view={view}
          wholeLine={line}
          turn={turn}
          faceDown={faceDown}
          onSwipe={(by) => dispatch({ type: "step", by })}
        />
        <OpenEnds
          ends={view.ends}
          note={
            <p aria-live="polite" className="text-sm text-ink-soft">
              {nowText}
            </p>
          }
        >
          <p className="font-semibold">{standingWords(view)}</p>
        </OpenEnds>
      </div>
      <ReplayControls state={{ ...state, at }} end={end} nowText={nowText} onAction={dispatch} />
      <div className="grid min-w-0 content-start gap-4">
        {at === end && <HandOutcome verdict={verdict} rules={hand.rules} view={view} />}
        <SeatFacts view={view} />
        <MoveList
          moves={moves}
          players={hand.players}
          at={at}
          wrong={wrong}
          sentences={sentences}
          onGo={(place) => dispatch({ type: "go", at: place })}
        />
      </div>
    </section>
  );
}
