"use client";

import { useEffect } from "react";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-main";
import { readGameText } from "./game-link";
import { GameScreen } from "./game-screen";
import { HashButton } from "./hash-button";
import { NewGame } from "./new-game";
import { PracticeScreen } from "./practice-screen";
import { ScorekeeperFrame } from "./scorekeeper-frame";
import { ScorekeeperHome } from "./scorekeeper-home";
import type { Screen } from "./screen-hash";
import { goTo, useScreen } from "./screen-hash";
import { SharedGameScreen } from "./shared-game-screen";
import { useGames } from "./use-games";

/** The scorekeeper for anybody: games of one's own by any of the books, kept on the phone, and practice. */
export function Scorekeeper() {
  const screen = useScreen();
  const games = useGames();
  const { kind } = screen;
  useEffect(() => {
    if (kind) window.scrollTo({ top: 0 });
  }, [kind]);

  switch (screen.kind) {
    case "home":
      return <ScorekeeperHome {...games} />;
    case "new":
      return (
        <NewGame
          onStart={(game) => {
            games.put(game);
            goTo({ kind: "game", id: game.id });
          }}
        />
      );
    case "game":
      return <OneGame screen={screen} {...games} />;
    case "shared": {
      const shared = readGameText(screen.text);
      if (shared === null) return <Missing title="El enlace está incompleto" />;
      return (
        <SharedGameScreen
          shared={shared}
          onKeep={(game) => {
            games.put(game);
            goTo({ kind: "game", id: game.id });
          }}
        />
      );
    }
    case "practice":
      return <PracticeScreen key={screen.seed} seed={screen.seed} />;
  }
}

type OneGameProps = ReturnType<typeof useGames> & {
  readonly screen: Extract<Screen, { readonly kind: "game" }>;
};

function OneGame({ screen, games, isLossy, put }: OneGameProps) {
  if (games === null) return null;
  const game = games.find(({ id }) => id === screen.id);
  if (game === undefined) return <Missing title="Esa partida no está en este teléfono" />;
  return (
    <GameScreen
      key={game.id}
      game={game}
      isLossy={isLossy}
      onChange={put}
      onRematch={(next) => {
        put(next);
        goTo({ kind: "game", id: next.id });
      }}
    />
  );
}

function Missing({ title }: { readonly title: string }) {
  return (
    <ScorekeeperFrame>
      <PageMain width="narrow">
        <h1 className="mb-4 text-[1.75rem]">Anotador libre</h1>
        <Notice
          tone="error"
          title={title}
          actions={<HashButton screen={{ kind: "home" }}>Ver mis partidas</HashButton>}
        >
          Las partidas se guardan solo en el teléfono que las anotó.
        </Notice>
      </PageMain>
    </ScorekeeperFrame>
  );
}
