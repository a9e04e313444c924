"use client";

import { sideName } from "@/components/acta/seat-names";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { StatePill } from "@/components/ui/state-pill";
import { presetOf, ruleBook } from "@/domain/rules/resolve-rules";
import { sidesOf } from "@/domain/rules/seat";
import type { Game } from "./game";
import { runGame } from "./game-run";
import { HashButton } from "./hash-button";
import { ScorekeeperFrame } from "./scorekeeper-frame";
import { hashOf } from "./screen-hash";

type ScorekeeperHomeProps = {
  readonly games: readonly Game[] | null;
  readonly remove: (id: string) => void;
};

/** The games on this phone, and the ways to a new one and to practice. */
export function ScorekeeperHome({ games, remove }: ScorekeeperHomeProps) {
  return (
    <ScorekeeperFrame>
      <PageMain width="narrow">
        <PageHeader
          title="Anotador libre"
          lead="Anota tu partida con cualquiera de los reglamentos, sin torneo y sin cuenta. Todo queda en este teléfono."
        />
        <div className="mb-6 grid gap-2 sm:grid-cols-2">
          <HashButton screen={{ kind: "new" }} variant="primary" icon="plus">
            Nueva partida
          </HashButton>
          <HashButton screen={{ kind: "practice", seed: null }} icon="check">
            Practicar dos minutos
          </HashButton>
        </div>
        <h2 className="mb-2 text-xl">Mis partidas</h2>
        {games === null ? (
          <p className="min-h-24 text-ink-soft">Leyendo el teléfono…</p>
        ) : games.length === 0 ? (
          <EmptyState title="Todavía no hay partidas">
            Empieza una y aparecerá aquí, también si cierras la página.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y-2 border-ink">
            {games.map((game) => (
              <GameRow key={game.id} game={game} onRemove={() => remove(game.id)} />
            ))}
          </ul>
        )}
      </PageMain>
    </ScorekeeperFrame>
  );
}

function GameRow({ game, onRemove }: { readonly game: Game; readonly onRemove: () => void }) {
  const { table, score, status } = runGame(game);
  const sides = sidesOf(table.shape);
  return (
    <li className="py-1">
      <a
        href={hashOf({ kind: "game", id: game.id })}
        className="flex min-h-12 items-center gap-3 py-1 hover:bg-sunken"
      >
        <span className="min-w-0 grow leading-tight font-semibold">
          {sides.map((side) => sideName(table.names, side)).join(" contra ")}
        </span>
        <span className="shrink-0 text-xl font-extrabold tabular-nums">
          {sides.map((side) => score[side] ?? 0).join("–")}
        </span>
        <Icon name="next" className="size-5 shrink-0" />
      </a>
      <div className="flex items-center gap-2 text-sm text-ink-soft">
        <span className="min-w-0 grow leading-tight">
          {ruleBook(presetOf(game.rules)).name} · {dayOf(game.startedAt)}
        </span>
        {status === "finished" ? (
          <StatePill tone="done">Terminada</StatePill>
        ) : (
          <StatePill tone="active">En juego</StatePill>
        )}
        <ConfirmButton
          title="¿Borrar esta partida?"
          confirmLabel="Borrar la partida"
          variant="quiet"
          size="dense"
          danger
          onConfirm={onRemove}
          body="Se borra de este teléfono y no se puede recuperar."
        >
          Borrar
        </ConfirmButton>
      </div>
    </li>
  );
}

function dayOf(instant: number): string {
  return new Intl.DateTimeFormat("es-DO", {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(instant));
}
