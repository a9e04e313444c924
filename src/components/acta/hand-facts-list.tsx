import type { ReactNode } from "react";
import { TileFace } from "@/components/domino/tile-face";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/domain/rules/seat";
import { HAND_ENDING_LABELS } from "@/i18n/es/hand";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { HandDraft, HandStep } from "./hand-draft";
import { seatsToCount } from "./hand-draft";
import type { HandTable } from "./hand-preview";
import { sideName } from "./seat-names";

type HandFactsListProps = {
  readonly draft: HandDraft;
  readonly table: Pick<HandTable, "names" | "shape">;
  /** The questions of this hand. */
  readonly steps: readonly HandStep[];
  readonly onChange: (step: HandStep) => void;
};

const BY_LABELS = {
  domino: "Dominó",
  block: "Trancó",
  annulled: "Infractor",
  "false-block": "Lo cantó",
  redeal: "Los mostró",
} as const;

/** What was answered, each line with the way back to its question. */
export function HandFactsList({ draft, table, steps, onChange }: HandFactsListProps) {
  const { names } = table;
  const { ending, by } = draft;
  if (ending === null || by === null) return null;
  const rows: Readonly<Record<HandStep, readonly [label: string, value: ReactNode] | null>> = {
    ending: ["Final", HAND_ENDING_LABELS[ending]],
    infraction: ["Infracción", infractionTitle(draft.infraction ?? "")],
    by: [BY_LABELS[ending], names[by]],
    doubles: ["Dobles", draft.doubles],
    count: ["Quedó", <Count key="count" draft={draft} table={table} />],
    review: null,
  };
  return (
    <dl className="divide-y divide-line border-y border-line">
      {steps.map((step) => {
        const row = rows[step];
        if (row === null) return null;
        return (
          <div key={step} className="flex min-h-12 items-center gap-3">
            <dt className="w-20 shrink-0 text-sm text-ink-soft">{row[0]}</dt>
            <dd className="min-w-0 grow py-1 leading-tight font-semibold">{row[1]}</dd>
            <dd>
              <Button variant="quiet" size="dense" onClick={() => onChange(step)}>
                Cambiar<span className="sr-only"> {row[0].toLowerCase()}</span>
              </Button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Count({ draft, table }: Pick<HandFactsListProps, "draft" | "table">) {
  const { names, shape } = table;
  const { lastTile, passes } = draft;
  return (
    <ul>
      {seatsToCount(draft, shape).map((seat) => (
        <li key={seat} className="flex items-center justify-between gap-x-2 py-0.5">
          <span className="min-w-0 font-normal">{names[seat]}</span>
          <Left draft={draft} seat={seat} />
        </li>
      ))}
      {lastTile && (
        <li className="py-0.5 font-normal">
          {lastTile.kind === "capicua" ? "Capicúa" : "Ficha vista"} con {lastTile.tile}
        </li>
      )}
      {passes.length > 0 && (
        <li className="py-0.5 font-normal">
          Pase: {passes.map((side) => sideName(names, side)).join(", ")}
        </li>
      )}
    </ul>
  );
}

function Left({ draft, seat }: { readonly draft: HandDraft; readonly seat: Seat }) {
  if (draft.counting === "pips") return <span className="tabular-nums">{draft.pips[seat]}</span>;
  return (
    <span className="flex gap-0.5">
      {(draft.left[seat] ?? []).map((tile) => (
        <TileFace key={tile} tile={tile} size="xs" />
      ))}
    </span>
  );
}
