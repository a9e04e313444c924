"use client";

import { useCallback, useRef, useState } from "react";
import { usePage } from "@/components/live/use-page";
import { Panel } from "@/components/ui/panel";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import { describeRest } from "@/i18n/es/pairing";
import type { DraftView } from "@/server/rounds/draft-view";
import { ChangeBar } from "./change-bar";
import { DraftTableRow, EntrantButton } from "./draft-table-row";
import { useTellOpenChange } from "./open-change";
import type { Picked } from "./picked";
import { pickedKey } from "./picked";

type DraftEditorProps = { readonly slug: string; readonly draft: DraftView };

/** The change that two choices make; null when they are of different kinds, or one and the same. */
function changeOf(first: Picked, second: Picked): PreviewChange | null {
  if (first.kind === "entrant" && second.kind === "entrant" && first.id !== second.id) {
    return { kind: "swap-entrants", first: first.id, second: second.id };
  }
  if (first.kind === "table" && second.kind === "table" && first.table !== second.table) {
    return { kind: "swap-tables", first: first.table, second: second.table };
  }
  return null;
}

/** The keys of what is chosen: one, or the two of a change. */
function pickedKeys(first: Picked | null, change: PreviewChange | null): readonly string[] {
  const own = first === null ? [] : [pickedKey(first)];
  if (change === null) return own;
  return [...own, `${change.kind === "swap-entrants" ? "e" : "t"}${change.second}`];
}

/** Those of one table. */
function pickedAt({ table, sides }: DraftView["tables"][number], keys: readonly string[]): string {
  if (keys.length === 0) return "";
  const own = [`t${table}`, ...[...sides.AC, ...sides.BD].map(({ id }) => `e${id}`)];
  return keys.filter((key) => own.includes(key)).join(" ");
}

/** The tables of a draft. Choosing two people exchanges their places (a rest is a place too); two tables, their numbers. */
export function DraftEditor({ slug, draft }: DraftEditorProps) {
  const router = usePage();
  const list = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState<Picked | null>(null);
  const chosen = useRef<Picked | null>(null);
  const [change, setChange] = useState<PreviewChange | null>(null);
  useTellOpenChange(change !== null);

  const cancel = useCallback(() => {
    chosen.current = null;
    setFirst(null);
    setChange(null);
  }, []);

  const pick = useCallback(
    (picked: Picked) => {
      const before = chosen.current;
      if (before !== null && pickedKey(before) === pickedKey(picked)) return cancel();
      const made = before === null ? null : changeOf(before, picked);
      if (made === null) {
        chosen.current = picked;
        setFirst(picked);
      }
      setChange(made);
    },
    [cancel],
  );

  /** The keyboard stays where the change was made. */
  function done() {
    const place =
      change?.kind === "swap-entrants"
        ? `[data-entrant="${change.first}"]`
        : `[data-table="${change?.first}"]`;
    // A question that is open until now would take the focus with it when it closes.
    setTimeout(() => list.current?.querySelector<HTMLButtonElement>(place)?.focus(), 100);
    cancel();
    router.refresh();
  }

  const picked = pickedKeys(first, change);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc takes the choice back from anywhere in the list
    <div
      ref={list}
      onKeyDown={(event) => {
        if (event.key === "Escape") cancel();
      }}
    >
      <Panel title={draft.tables.length === 1 ? "1 mesa" : `${draft.tables.length} mesas`} flush>
        <p className="px-3 pb-3 text-ink-soft sm:px-5">
          Elige dos participantes para cambiarlos de sitio, o dos números de mesa.
        </p>
        <ul className="border-t border-line">
          {draft.tables.map((table) => (
            <DraftTableRow
              key={table.table}
              table={table}
              names={draft.names}
              picked={pickedAt(table, picked)}
              onPick={pick}
            />
          ))}
        </ul>
        {draft.resting.length > 0 && (
          <div className="grid gap-2 px-3 py-3 sm:grid-cols-[7rem_minmax(0,1fr)] sm:px-5">
            <h3 className="pt-3 text-base">Descansan</h3>
            <ul className="grid gap-1 lg:grid-cols-2">
              {draft.resting.map(({ entrant, why }) => (
                <li key={entrant.id}>
                  <EntrantButton
                    entrant={entrant}
                    where="descansa"
                    picked={picked.includes(`e${entrant.id}`)}
                    onPick={() => pick({ kind: "entrant", id: entrant.id })}
                  />
                  {why && (
                    <p className="px-2 text-sm text-ink-soft">
                      {why
                        .map((reason) => describeRest(reason, (id) => draft.names[id] ?? id))
                        .join(" ")}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Panel>
      <ChangeBar
        slug={slug}
        draft={draft}
        first={first}
        change={change}
        onCancel={cancel}
        onDone={done}
      />
    </div>
  );
}
