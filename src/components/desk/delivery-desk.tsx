"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { Answer } from "@/components/commands/answer";
import { newCommandId } from "@/components/commands/command-id";
import { TableStatePill } from "@/components/rounds/table-state-pill";
import { Button } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { Badge } from "@/components/ui/state-pill";
import { isSealed } from "@/domain/match/acta";
import type { DeliveredSheet } from "@/server/actas/deliver";
import type { PaperTable } from "@/server/actas/paper-desk";
import { CameraScan } from "./camera-scan";
import type { Delivery } from "./delivery-log";
import {
  answeredDelivery,
  papersOfOtherSeats,
  sendingDelivery,
  withoutDelivery,
} from "./delivery-log";

type DeliveryDeskProps = {
  readonly tournamentId: string;
  readonly tables: readonly PaperTable[];
  /** The address of the desk's tables, to which a match's id is added. */
  readonly base: string;
  readonly deliver: (input: {
    readonly commandId: string;
    readonly tournamentId: string;
    readonly typed: string;
    readonly anyway?: boolean;
  }) => Promise<Answer<DeliveredSheet>>;
};

/** Taking in many paper Hojas: scan, scan, scan, or a number and Enter each; and which tables of the round still lack theirs. */
export function DeliveryDesk({ tournamentId, tables, base, deliver }: DeliveryDeskProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [log, setLog] = useState<readonly Delivery[]>([]);
  useEffect(() => field.current?.focus(), []);
  // The page is read again by itself a moment later.
  const taken = new Set(log.flatMap(({ matchId }) => matchId ?? []));

  const papers = papersOfOtherSeats(log);
  const addressOf = (matchId: string) => {
    const paper = papers.get(matchId);
    return `${base}/${matchId}${paper === undefined ? "" : `?p=${paper}`}`;
  };

  async function send(text: string, anyway = false, commandId = newCommandId()) {
    setLog((now) => sendingDelivery(now, commandId, text, anyway));
    const sheet = { commandId, tournamentId, typed: text, anyway };
    const answer = await deliver(sheet).catch(() => null);
    setLog((now) => answeredDelivery(now, commandId, answer));
  }

  return (
    <div className="grid gap-6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") void send(typed);
          setTyped("");
          field.current?.focus();
        }}
        className="flex flex-wrap items-end gap-2"
      >
        <div className="grid gap-1">
          <label htmlFor={id} className="font-semibold">
            Hoja que llega: mesa, código o QR
          </label>
          <input
            ref={field}
            id={id}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={400}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-12 w-64 max-w-full rounded-control border-2 border-line-strong bg-surface px-3 text-xl font-extrabold uppercase tabular-nums"
          />
        </div>
        <Button type="submit" variant="primary" icon="check">
          Recibida
        </Button>
        <CameraScan onCode={(text) => void send(text)} />
      </form>
      <DeliveryLog
        log={log}
        onAgain={({ typed: text, commandId, anyway }) => void send(text, anyway, commandId)}
        onAnyway={({ typed: text, commandId }) => void send(text, true, commandId)}
        onLeave={({ commandId }) => setLog((now) => withoutDelivery(now, commandId))}
        addressOf={addressOf}
      />
      <DataTable
        caption="Hojas de la ronda"
        dense
        rows={tables}
        rowKey={(table) => table.matchId}
        columns={[
          { key: "table", header: "Mesa", kind: "lead", cell: (table) => table.table },
          {
            key: "state",
            header: "Estado",
            kind: "title",
            cell: (table) => (
              <span className="inline-flex flex-wrap items-center gap-2">
                <TableStatePill stage={table.stage} exact />
                {table.onPaper && <Badge>en papel</Badge>}
                {table.photos > 0 && (
                  <Badge>{table.photos === 1 ? "1 foto" : `${table.photos} fotos`}</Badge>
                )}
              </span>
            ),
          },
          {
            key: "delivered",
            header: "Hoja",
            cell: (table) =>
              table.delivered || taken.has(table.matchId) ? "Recibida" : "No ha llegado",
          },
          {
            key: "open",
            header: "Qué hacer",
            kind: "action",
            cell: (table) => (
              <span className="inline-flex flex-wrap justify-end gap-1">
                {!table.delivered && !taken.has(table.matchId) && !isSealed(table.stage) && (
                  <Button
                    size="dense"
                    icon="check"
                    aria-label={`Recibida la Hoja de la mesa ${table.table}`}
                    onClick={() => void send(String(table.table))}
                  >
                    Recibida
                  </Button>
                )}
                <LinkButton
                  href={addressOf(table.matchId)}
                  size="dense"
                  icon="edit"
                  aria-label={`${isSealed(table.stage) ? "Ver" : "Teclear"} la mesa ${table.table}`}
                >
                  {isSealed(table.stage) ? "Ver" : "Teclear"}
                </LinkButton>
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}

const ICONS: Readonly<Record<Delivery["state"], IconName>> = {
  sending: "clock",
  taken: "check",
  already: "info",
  asks: "alert",
  refused: "stop",
  offline: "offline",
};

type DeliveryLogProps = {
  readonly log: readonly Delivery[];
  readonly onAgain: (line: Delivery) => void;
  /** Takes in knowingly what was asked about. */
  readonly onAnyway: (line: Delivery) => void;
  readonly onLeave: (line: Delivery) => void;
  readonly addressOf: (matchId: string) => string;
};

const MARKS: Partial<Readonly<Record<Delivery["state"], string>>> = {
  refused: "size-5 text-wine",
  offline: "size-5 text-wine",
  asks: "size-5 text-amber",
};

function DeliveryLog({ log, onAgain, onAnyway, onLeave, addressOf }: DeliveryLogProps) {
  return (
    <section aria-live="polite" aria-label="Hojas recibidas ahora" className="empty:hidden">
      {log.length > 0 && (
        <ul className="grid gap-1">
          {log.slice(0, 8).map((line) => (
            <li key={line.commandId} className="flex flex-wrap items-center gap-2">
              <Icon name={ICONS[line.state]} className={MARKS[line.state] ?? "size-5 text-felt"} />
              <span className="font-semibold">{line.words}</span>
              {line.state === "refused" && (
                <span className="text-sm break-all text-ink-soft">«{line.typed}»</span>
              )}
              {line.state === "asks" && (
                <>
                  <Button size="dense" onClick={() => onAnyway(line)}>
                    Recibirla de todos modos
                  </Button>
                  <Button size="dense" variant="quiet" onClick={() => onLeave(line)}>
                    No, fue un error
                  </Button>
                </>
              )}
              {line.state === "taken" && line.matchId !== undefined && (
                <LinkButton
                  size="dense"
                  variant="quiet"
                  href={`${addressOf(line.matchId)}#papel`}
                  aria-label={`Recibida por error: ${line.words}`}
                >
                  ¿Por error?
                </LinkButton>
              )}
              {line.state === "offline" && (
                <Button size="dense" onClick={() => onAgain(line)}>
                  Enviar otra vez
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
