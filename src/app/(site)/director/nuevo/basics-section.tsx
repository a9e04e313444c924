"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { RadioCards } from "@/components/ui/radio-cards";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { ruleBook } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import { adviseRounds } from "@/domain/tournament/life-cycle-rounds";
import { ALONE_TEXT, FORMAT_TEXTS, TEAM_SIZE_TEXTS, UNIT_NAMES } from "@/i18n/es/pairing-settings";
import { roundsWarningText } from "@/i18n/es/tournament";
import type { TournamentFormInput } from "@/schemas/tournament";
import { TEAM_SIZES, TOURNAMENT_FORMATS, USUAL_TEAM } from "@/schemas/tournament";
import type { FormPart } from "./form-part";
import { bookOrder, TABLE_BOOKS, written } from "./form-values";
import { Frozen } from "./frozen";

/** Name, place, day and hour, format, rule book and rounds: what every tournament says. */
export function BasicsSection(props: FormPart & { readonly units: number | null }) {
  const { values, register, setValue, errors, frozen } = props;
  /** The standings follow the book as long as nobody has put them in another order. */
  const follow = (next: Partial<Pick<TournamentFormInput, "format">> & { preset?: PresetId }) => {
    const own = JSON.stringify(values.standingsOrder);
    const before = bookOrder(values.rules.preset, values.format);
    if (own !== JSON.stringify(before)) return;
    const after = bookOrder(next.preset ?? values.rules.preset, next.format ?? values.format);
    setValue("standingsOrder", [...after]);
  };
  return (
    <Panel title="Lo básico">
      <div className="flex flex-col gap-5">
        <Frozen reason={frozen.name}>
          <TextInput
            label="Nombre"
            placeholder="Viernes de Club Paraíso"
            autoComplete="off"
            error={errors.name?.message}
            defaultValue={values.name}
            {...register("name")}
          />
        </Frozen>
        <Frozen reason={frozen.venue}>
          <TextInput
            label="Lugar"
            autoComplete="off"
            error={errors.venue?.message}
            defaultValue={values.venue}
            {...register("venue")}
          />
        </Frozen>
        <div className="grid gap-5 sm:grid-cols-2">
          <Frozen reason={frozen.startsOn}>
            <TextInput
              label="Fecha"
              type="date"
              error={errors.startsOn?.message}
              defaultValue={values.startsOn}
              {...register("startsOn")}
            />
          </Frozen>
          <Frozen reason={frozen.startTime}>
            <TextInput
              label="Hora de inicio"
              type="time"
              optional
              error={errors.startTime?.message}
              defaultValue={written(values.startTime)}
              {...register("startTime")}
            />
          </Frozen>
        </div>
        <Frozen reason={frozen.format}>
          <RadioCards
            legend="Modalidad"
            options={TOURNAMENT_FORMATS.map((format) => ({
              value: format,
              ...FORMAT_TEXTS[format],
            }))}
            error={errors.format?.message}
            defaultValue={values.format}
            {...register("format", {
              onChange: (event) => follow({ format: event.target.value }),
            })}
          />
          {frozen.format === undefined && (
            <p className="text-sm text-ink-soft">
              {ALONE_TEXT}{" "}
              <Link href="/anotador" className="font-semibold text-sea underline">
                Abrir el Anotador
              </Link>
            </p>
          )}
        </Frozen>
        {values.format === "teams" && (
          <Frozen reason={frozen.teamSize}>
            <RadioCards
              legend="Cuántos juegan de cada equipo"
              columns={2}
              options={TEAM_SIZES.map((size) => ({
                value: String(size),
                ...TEAM_SIZE_TEXTS[size],
              }))}
              error={errors.teamSize?.message}
              name="teamSize"
              value={String(values.teamSize ?? USUAL_TEAM)}
              onChange={(event) =>
                setValue("teamSize", event.target.value === "8" ? 8 : 4, { shouldDirty: true })
              }
            />
          </Frozen>
        )}
        <Frozen reason={frozen.rules}>
          <Select
            label="Reglamento"
            hint={ruleBook(values.rules.preset).summary}
            options={TABLE_BOOKS.map((id) => ({ value: id, label: ruleBook(id).name }))}
            error={errors.rules?.preset?.message}
            defaultValue={values.rules.preset}
            {...register("rules.preset", {
              onChange: (event) => follow({ preset: event.target.value }),
            })}
          />
        </Frozen>
        <Frozen reason={frozen.rounds}>
          <Rounds {...props} />
        </Frozen>
      </div>
    </Panel>
  );
}

/** Rounds with a suggestion by the number of entrants, and what the plan makes impossible. */
function Rounds({
  values,
  register,
  setValue,
  errors,
  units,
}: FormPart & { units: number | null }) {
  const [guess, setGuess] = useState("");
  const expected = units ?? (/^\d{1,4}$/.test(guess.trim()) ? Number(guess) : 0);
  const rounds = Number(values.rounds);
  const advice =
    expected > 1 && Number.isInteger(rounds) && rounds > 0
      ? adviseRounds({
          format: values.format,
          units: expected,
          rounds,
          partnerCooldown: cooldown(values.partnerCooldown),
          opponentCooldown: cooldown(values.opponentCooldown),
        })
      : null;
  const unit = UNIT_NAMES[values.format];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label="Rondas"
        inputMode="numeric"
        error={errors.rounds?.message}
        defaultValue={written(values.rounds)}
        {...register("rounds")}
      />
      {units === null && (
        <TextInput
          label={`¿Cuántos ${unit} esperas?`.replace("Cuántos parejas", "Cuántas parejas")}
          hint="Solo para sugerir las rondas."
          optional
          inputMode="numeric"
          value={guess}
          onChange={(event) => setGuess(event.target.value)}
        />
      )}
      {advice && (
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-2">
          <span>
            Para {expected} {unit} se sugieren <strong>{advice.suggested} rondas</strong>.
          </span>
          {advice.suggested !== rounds && (
            <Button
              size="dense"
              onClick={() => setValue("rounds", advice.suggested, { shouldDirty: true })}
            >
              Usar {advice.suggested}
            </Button>
          )}
          {advice.warnings.map((warning) => (
            <span key={warning.code} className="basis-full font-semibold text-amber">
              {roundsWarningText(warning)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function cooldown(value: TournamentFormInput["partnerCooldown"]): number | null {
  return value === null || value === undefined || value === "" ? null : Number(value);
}
