"use client";

import { useState } from "react";
import { TileFace } from "@/components/domino/tile-face";
import { TilePicker } from "@/components/domino/tile-picker";
import { Button } from "@/components/ui/button";
import { drawnLeader } from "@/domain/hand/first-lead";
import type { BySeat, Tile } from "@/domain/hand/hand";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import { SeatChoice } from "./seat-choice";
import type { SeatNames } from "./seat-names";
import { StepFrame } from "./step-frame";
import { stepBack, useStepHistory } from "./use-step-history";

type LeaderStepProps = {
  readonly names: SeatNames;
  readonly rules: Pick<RuleSettings, "firstLeader" | "drawRank">;
  readonly onLeader: (leader: Seat, tiles?: BySeat<Tile>) => void;
};

const QUESTIONS: Readonly<Record<RuleSettings["firstLeader"], string>> = {
  draw: "¿Quién sacó la ficha más alta?",
  "highest-double": "¿Quién tiene el doble más alto?",
  free: "¿Quién sale primero?",
};

/** Who leads the first hand: by a tap, or by the tiles that each one drew. */
export function LeaderStep({ names, rules, onLeader }: LeaderStepProps) {
  const [byTiles, setByTiles] = useState(false);
  if (byTiles) {
    return (
      <DrawnTiles
        names={names}
        rules={rules}
        onLeader={onLeader}
        onBack={() => setByTiles(false)}
      />
    );
  }
  return (
    <StepFrame title={QUESTIONS[rules.firstLeader]} hint="Esa persona sale en la primera mano.">
      <SeatChoice
        label={QUESTIONS[rules.firstLeader]}
        names={names}
        onChoose={(seat) => onLeader(seat)}
      />
      {rules.firstLeader === "draw" && (
        <Button variant="quiet" wide className="mt-3" onClick={() => setByTiles(true)}>
          Anotar la ficha que sacó cada uno
        </Button>
      )}
    </StepFrame>
  );
}

type DrawnTilesProps = LeaderStepProps & { readonly onBack: () => void };

function DrawnTiles({ names, rules, onLeader, onBack }: DrawnTilesProps) {
  const [drawn, setDrawn] = useState<BySeat<Tile>>({});
  const [active, setActive] = useState<Seat>("A");
  useStepHistory(1, onBack);
  const leader =
    Object.keys(drawn).length === SEATS.length ? drawnLeader(drawn, rules.drawRank) : null;

  function draw(tile: Tile | undefined): void {
    const next: BySeat<Tile> = { ...drawn, [active]: tile };
    setDrawn(next);
    const open = SEATS.find((seat) => next[seat] === undefined);
    if (tile !== undefined && open !== undefined) setActive(open);
  }

  const others = SEATS.flatMap((seat) => (seat === active ? [] : (drawn[seat] ?? [])));
  return (
    <StepFrame title={`Ficha de ${names[active]}`} onBack={stepBack}>
      <fieldset aria-label="¿De quién es la ficha?" className="mb-3 grid grid-cols-4 gap-1.5">
        {SEATS.map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === active}
            onClick={() => setActive(seat)}
            className="flex min-h-22 min-w-0 flex-col items-center justify-between gap-1 rounded-control border-2 border-line-strong bg-surface p-1.5 text-sm leading-tight font-semibold aria-pressed:border-sea aria-pressed:bg-sea-soft"
          >
            <span className="max-w-full truncate">{names[seat].split(" ")[0]}</span>
            {drawn[seat] ? <TileFace tile={drawn[seat]} size="sm" /> : <span>—</span>}
          </button>
        ))}
      </fieldset>
      <TilePicker
        legend="Toca la ficha que sacó"
        hands={[{ key: "drawn", short: active, label: names[active] }]}
        value={{ drawn: drawn[active] ? [drawn[active]] : [] }}
        unavailable={others}
        max={1}
        onChange={(next) => draw(next.drawn?.[0])}
      />
      {leader !== null && (
        <div className="sticky bottom-0 -mx-3 mt-3 bg-paper px-3 py-3 sm:mx-0 sm:px-0">
          <Button
            variant="primary"
            size="large"
            wide
            icon="flag"
            onClick={() => onLeader(leader, drawn)}
          >
            Sale {names[leader]}
          </Button>
        </div>
      )}
    </StepFrame>
  );
}
