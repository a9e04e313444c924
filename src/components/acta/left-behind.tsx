"use client";

import { useEffect, useState } from "react";
import { BUILD } from "@/components/offline/build";
import { Notice } from "@/components/ui/notice";
import { browserStore, readWaiting } from "./acta-storage";
import { keptTables } from "./kept-tables";

type LeftBehindProps = {
  /** The table that is open: what waits there is said by its own screen. */
  readonly except?: string;
};

type Left = { readonly table: number; readonly round: number; readonly waiting: number };

/** Hands of another table that this phone has not sent, because its page was closed before: where they are. */
export function LeftBehind({ except }: LeftBehindProps) {
  const [left, setLeft] = useState<readonly Left[]>([]);
  useEffect(() => {
    const found = keptTables(browserStore, BUILD)
      .all()
      .filter(({ matchId }) => matchId !== except)
      .map(({ matchId, table, round }) => ({
        table,
        round: round.number,
        waiting: readWaiting(browserStore(), matchId).length,
      }));
    setLeft(found.filter(({ waiting }) => waiting > 0));
  }, [except]);
  if (left.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="warning" title="Este teléfono guarda manos sin enviar" live>
        {left.map(({ table, round, waiting }) => (
          <p key={`${round} ${table}`}>
            Mesa {table}, ronda {round}: {waiting} sin enviar. Ábrela otra vez con su código y se
            envían solas.
          </p>
        ))}
      </Notice>
    </div>
  );
}
