"use client";

import { useState } from "react";
import { copyText } from "@/components/board/copy-text";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-message";
import type { SharedGame } from "./game-link";
import { gameText } from "./game-link";
import type { GameRun } from "./game-run";
import { hashOf } from "./screen-hash";
import { shareText } from "./share-text";

type ShareGameProps = { readonly game: SharedGame; readonly run: GameRun };

/** The result for somebody else: as text, and as a link that carries all hands in itself. */
export function ShareGame({ game, run }: ShareGameProps) {
  const [shown, setShown] = useState<string | null>(null);
  const text = gameText(game);

  async function give(words: string, what: string) {
    const copied = await copyText(words);
    if (copied) showToast(`${what} copiado`);
    else setShown(words);
  }

  async function share() {
    const words = shareText(game, run);
    try {
      if (navigator.share) return await navigator.share({ text: words });
    } catch (problem) {
      // Closed again by the person: nothing to do.
      if (problem instanceof DOMException && problem.name === "AbortError") return;
    }
    await give(words, "Resultado");
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button icon="share" onClick={share}>
          Compartir como texto
        </Button>
        {text !== null && (
          <Button
            icon="document"
            onClick={() =>
              give(
                `${window.location.origin}/anotador${hashOf({ kind: "shared", text })}`,
                "Enlace",
              )
            }
          >
            Copiar el enlace
          </Button>
        )}
      </div>
      {shown !== null && (
        <Textarea
          label="Cópialo de aquí"
          value={shown}
          readOnly
          rows={6}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
