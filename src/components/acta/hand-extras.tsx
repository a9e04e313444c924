"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import { TileFace } from "@/components/domino/tile-face";
import { TilePicker } from "@/components/domino/tile-picker";
import { tileHalves } from "@/components/domino/tile-set";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { TILES } from "@/domain/hand/tile";
import { sidesOf } from "@/domain/rules/seat";
import type { HandDraft, LastTileNote } from "./hand-draft";
import type { HandTable } from "./hand-preview";
import { sideName } from "./seat-names";
import { SideBadge } from "./side-badge";

type HandExtrasProps = {
  readonly draft: HandDraft;
  readonly table: HandTable;
  readonly onChange: (next: HandDraft) => void;
};

/** Most pass bonuses that anybody ever saw in a hand. */
const MOST_PASSES = 6;

const QUESTIONS: Readonly<Record<LastTileNote["kind"], string>> = {
  capicua: "¿Con qué ficha hizo capicúa?",
  seen: "¿Con qué ficha vista terminó?",
};

/** A double never makes a capicúa: its ends would be equal. */
const DOUBLES = TILES.filter((tile) => tileHalves(tile)[0] === tileHalves(tile)[1]);

/** What is rare, a tap away and only where the book has it: capicúa, pass bonuses, a last tile seen before (17.2). */
export function HandExtras({ draft, table, onChange }: HandExtrasProps) {
  const [asking, setAsking] = useState<LastTileNote["kind"] | "passes" | null>(null);
  const { ending, lastTile, passes } = draft;
  const { rules } = table;
  if (ending !== "domino" && ending !== "block") return null;
  const isAskingTile = asking === "capicua" || asking === "seen";
  const left = draft.counting === "tiles" ? Object.values(draft.left).flat() : [];

  const chip = (kind: LastTileNote["kind"], label: string) => {
    const isOn = lastTile?.kind === kind;
    return (
      <Chip
        isOn={isOn}
        onPress={() => (isOn ? onChange({ ...draft, lastTile: null }) : setAsking(kind))}
      >
        {isOn && <TileFace tile={lastTile.tile} size="xs" orientation="horizontal" />}
        {label}
      </Chip>
    );
  };

  return (
    <>
      {ending === "domino" &&
        rules.capicuaBonus > 0 &&
        chip("capicua", `Capicúa +${rules.capicuaBonus}`)}
      {rules.passBonus > 0 && (
        <Chip isOn={passes.length > 0} onPress={() => setAsking("passes")}>
          {passes.length > 1 ? `${passes.length} pases` : `Pase +${rules.passBonus}`}
        </Chip>
      )}
      {rules.seenTileFinish !== "normal" && chip("seen", "Ficha vista")}
      <Dialog
        open={isAskingTile}
        onClose={() => setAsking(null)}
        title={QUESTIONS[isAskingTile ? asking : "seen"]}
      >
        <TilePicker
          legend="Toca la ficha"
          hands={[{ key: "last", short: "", label: "Última ficha" }]}
          value={{}}
          max={1}
          unavailable={asking === "capicua" ? [...DOUBLES, ...left] : left}
          onChange={(next) => {
            const [tile] = next.last ?? [];
            if (tile && isAskingTile) onChange({ ...draft, lastTile: { kind: asking, tile } });
            setAsking(null);
          }}
        />
      </Dialog>
      <Dialog
        open={asking === "passes"}
        onClose={() => setAsking(null)}
        title={`Pase: todos pasaron, +${rules.passBonus}`}
        actions={
          <Button variant="primary" size="large" onClick={() => setAsking(null)}>
            Listo
          </Button>
        }
      >
        <PassBonuses draft={draft} table={table} onChange={onChange} />
      </Dialog>
    </>
  );
}

type ChipProps = {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        "inline-flex min-h-12 grow items-center justify-center gap-1.5 rounded-full border-2 px-3 text-sm leading-tight font-semibold",
        isOn ? "border-sea bg-sea-soft" : "border-line-strong bg-surface hover:bg-sunken",
      )}
    >
      {children}
    </button>
  );
}

function PassBonuses({ draft, table, onChange }: HandExtrasProps) {
  return (
    <ul aria-label="Pases de cada lado">
      {sidesOf(table.shape).map((side) => {
        const count = draft.passes.filter((one) => one === side).length;
        const last = draft.passes.lastIndexOf(side);
        const name = sideName(table.names, side);
        return (
          <li key={side} className="flex flex-wrap items-center gap-2 py-2">
            <SideBadge side={side} />
            <span className="min-w-24 grow basis-0 leading-tight font-semibold">{name}</span>
            <Button
              icon="minus"
              disabled={count === 0}
              onClick={() => onChange({ ...draft, passes: draft.passes.toSpliced(last, 1) })}
            >
              <span className="sr-only">Quitar un pase a {name}</span>
            </Button>
            <strong className="w-6 text-center text-xl tabular-nums">{count}</strong>
            <Button
              icon="plus"
              disabled={draft.passes.length >= MOST_PASSES}
              onClick={() => onChange({ ...draft, passes: [...draft.passes, side] })}
            >
              <span className="sr-only">Sumar un pase a {name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
