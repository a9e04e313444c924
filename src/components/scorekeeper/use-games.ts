"use client";

import { useEffect, useState } from "react";
import type { Game } from "./game";
import type { GameStore } from "./game-storage";
import { deleteGame, readGames, saveGame } from "./game-storage";

/** The phone's store; null where it is closed to pages. */
function phoneStore(): GameStore | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

type Games = {
  /** Null until the phone has been read. */
  readonly games: readonly Game[] | null;
  /** The phone does not keep what was put: it will be gone with the page. */
  readonly isLossy: boolean;
  readonly put: (game: Game) => void;
  readonly remove: (id: string) => void;
};

/** The games on this phone. Every change is kept at once. */
export function useGames(): Games {
  const [games, setGames] = useState<readonly Game[] | null>(null);
  const [isLossy, setLossy] = useState(false);
  useEffect(() => setGames(readGames(phoneStore())), []);
  return {
    games,
    isLossy,
    put: (game) => {
      setLossy(!saveGame(phoneStore(), game));
      setGames((known) => [game, ...(known ?? []).filter(({ id }) => id !== game.id)]);
    },
    remove: (id) => {
      deleteGame(phoneStore(), id);
      setGames((known) => (known ?? []).filter((game) => game.id !== id));
    },
  };
}
