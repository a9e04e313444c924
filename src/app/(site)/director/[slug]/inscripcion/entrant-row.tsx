"use client";

import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { Tone } from "@/components/ui/state-pill";
import { Badge, StatePill } from "@/components/ui/state-pill";
import { showToast } from "@/components/ui/toast-message";
import { pesosText } from "@/i18n/es/money";
import type { AttendanceCommand } from "@/server/registration/attend";
import type { EntrantView } from "@/server/registration/queries";
import { attend } from "./actions";
import type { DeskFacts, DeskState } from "./desk-view";
import { deskState } from "./desk-view";
import { inPlayingOrder, roundsText } from "./desk-words";

const PILLS: Readonly<Record<DeskState, { readonly tone: Tone; readonly word: string }>> = {
  missing: { tone: "waiting", word: "Falta" },
  present: { tone: "done", word: "Presente" },
  out: { tone: "neutral", word: "Retirado" },
};

type EntrantRowProps = {
  readonly entrant: EntrantView;
  readonly facts: DeskFacts;
  /** The row that Enter acts on. */
  readonly marked: boolean;
  /** On a phone the fee is asked for where one looks for it, or once the person is here. */
  readonly chargeOnPhone: boolean;
  readonly onDone: (entrant: EntrantView, command: AttendanceCommand) => void;
  readonly onOpen: (entrantId: string) => void;
};

/** The id of the row's main button, which Enter in the search field presses. */
export const rowButtonId = (entrantId: string) => `llegada-${entrantId}`;

/** One entrant at the desk: a press on whoever is missing marks the arrival, on anybody else opens the details. */
export function EntrantRow(props: EntrantRowProps) {
  const { entrant, facts, marked, chargeOnPhone, onDone, onOpen } = props;
  const { send, pending } = useCommand(attend);
  const state = deskState(entrant);
  const arrives = state === "missing" && facts.may.checkIn && !facts.isClosed;
  const charges = entrant.owedCents > 0 && state !== "out" && facts.may.charge;

  const record = async (command: AttendanceCommand) => {
    const answer = await send({ entrantId: entrant.id, command });
    if (answer.ok) onDone(entrant, command);
    else showToast(answer.messages.join(" "), "error");
  };

  const pill = pending ? (
    <Spinner />
  ) : (
    <StatePill tone={PILLS[state].tone}>{PILLS[state].word}</StatePill>
  );

  return (
    <li
      className={classNames(
        "flex flex-wrap items-stretch border-b border-line",
        marked && "bg-sea-soft shadow-[inset_4px_0_0_0_var(--sea)]",
      )}
    >
      <button
        type="button"
        id={rowButtonId(entrant.id)}
        disabled={pending}
        aria-busy={pending || undefined}
        onClick={() => (arrives ? record({ type: "check-in" }) : onOpen(entrant.id))}
        className="flex min-h-16 min-w-0 grow basis-0 items-center gap-3 px-2 py-2 text-start -outline-offset-4 hover:bg-sunken sm:px-3"
      >
        <span className="w-9 shrink-0 text-center text-lg font-extrabold tabular-nums">
          {entrant.number}
        </span>
        <span className="min-w-0 grow">
          <EntrantNames
            entrant={entrant}
            isTeam={facts.format === "teams"}
            note={roundsText(entrant, facts.nextRound)}
          />
          <span className="mt-1 inline-block sm:hidden">{pill}</span>
        </span>
        <span className="shrink-0 max-sm:hidden">{pill}</span>
        {arrives && (
          <span
            aria-hidden="true"
            className="flex shrink-0 flex-col items-center text-sm font-semibold text-sea"
          >
            <Icon name="check" className="size-6" />
            Llegó
          </span>
        )}
      </button>
      <span className="flex items-center gap-1 pe-1 sm:pe-2">
        {charges && (
          <Button
            size="dense"
            className="max-sm:hidden"
            pending={pending}
            onClick={() => record({ type: "pay", cents: entrant.owedCents })}
          >
            Cobrar {pesosText(entrant.owedCents)}
          </Button>
        )}
        <Button size="dense" variant="quiet" onClick={() => onOpen(entrant.id)}>
          Más<span className="sr-only"> de {entrant.name}</span>
        </Button>
      </span>
      {charges && (state === "present" || chargeOnPhone) && (
        <span className="basis-full px-2 pb-2 ps-14 sm:hidden">
          <Button
            size="dense"
            pending={pending}
            onClick={() => record({ type: "pay", cents: entrant.owedCents })}
          >
            Cobrar {pesosText(entrant.owedCents)}
          </Button>
        </span>
      )}
    </li>
  );
}

type EntrantNamesProps = {
  readonly entrant: EntrantView;
  readonly isTeam: boolean;
  readonly note: string;
};

/** The people of an entrant, each with number and club; a team under its name, who plays first and then its substitutes. */
function EntrantNames({ entrant, isTeam, note }: EntrantNamesProps) {
  return (
    <>
      {isTeam && (
        <span className="block leading-snug font-extrabold break-words">{entrant.name}</span>
      )}
      {inPlayingOrder(entrant).map((member) => (
        <span key={member.playerId} className="block leading-snug">
          <span className={classNames("break-words", !isTeam && "font-semibold")}>
            {member.name}
          </span>{" "}
          {!entrant.playing.includes(member.playerId) && <Badge>suplente</Badge>}{" "}
          {member.number === null ? (
            <Badge>provisional</Badge>
          ) : (
            <span className="text-sm text-ink-soft tabular-nums">
              {member.number}
              {member.nickname && ` «${member.nickname}»`}
            </span>
          )}
        </span>
      ))}
      <span className="block text-sm leading-snug text-ink-soft">
        {[...new Set(entrant.members.map(({ club }) => club))].filter(Boolean).join(" · ")}
      </span>
      {note !== "" && (
        <span className="block text-sm leading-snug font-semibold text-amber">{note}</span>
      )}
    </>
  );
}
