"use client";

import { HandsPanel } from "@/components/acta/hands-panel";
import { newCommandId } from "@/components/commands/command-id";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { presetOf, ruleBook } from "@/domain/rules/resolve-rules";
import type { Game } from "./game";
import { newGame } from "./game";
import type { SharedGame } from "./game-link";
import { GameResult } from "./game-result";
import { contextOf, runGame } from "./game-run";
import { HashButton } from "./hash-button";
import { ScorekeeperFrame } from "./scorekeeper-frame";

type SharedGameScreenProps = {
  readonly shared: SharedGame;
  readonly onKeep: (game: Game) => void;
};

/** Somebody else's game, read from its link: to look at, and to take over on this phone if one likes. */
export function SharedGameScreen({ shared, onKeep }: SharedGameScreenProps) {
  const run = runGame(shared);
  const { name } = ruleBook(presetOf(shared.rules));

  function keep(): void {
    const { rules, shape, names, now } = shared;
    onKeep({ ...newGame({ rules, shape, names, clock: null }, newCommandId(), Date.now()), now });
  }

  return (
    <ScorekeeperFrame>
      <PageMain width="narrow">
        <PageHeader
          title="Partida compartida"
          lead={`${name}, a ${run.table.rules.target} puntos. La cuenta se hizo otra vez en este teléfono.`}
        />
        <div className="flex flex-col gap-6">
          <GameResult run={run} />
          <div>
            <h2 className="mb-2 text-lg">Manos</h2>
            <HandsPanel hands={run.hands} table={run.table} format={contextOf(shared).format} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button icon="download" onClick={keep}>
              Guardarla en este teléfono
            </Button>
            <HashButton screen={{ kind: "home" }} size="normal">
              Mis partidas
            </HashButton>
          </div>
        </div>
      </PageMain>
    </ScorekeeperFrame>
  );
}
