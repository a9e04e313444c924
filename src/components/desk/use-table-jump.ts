"use client";

import { useState, useTransition } from "react";
import type { Answer } from "@/components/commands/answer";
import { usePage } from "@/components/live/use-page";
import { capitalized } from "@/i18n/es/capitalized";
import { otherSeatsText } from "@/i18n/es/desk-problems";
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
  /** A Hoja of another round or of other seats was meant: its page, to be opened knowingly. */
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
 * for; one of another round is said by name, and a paper of other seats is warned of, before it is opened.
 */
export function useTableJump({ tournamentId, tables, base, find }: TableJumpParts): TableJumpState {
  const router = usePage();
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

  function open({ matchId, round, table, otherSeats }: FoundTable) {
    const isHere = tables.some((one) => one.matchId === matchId);
    const href = `${base}/${matchId}${otherSeats ? `?p=${otherSeats.paper}` : ""}`;
    if (isHere && !otherSeats) {
      router.push(href);
      return;
    }
    const place = isHere ? `mesa ${table}` : `ronda ${round}, mesa ${table}`;
    setProblem(
      otherSeats
        ? `${capitalized(place)}: ${otherSeatsText(otherSeats)}`
        : `Esa Hoja es de la ${place}.`,
    );
    setElsewhere({ href, label: isHere ? `Abrir la ${place}` : `Abrir la Hoja de la ${place}` });
  }

  return { go, problem, elsewhere, pending, clear };
}
