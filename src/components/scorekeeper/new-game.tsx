"use client";

import type { FormEvent } from "react";
import { useState } from "react";
import { newCommandId } from "@/components/commands/command-id";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { RadioCards } from "@/components/ui/radio-cards";
import { TextInput } from "@/components/ui/text-input";
import { listRuleBooks, resolveRules, ruleBook } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import type { Seat, TableShape } from "@/domain/rules/seat";
import { seatsOf } from "@/domain/rules/seat";
import { STOPPED_CLOCK } from "@/domain/tournament/clock";
import type { Game, GivenNames } from "./game";
import { NO_NAMES, newGame, rulesOf } from "./game";
import { contextOf } from "./game-run";
import { HashButton } from "./hash-button";
import type { RuleErrors, TypedRules } from "./rule-options";
import { RuleOptions, readRules } from "./rule-options";
import { ScorekeeperFrame } from "./scorekeeper-frame";
import { ALL_SHAPES, isForeseen, shapeKey, shapeOfKey, shapeTitle } from "./table-shapes";

const NAME_LENGTH = 40;

/** A new game: book, table and names are enough; everything else stands as the book has it. */
export function NewGame({ onStart }: { readonly onStart: (game: Game) => void }) {
  const [preset, setPreset] = useState<PresetId>("fededodo-2026");
  const [shape, setShape] = useState<TableShape>(() => ruleBook("fededodo-2026").shape);
  const [names, setNames] = useState<GivenNames>(NO_NAMES);
  const [typed, setTyped] = useState<TypedRules>({});
  const [errors, setErrors] = useState<RuleErrors>({});
  const [hasClock, setClock] = useState(false);
  const book = ruleBook(preset);
  const rules = resolveRules(preset, contextOf({ shape }));

  function chooseBook(next: PresetId): void {
    setPreset(next);
    setShape(ruleBook(next).shape);
    setTyped({});
    setErrors({});
  }

  function start(event: FormEvent): void {
    event.preventDefault();
    const read = readRules(preset, typed);
    if (!read.ok) {
      setErrors(read.errors);
      return;
    }
    const seats = seatsOf(shape.players);
    const seated = { ...NO_NAMES, ...Object.fromEntries(seats.map((seat) => [seat, names[seat]])) };
    onStart(
      newGame(
        {
          rules: rulesOf(preset, read.changed),
          shape,
          names: seated,
          clock: hasClock && rules.callMinutes !== null ? STOPPED_CLOCK : null,
        },
        newCommandId(),
        Date.now(),
      ),
    );
  }

  return (
    <ScorekeeperFrame>
      <PageMain width="narrow">
        <PageHeader
          title="Nueva partida"
          actions={
            <HashButton screen={{ kind: "home" }} size="normal" variant="quiet" icon="back">
              Mis partidas
            </HashButton>
          }
        />
        <form onSubmit={start} noValidate className="flex flex-col gap-6">
          <RadioCards
            legend="Reglamento"
            name="book"
            columns={1}
            value={preset}
            onChange={(event) => chooseBook(event.target.value as PresetId)}
            options={listRuleBooks().map(({ id, name, summary }) => ({
              value: id,
              label: name,
              hint: summary,
            }))}
          />
          <RadioCards
            legend="¿Cómo juegan?"
            hint="Lo que el libro no prevé se juega con sus mismas reglas, por analogía."
            name="shape"
            value={shapeKey(shape)}
            onChange={(event) => setShape(shapeOfKey(event.target.value))}
            options={ALL_SHAPES.map((one) => ({
              value: shapeKey(one),
              label: shapeTitle(one),
              hint: isForeseen(book, one) ? undefined : "El libro no lo prevé",
            }))}
          />
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-semibold">
              Nombres <span className="font-normal text-ink-soft">(opcional)</span>
            </legend>
            <p className="-mt-1 mb-2 text-sm text-ink-soft">
              En el orden del turno{shape.mode === "pairs" && ": A y C contra B y D"}.
            </p>
            <div className="grid grid-cols-2 gap-3">
              {seatsOf(shape.players).map((seat) => (
                <NameInput
                  key={seat}
                  seat={seat}
                  value={names[seat]}
                  onChange={(name) => setNames({ ...names, [seat]: name })}
                />
              ))}
            </div>
          </fieldset>
          {rules.callMinutes !== null && (
            <Checkbox
              label={`Con reloj: TIEMPO a los ${typed.callMinutes || rules.callMinutes} minutos`}
              hint="Al sonar, el anotador pregunta por la última mano."
              checked={hasClock}
              onChange={(event) => setClock(event.target.checked)}
            />
          )}
          <details
            className="group border-t-2 border-ink bg-surface shadow-[0_0_0_1px_var(--line)]"
            open={Object.keys(errors).length > 0 || undefined}
          >
            <summary className="flex min-h-16 list-none items-center justify-between gap-3 px-3 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
              <span>
                <span className="block font-extrabold">Meta y opciones</span>
                <span className="block text-sm text-ink-soft">
                  {Object.keys(typed).length === 0
                    ? `A ${rules.target} puntos, como lo da ${book.name}.`
                    : `${book.name} con ${Object.keys(typed).length} cambios.`}
                </span>
              </span>
              <Icon name="chevron" className="size-6 transition-transform group-open:rotate-180" />
            </summary>
            <div className="border-t border-line p-3">
              <RuleOptions
                preset={preset}
                shape={shape}
                typed={typed}
                errors={errors}
                onChange={setTyped}
              />
            </div>
          </details>
          <div className="sticky bottom-0 -mx-3 border-t border-line bg-paper px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
            <Button type="submit" variant="primary" size="large" wide icon="play">
              Empezar
            </Button>
          </div>
        </form>
      </PageMain>
    </ScorekeeperFrame>
  );
}

type NameInputProps = {
  readonly seat: Seat;
  readonly value: string;
  readonly onChange: (name: string) => void;
};

function NameInput({ seat, value, onChange }: NameInputProps) {
  return (
    <TextInput
      label={
        <span className="inline-flex items-center gap-2">
          <span className="sr-only">Nombre de </span>
          <SeatBadge seat={seat} size="sm" />
        </span>
      }
      value={value}
      maxLength={NAME_LENGTH}
      autoComplete="off"
      autoCapitalize="words"
      placeholder={`Jugador ${seat}`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
