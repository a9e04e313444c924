import type { ReactNode } from "react";
import { RoundClock } from "@/components/clock/round-clock";
import { PairBadge } from "@/components/domino/seat-badge";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { ActaState } from "@/domain/match/acta-state";
import type { TableView } from "@/server/actas/table-view";
import type { Acta } from "./use-acta";

type TableHeadProps = {
  readonly view: TableView;
  readonly acta: ActaState;
  readonly link: Pick<Acta, "queue" | "sending" | "online">;
  /** Within the site's frame, whose header is the page's banner, this is a region of its own. */
  readonly framed?: boolean;
};

/** What stays in sight whatever is asked: table, clock, score, and whether everything has reached the server. */
export function TableHead({ view, acta, link, framed }: TableHeadProps) {
  const { score, winner } = acta;
  const Frame = framed ? "section" : "header";
  return (
    <Frame
      aria-label={framed ? "Marcador" : undefined}
      className="sticky top-0 z-20 border-b-2 border-ink bg-paper"
    >
      <div className="mx-auto w-full max-w-5xl px-3 sm:px-6">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h1 className="text-lg whitespace-nowrap">
            Mesa {view.table}
            <span className="font-semibold text-ink-soft"> · R{view.round.number}</span>
          </h1>
          <RoundClock size="line" clock={view.clock} limits={view.rules} serverNow={view.now} />
        </div>
        <p className="flex items-center justify-center gap-3 pb-1">
          <span className="sr-only">Marcador: </span>
          <PairBadge pair="AC" size="sm" />
          <Figure value={score.AC} won={winner === "AC"} />
          <span aria-hidden="true" className="text-2xl text-ink-soft">
            –
          </span>
          <Figure value={score.BD} won={winner === "BD"} />
          <PairBadge pair="BD" size="sm" />
        </p>
        <LinkState {...link} />
      </div>
    </Frame>
  );
}

function Figure({ value, won }: { readonly value: number; readonly won: boolean }) {
  return (
    <span
      key={value}
      className={classNames(
        "min-w-14 animate-land text-center text-[2rem] leading-none font-extrabold tabular-nums",
        won && "text-felt",
      )}
    >
      {value}
    </span>
  );
}

function LinkState({ queue, sending, online }: TableHeadProps["link"]): ReactNode {
  const waiting = queue.waiting.length;
  const style = "flex min-h-7 items-center justify-center gap-1.5 text-sm font-semibold";
  if (!online) {
    return (
      <p role="status" className={classNames(style, "text-amber")}>
        <Icon name="offline" className="size-4" />
        {waiting === 0
          ? "Sin conexión. Puedes seguir anotando."
          : `Sin conexión: ${waiting} sin enviar, aquí guardado`}
      </p>
    );
  }
  if (waiting > 0) {
    return (
      <p role="status" className={classNames(style, "text-ink-soft")}>
        <Icon name="clock" className="size-4" />
        {sending ? `Enviando… ${waiting} por confirmar` : `${waiting} pendiente de enviar`}
      </p>
    );
  }
  return (
    <p role="status" className={classNames(style, "text-felt")}>
      <Icon name="check" className="size-4" />
      Todo confirmado
    </p>
  );
}
