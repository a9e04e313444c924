"use client";

import { useReducer } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { encodeSharedHand } from "@/domain/hand/shared-hand-text";
import { EditorDeal } from "./editor-deal";
import { EditorPlay } from "./editor-play";
import { EMPTY_TABLE, editedHand, editorOf, nextEditor } from "./editor-state";
import { ShareHand } from "./share-hand";

/** A hand built by tapping: first who holds what, then the moves. `start` goes on with a hand that exists. */
export function HandEditor({ start }: { readonly start: SharedHand | null }) {
  const [state, dispatch] = useReducer(nextEditor, start === null ? EMPTY_TABLE : editorOf(start));
  if (!state.isPlaying) return <EditorDeal state={state} onAction={dispatch} />;
  const hand = editedHand(state);
  return (
    <div className="grid gap-6">
      <EditorPlay state={state} onAction={dispatch} />
      <Panel title="Compartir esta mano">
        <div className="grid gap-4">
          <ShareHand hand={hand} />
          <div>
            <LinkButton href={`/mano?h=${encodeSharedHand(hand)}`} icon="play" prefetch={false}>
              Repasarla jugada a jugada
            </LinkButton>
          </div>
        </div>
      </Panel>
    </div>
  );
}
