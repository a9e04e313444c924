"use client";

import type { KeyboardEvent } from "react";
import { useState } from "react";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { CONTROL_STYLE, Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Panel } from "@/components/ui/panel";
import { showToast } from "@/components/ui/toast-message";
import type { AttendanceCommand } from "@/server/registration/attend";
import type { EntrantView, RegistrationView } from "@/server/registration/queries";
import { attend } from "./actions";
import type { DeskFacts, DeskFilter } from "./desk-view";
import { DESK_FILTERS, isKept, narrowed, undoOf } from "./desk-view";
import { doneText, FILTER_NAMES } from "./desk-words";
import { EntrantDialog } from "./entrant-dialog";
import { EntrantRow, rowButtonId } from "./entrant-row";
import { RegisterPanel } from "./register-panel";

type DeskProps = { readonly facts: DeskFacts; readonly registration: RegistrationView };

type Done = { readonly entrant: EntrantView; readonly command: AttendanceCommand };

/** The registration desk: who is here and who is missing, and the way in for whoever is not on the list. */
export function Desk({ facts, registration }: DeskProps) {
  const { entrants, missing } = registration;
  const [filter, setFilter] = useState<DeskFilter>(missing.length > 0 ? "missing" : "all");
  const [query, setQuery] = useState("");
  const [marked, setMarked] = useState(0);
  const [openId, setOpenId] = useState<string | null>(null);
  const [registering, setRegistering] = useState(entrants.length === 0);
  const [done, setDone] = useState<Done | null>(null);
  const shown = narrowed(entrants, filter, query);
  const at = Math.min(marked, shown.length - 1);
  const open = entrants.find(({ id }) => id === openId);
  const mayRegister = facts.may.manage && !facts.isClosed && facts.nextRound <= facts.planned;

  const noteDone = (entrant: EntrantView, command: AttendanceCommand) => {
    setDone({ entrant, command });
    setQuery("");
    setMarked(0);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      const next = (at + step + shown.length) % shown.length;
      setMarked(next);
      scrollToRow(shown[next]?.id);
    }
    if (event.key === "Enter" && query.trim() !== "") {
      event.preventDefault();
      document.getElementById(rowButtonId(shown[at]?.id ?? ""))?.click();
    }
  };

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="min-w-0">
        {mayRegister && (
          <div className="mb-4 lg:hidden">
            <Button
              wide
              icon={registering ? "close" : "plus"}
              aria-expanded={registering}
              onClick={() => setRegistering(!registering)}
            >
              {registering ? "Cerrar la inscripción" : "Inscribir a alguien"}
            </Button>
          </div>
        )}
        {mayRegister && registering && (
          <Panel title="Inscribir" className="mb-5 lg:hidden">
            <RegisterPanel facts={facts} entrants={entrants} presentAtFirst={missing.length > 0} />
          </Panel>
        )}
        <div className="mb-3 flex flex-col gap-3">
          <Field
            label="Buscar en la lista"
            hint={
              <span className="max-sm:hidden">
                Escribe, elige con las flechas y Enter marca que llegó.
              </span>
            }
          >
            {(control) => (
              <div className="relative">
                <Icon
                  name="search"
                  className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
                />
                <input
                  {...control}
                  type="search"
                  autoComplete="off"
                  placeholder="Nombre, apodo, número o club"
                  value={query}
                  onChange={(event) => {
                    setQuery(event.target.value);
                    setMarked(0);
                  }}
                  onKeyDown={onKeyDown}
                  className={`${CONTROL_STYLE} ps-10`}
                />
              </div>
            )}
          </Field>
          <Filters facts={facts} entrants={entrants} chosen={filter} onChoose={setFilter} />
        </div>
        {shown.length === 0 ? (
          <NobodyShown filter={filter} query={query} isEmpty={entrants.length === 0} />
        ) : (
          <ul className="border-t-2 border-ink bg-surface shadow-[0_0_0_1px_var(--line)]">
            {shown.map((entrant, index) => (
              <EntrantRow
                key={entrant.id}
                entrant={entrant}
                facts={facts}
                marked={query.trim() !== "" && index === at}
                chargeOnPhone={filter === "owing"}
                onDone={noteDone}
                onOpen={setOpenId}
              />
            ))}
          </ul>
        )}
        {done && (
          <UndoBar
            key={`${done.entrant.id}${done.command.type}`}
            done={done}
            onEnd={() => setDone(null)}
          />
        )}
      </div>
      {mayRegister && (
        <Panel title="Inscribir" className="max-lg:hidden lg:sticky lg:top-4">
          <RegisterPanel facts={facts} entrants={entrants} presentAtFirst={missing.length > 0} />
        </Panel>
      )}
      {open && (
        <EntrantDialog
          key={open.id}
          entrant={open}
          facts={facts}
          onClose={() => setOpenId(null)}
          onDone={noteDone}
        />
      )}
    </div>
  );
}

function scrollToRow(id: string | undefined) {
  document.getElementById(rowButtonId(id ?? ""))?.scrollIntoView({ block: "nearest" });
}

type FiltersProps = {
  readonly facts: DeskFacts;
  readonly entrants: readonly EntrantView[];
  readonly chosen: DeskFilter;
  readonly onChoose: (filter: DeskFilter) => void;
};

function Filters({ facts, entrants, chosen, onChoose }: FiltersProps) {
  const filters = DESK_FILTERS.filter((filter) => filter !== "owing" || facts.feeCents > 0);
  return (
    <fieldset aria-label="Mostrar" className="flex flex-wrap gap-1.5">
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={classNames(
            "inline-flex min-h-12 items-center gap-1.5 rounded-control border-2 px-3 text-base font-semibold lg:min-h-10",
            filter === chosen
              ? "border-sea bg-sea text-on-sea"
              : "border-line-strong bg-surface hover:border-ink",
          )}
        >
          {FILTER_NAMES[filter]}
          <span className="font-extrabold tabular-nums">
            {entrants.filter((entrant) => isKept(entrant, filter)).length}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

type NobodyShownProps = {
  readonly filter: DeskFilter;
  readonly query: string;
  readonly isEmpty: boolean;
};

function NobodyShown({ filter, query, isEmpty }: NobodyShownProps) {
  if (isEmpty) {
    return (
      <EmptyState title="Todavía no hay inscritos">
        Busca a una persona del padrón para inscribirla, o inscríbela sin número si es su primera
        vez.
      </EmptyState>
    );
  }
  if (query.trim() !== "") {
    return (
      <EmptyState title={`Nadie de la lista coincide con «${query.trim()}»`}>
        Si acaba de llegar, inscríbelo.
      </EmptyState>
    );
  }
  const titles: Readonly<Record<DeskFilter, string>> = {
    all: "Todavía no hay inscritos",
    missing: "Están todos: no falta nadie",
    present: "Todavía no ha llegado nadie",
    out: "Nadie se ha retirado",
    owing: "Nadie debe la inscripción",
  };
  return <EmptyState title={titles[filter]} />;
}

/** What was just done, with the way to take it back. */
function UndoBar({ done, onEnd }: { readonly done: Done; readonly onEnd: () => void }) {
  const { send, pending } = useCommand(attend);
  const { entrant, command } = done;
  const undo = async () => {
    const answer = await send({ entrantId: entrant.id, command: undoOf(command) });
    if (answer.ok) onEnd();
    else showToast(answer.messages.join(" "), "error");
  };
  return (
    <div className="sticky bottom-2 z-10 mt-3 flex items-center justify-between gap-3 rounded-panel border-2 border-felt bg-felt-soft px-3 py-2 shadow-raised">
      <p role="status" className="min-w-0 font-semibold">
        {doneText(entrant.name, command)}
      </p>
      <span className="flex shrink-0 gap-1">
        <Button size="dense" icon="undo" pending={pending} onClick={undo}>
          Deshacer
        </Button>
        <Button size="dense" variant="quiet" onClick={onEnd}>
          Bien
        </Button>
      </span>
    </div>
  );
}
