"use client";

import { useState } from "react";
import { PairBadge } from "@/components/domino/seat-badge";
import { TileFace } from "@/components/domino/tile-face";
import { TilePicker } from "@/components/domino/tile-picker";
import { tileHalves } from "@/components/domino/tile-set";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Tile } from "@/domain/hand/hand";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import type { HandDraft, LastTileNote } from "./hand-draft";

type HandExtrasProps = {
  readonly draft: HandDraft;
  readonly rules: Pick<RuleSettings, "capicuaBonus" | "passBonus" | "seenTileFinish">;
  readonly onChange: (next: HandDraft) => void;
};

/** Most pass bonuses that anybody ever saw in a hand. */
const MOST_PASSES = 6;

const QUESTIONS: Readonly<Record<LastTileNote["kind"], string>> = {
  capicua: "¿Con qué ficha hizo capicúa?",
  seen: "¿Con qué ficha vista terminó?",
};

/** What is rare or depends on the book: capicúa, pass bonuses, the last tile seen before it was played (17.2). */
export function HandExtras({ draft, rules, onChange }: HandExtrasProps) {
  const [asking, setAsking] = useState<LastTileNote["kind"] | null>(null);
  if (draft.ending !== "domino" && draft.ending !== "block") return null;
  const offersCapicua = draft.ending === "domino" && rules.capicuaBonus > 0;
  const offersSeen = rules.seenTileFinish !== "normal";
  if (!offersCapicua && !offersSeen && rules.passBonus === 0) return null;
  const { lastTile } = draft;

  return (
    <details className="mt-3 border-t border-line pt-1" open={lastTile !== null || offersCapicua}>
      <summary className="flex min-h-12 items-center font-semibold text-sea underline-offset-4 hover:underline">
        Casos especiales
      </summary>
      <div className="flex flex-col gap-2 pb-2">
        {lastTile === null ? (
          <div className="flex flex-wrap gap-2">
            {offersCapicua && (
              <Button onClick={() => setAsking("capicua")}>
                Fue capicúa (+{rules.capicuaBonus})
              </Button>
            )}
            {offersSeen && (
              <Button onClick={() => setAsking("seen")}>Terminó con ficha vista</Button>
            )}
          </div>
        ) : (
          <div className="flex items-center gap-3">
            <TileFace tile={lastTile.tile} size="sm" orientation="horizontal" />
            <span className="min-w-0 grow font-semibold">
              {lastTile.kind === "capicua" ? "Capicúa" : "Terminó con ficha vista"}
            </span>
            <Button variant="quiet" onClick={() => onChange({ ...draft, lastTile: null })}>
              Quitar
            </Button>
          </div>
        )}
        {rules.passBonus > 0 && <PassBonuses draft={draft} onChange={onChange} />}
      </div>
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={QUESTIONS[asking ?? "seen"]}
      >
        <TilePicker
          legend="Toca la ficha"
          hands={[{ key: "last", short: "", label: "Última ficha" }]}
          value={{}}
          max={1}
          unavailable={asking === "capicua" ? DOUBLES : []}
          onChange={(next) => {
            const [tile] = next.last ?? [];
            if (tile && asking) onChange({ ...draft, lastTile: { kind: asking, tile } });
            setAsking(null);
          }}
        />
      </Dialog>
    </details>
  );
}

/** A double never makes a capicúa: its ends would be equal. */
const DOUBLES: readonly Tile[] = Array.from({ length: 7 }, (_, n): Tile => `${n}-${n}`).filter(
  (tile) => tileHalves(tile)[0] === tileHalves(tile)[1],
);

function PassBonuses({ draft, onChange }: Pick<HandExtrasProps, "draft" | "onChange">) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">Pases corridos</legend>
      {PAIR_SIDES.map((side) => {
        const count = draft.passes.filter((one) => one === side).length;
        const last = draft.passes.lastIndexOf(side);
        return (
          <div key={side} className="flex items-center gap-2 py-1">
            <PairBadge pair={side} />
            <span className="min-w-8 grow text-xl font-extrabold tabular-nums">{count}</span>
            <Button
              icon="minus"
              disabled={count === 0}
              onClick={() => onChange({ ...draft, passes: draft.passes.toSpliced(last, 1) })}
            >
              Quitar
            </Button>
            <Button
              icon="plus"
              disabled={draft.passes.length >= MOST_PASSES}
              onClick={() => onChange({ ...draft, passes: [...draft.passes, side] })}
            >
              Sumar
            </Button>
          </div>
        );
      })}
    </fieldset>
  );
}
