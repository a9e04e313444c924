"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { Answer } from "@/components/commands/answer";
import { readDeskTarget } from "@/schemas/desk-target";
import type { FoundTable } from "@/server/actas/desk-target";
import type { RoundTables } from "@/server/rounds/queries";

export type FindTable = (input: {
  readonly tournamentId: string;
  readonly typed: string;
}) => Promise<Answer<FoundTable>>;

export type TableJumpState = {
  readonly go: (typed: string) => void;
  readonly problem: string;
  /** A Hoja of another round was meant: its page, to be opened knowingly. */
  readonly elsewhere: { readonly href: string; readonly label: string } | null;
  readonly pending: boolean;
  readonly clear: () => void;
};

type TableJumpParts = {
  readonly tournamentId: string;
  readonly tables: RoundTables["tables"];
  /** The address of the desk's tables, to which a match's id is added. */
  readonly base: string;
  readonly find: FindTable;
};

/**
 * Goes to the table that was typed or scanned. A number is of the round on the screen and needs no server; a code is asked
 * for, and one of another round is said by name before it is opened.
 */
export function useTableJump({ tournamentId, tables, base, find }: TableJumpParts): TableJumpState {
  const router = useRouter();
  const [problem, setProblem] = useState("");
  const [elsewhere, setElsewhere] = useState<TableJumpState["elsewhere"]>(null);
  const [pending, start] = useTransition();

  function clear() {
    setProblem("");
    setElsewhere(null);
  }

  function go(typed: string) {
    clear();
    const target = readDeskTarget(typed);
    if (target?.kind === "table") {
      const table = tables.find((one) => one.table === target.table);
      if (table) router.push(`${base}/${table.matchId}`);
      else setProblem(`No hay mesa ${target.table} en la ronda.`);
      return;
    }
    start(async () => {
      const answer = await find({ tournamentId, typed: typed.trim() || "?" }).catch(() => null);
      if (answer === null) setProblem("No hay conexión con el servidor. Inténtalo otra vez.");
      else if (!answer.ok) setProblem(answer.messages.join(" "));
      else open(answer.value);
    });
  }

  function open({ matchId, round, table }: FoundTable) {
    const href = `${base}/${matchId}`;
    if (tables.some((one) => one.matchId === matchId)) {
      router.push(href);
      return;
    }
    setProblem(`Esa Hoja es de la ronda ${round}, mesa ${table}.`);
    setElsewhere({ href, label: `Abrir la Hoja de la ronda ${round}, mesa ${table}` });
  }

  return { go, problem, elsewhere, pending, clear };
}
