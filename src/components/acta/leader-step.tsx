"use client";

import { useState } from "react";
import { TileFace } from "@/components/domino/tile-face";
import { TilePicker } from "@/components/domino/tile-picker";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { drawnLeader } from "@/domain/hand/first-lead";
import type { BySeat, Tile } from "@/domain/hand/hand";
import { isDouble } from "@/domain/hand/tile";
import type { Seat, TableShape } from "@/domain/rules/seat";
import { seatsOf } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import { settingValueText } from "@/i18n/es/rules";
import { TWO_PAIRS } from "./hand-draft";
import { SeatChoice } from "./seat-choice";
import type { SeatNames } from "./seat-names";
import { StepFrame } from "./step-frame";
import { stepBack, useStepHistory } from "./use-step-history";

type LeaderStepProps = {
  readonly names: SeatNames;
  readonly shape?: TableShape;
  readonly rules: Pick<RuleSettings, "firstLeader" | "drawRank">;
  /** `tiles` only where lots were drawn. */
  readonly onLeader: (leader: Seat, tiles?: BySeat<Tile>) => void;
};

const QUESTIONS: Readonly<Record<RuleSettings["firstLeader"], string>> = {
  draw: "¿Quién sacó la ficha más alta?",
  "highest-double": "¿Quién tiene el doble más alto?",
  free: "¿Quién sale primero?",
};

const WAYS_BY_TILES: Readonly<Partial<Record<RuleSettings["firstLeader"], string>>> = {
  draw: "Anotar la ficha que sacó cada uno",
  "highest-double": "Comparar las fichas de cada uno",
};

/** Who leads the first hand: by a tap, or by the tiles that each one drew or holds. */
export function LeaderStep({ names, shape = TWO_PAIRS, rules, onLeader }: LeaderStepProps) {
  const [byTiles, setByTiles] = useState(false);
  if (byTiles) {
    return (
      <ComparedTiles
        names={names}
        shape={shape}
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
        shape={shape}
        centre="¿Sale?"
        onChoose={(seat) => onLeader(seat)}
      />
      {WAYS_BY_TILES[rules.firstLeader] && (
        <Button variant="quiet" wide className="mt-3" onClick={() => setByTiles(true)}>
          {WAYS_BY_TILES[rules.firstLeader]}
        </Button>
      )}
    </StepFrame>
  );
}

type ComparedTilesProps = Required<LeaderStepProps> & { readonly onBack: () => void };

function ComparedTiles({ names, shape, rules, onLeader, onBack }: ComparedTilesProps) {
  const seats = seatsOf(shape.players);
  const isDraw = rules.firstLeader === "draw";
  const [tiles, setTiles] = useState<BySeat<Tile>>({});
  const [active, setActive] = useState<Seat>("A");
  useStepHistory(1, onBack);
  const leader = leaderBy(tiles, shape, rules);

  function put(tile: Tile | undefined): void {
    const { [active]: _, ...rest } = tiles;
    const next: BySeat<Tile> = tile === undefined ? rest : { ...rest, [active]: tile };
    setTiles(next);
    const open = seats.find((seat) => next[seat] === undefined);
    if (tile !== undefined && open !== undefined) setActive(open);
  }

  const others = seats.flatMap((seat) => (seat === active ? [] : (tiles[seat] ?? [])));
  return (
    <StepFrame
      title={isDraw ? `Ficha que sacó ${names[active]}` : `Mejor ficha de ${names[active]}`}
      hint={
        isDraw
          ? `La más alta, ${settingValueText("drawRank", rules.drawRank)}.`
          : "Su doble más alto. Si nadie tiene dobles, la ficha más alta de cada uno."
      }
      onBack={stepBack}
    >
      <fieldset
        aria-label="¿De quién es la ficha?"
        className={classNames("mb-3 grid gap-1.5", COLUMNS[shape.players])}
      >
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === active}
            onClick={() => setActive(seat)}
            className="flex min-h-22 min-w-0 flex-col items-center justify-between gap-1 rounded-control border-2 border-line-strong bg-surface p-1.5 text-sm leading-tight font-semibold aria-pressed:border-sea aria-pressed:bg-sea-soft"
          >
            <span className="max-w-full truncate">{names[seat].split(" ")[0]}</span>
            {tiles[seat] ? <TileFace tile={tiles[seat]} size="sm" /> : <span>—</span>}
          </button>
        ))}
      </fieldset>
      <TilePicker
        legend={isDraw ? "Toca la ficha que sacó" : "Toca su ficha"}
        hands={[{ key: "drawn", short: active, label: names[active] }]}
        value={{ drawn: tiles[active] ? [tiles[active]] : [] }}
        unavailable={others}
        max={1}
        onChange={(next) => put(next.drawn?.[0])}
      />
      {leader !== null && (
        <div className="sticky bottom-0 -mx-3 mt-3 bg-paper px-3 py-3 sm:mx-0 sm:px-0">
          <Button
            variant="primary"
            size="large"
            wide
            icon="flag"
            onClick={() => (isDraw ? onLeader(leader, tiles) : onLeader(leader))}
          >
            Sale {names[leader]}
          </Button>
        </div>
      )}
    </StepFrame>
  );
}

const COLUMNS: Readonly<Record<TableShape["players"], string>> = {
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-4",
};

/** The leader by lots once everybody has drawn; by the highest double as soon as there is a tile to compare. */
function leaderBy(
  tiles: BySeat<Tile>,
  shape: TableShape,
  rules: LeaderStepProps["rules"],
): Seat | null {
  const seats = seatsOf(shape.players);
  if (rules.firstLeader === "draw") {
    const isComplete = seats.every((seat) => tiles[seat] !== undefined);
    return isComplete ? drawnLeader(tiles, rules.drawRank) : null;
  }
  const doubles = Object.entries(tiles).filter(([, tile]) => tile !== undefined && isDouble(tile));
  return drawnLeader(doubles.length > 0 ? Object.fromEntries(doubles) : tiles, rules.drawRank);
}
