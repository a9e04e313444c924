"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Resumed } from "./use-entry";

type ResumedNoticeProps = {
  readonly resumed: Resumed;
  readonly number: number | undefined;
  readonly onLeave: () => void;
};

const SCROLL_AFTER_MS = 250;

/** After a reload: the half-typed hand is there again, or no longer fits what the table holds now. */
export function ResumedNotice({ resumed, number, onLeave }: ResumedNoticeProps) {
  useEffect(() => {
    if (resumed === null) return;
    // The browser puts a reloaded page back where it was scrolled to.
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [resumed]);
  if (resumed === null) return null;
  return (
    <div className="mx-auto mb-2 max-w-xl">
      {resumed === "taken-up" ? (
        // One line: the last key of the hand stays on the screen.
        <div
          role="status"
          className="flex items-center justify-between gap-2 border-s-4 border-sea bg-sea-soft ps-3"
        >
          <p className="font-semibold text-sea">{`Seguías anotando la mano ${number}`}</p>
          <Button size="dense" variant="quiet" onClick={onLeave}>
            Dejarla
          </Button>
        </div>
      ) : (
        <Notice
          tone="warning"
          live
          title="La mano que anotabas ya no vale"
          actions={
            <Button size="dense" onClick={onLeave}>
              Entendido
            </Button>
          }
        >
          La mesa cambió mientras tanto. Mira las manos antes de anotarla otra vez.
        </Notice>
      )}
    </div>
  );
}
