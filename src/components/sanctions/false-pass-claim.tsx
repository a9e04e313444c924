"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import { SeatChoice } from "@/components/acta/seat-choice";
import { seatNames } from "@/components/acta/seat-names";
import { StepFrame } from "@/components/acta/step-frame";
import { TilePicker } from "@/components/domino/tile-picker";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { playableOn } from "@/domain/hand/false-pass";
import type { Tile } from "@/domain/hand/hand";
import { NUMBERS } from "@/domain/hand/numbers-left";
import type { Seat } from "@/domain/rules/seat";
import { catalogueOf } from "@/domain/sanctions/catalogue";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { TableView } from "@/server/actas/table-view";

type FalsePassClaimProps = {
  readonly view: TableView;
  /** The table's address. */
  readonly base: string;
};

type Step = "accused" | "accuser" | "ends" | "tiles" | "outcome";
const STEPS: readonly Step[] = ["accused", "accuser", "ends", "tiles", "outcome"];

/**
 * A claim of renuncio, step by step: who passed, who claims, the open ends and the tiles shown. It says what that makes
 * of it, and hands the judge the infraction to record with the facts in its note.
 */
export function FalsePassClaim({ view, base }: FalsePassClaimProps) {
  const router = usePage();
  const names = seatNames(view.people);
  const [step, setStep] = useState<Step>("accused");
  const [accused, setAccused] = useState<Seat | null>(null);
  const [accuser, setAccuser] = useState<Seat | null>(null);
  const [ends, setEnds] = useState<readonly number[]>([]);
  const [tiles, setTiles] = useState<readonly Tile[]>([]);

  function goBack(): void {
    const before = STEPS[STEPS.indexOf(step) - 1];
    if (before) setStep(before);
    else router.push(base);
  }

  const frame = (title: string, body: ReactNode, hint?: string) => (
    <StepFrame key={step} title={title} hint={hint} onBack={goBack}>
      {body}
    </StepFrame>
  );

  if (step === "accused" || accused === null) {
    return frame(
      "¿Quién pasó?",
      <SeatChoice
        label="Quién pasó"
        names={names}
        onChoose={(seat) => {
          setAccused(seat);
          setStep("accuser");
        }}
      />,
    );
  }
  if (step === "accuser" || accuser === null) {
    return frame(
      "¿Quién reclama?",
      <SeatChoice
        label="Quién reclama"
        names={names}
        notes={{ [accused]: "Pasó" }}
        onChoose={(seat) => {
          if (seat === accused) return;
          setAccuser(seat);
          setStep("ends");
        }}
      />,
    );
  }
  if (step === "ends") {
    return frame(
      "¿Qué puntas había?",
      <EndsChoice ends={ends} onChange={setEnds} onDone={() => setStep("tiles")} />,
      `Cuando ${names[accused]} dijo PASO.`,
    );
  }
  const [left = 0, right = left] = ends;
  if (step === "tiles") {
    return frame(
      `¿Qué fichas tiene ${names[accused]}?`,
      <>
        <TilePicker
          legend="Fichas que mostró"
          hands={[{ key: "accused", short: accused, label: names[accused] }]}
          value={{ accused: tiles }}
          onChange={(next) => setTiles(next.accused ?? [])}
        />
        <Button
          variant="primary"
          size="large"
          wide
          className="mt-4"
          disabled={tiles.length === 0}
          onClick={() => setStep("outcome")}
        >
          Ver qué resulta
        </Button>
      </>,
      `Las puntas eran ${left} y ${right}.`,
    );
  }
  return frame(
    "Qué resulta",
    <Outcome {...{ view, base, accused, accuser, tiles }} ends={[left, right]} />,
  );
}

type EndsChoiceProps = {
  readonly ends: readonly number[];
  readonly onChange: (next: readonly number[]) => void;
  readonly onDone: () => void;
};

/** The two open ends; one number alone stands on both. */
function EndsChoice({ ends, onChange, onDone }: EndsChoiceProps) {
  function toggle(number: number): void {
    const without = ends.filter((end) => end !== number);
    onChange(without.length < ends.length ? without : [...ends.slice(-1), number]);
  }
  return (
    <>
      <div className="grid grid-cols-4 gap-2">
        {NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={ends.includes(number)}
            onClick={() => toggle(number)}
            className="min-h-16 rounded-control border-2 border-line-strong bg-surface text-2xl font-extrabold tabular-nums hover:border-ink aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
          >
            {number}
          </button>
        ))}
      </div>
      <p className="mt-2 text-ink-soft">Toca las dos puntas; si eran iguales, una sola vez.</p>
      <Button
        variant="primary"
        size="large"
        wide
        className="mt-4"
        disabled={ends.length === 0}
        onClick={onDone}
      >
        {ends.length === 1 ? `Las dos puntas en ${ends[0]}` : "Seguir"}
      </Button>
    </>
  );
}

type OutcomeProps = FalsePassClaimProps & {
  readonly accused: Seat;
  readonly accuser: Seat;
  readonly ends: readonly [number, number];
  readonly tiles: readonly Tile[];
};

function Outcome({ view, base, accused, accuser, ends, tiles }: OutcomeProps) {
  const names = seatNames(view.people);
  const { occasions } = catalogueOf(view.rulesSpec);
  const playable = playableOn(ends, tiles);
  const isTrue = playable.length > 0;
  const infraction = occasions[isTrue ? "false-pass" : "false-claim"];
  const offender = isTrue ? accused : accuser;
  const note = `Reclamó ${names[accuser]}; pasó ${names[accused]} con las puntas ${ends[0]} y ${ends[1]}; mostró ${tiles.join(", ")}.`;
  return (
    <div className="grid gap-4">
      <Notice
        tone={isTrue ? "warning" : "info"}
        title={isTrue ? "Hubo renuncio" : "No hubo renuncio"}
        live
      >
        {isTrue
          ? `${names[accused]} tenía ${playable.join(" y ")}, que cabe en ${ends[0]} o ${ends[1]}.`
          : `${names[accused]} no tenía ninguna ficha de ${ends[0]} ni de ${ends[1]}: pasó bien.`}
      </Notice>
      {infraction ? (
        <LinkButton
          variant="primary"
          size="large"
          wide
          icon="gavel"
          href={`${base}/infraccion?${new URLSearchParams({ que: infraction, quien: offender, nota: note })}`}
        >
          {`${infractionTitle(infraction)}: ${names[offender]}`}
        </LinkButton>
      ) : (
        <p>Este reglamento no sanciona un reclamo equivocado: la mano sigue.</p>
      )}
      <LinkButton href={base} wide>
        Volver a la mesa sin anotar nada
      </LinkButton>
    </div>
  );
}
