"use client";

import { useEffect, useMemo, useState } from "react";
import type { HandDraft } from "@/components/acta/hand-draft";
import { HandEntry } from "@/components/acta/hand-entry";
import { HandStart } from "@/components/acta/hand-start";
import { newCommandId } from "@/components/commands/command-id";
import { PageMain } from "@/components/ui/page-main";
import { Select } from "@/components/ui/select";
import type { RecordedHand } from "@/domain/match/acta";
import { listRuleBooks } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import { FinishedTable } from "./finished-table";
import { previewGameHand } from "./game-run";
import { HashButton } from "./hash-button";
import { exerciseOf, mistakesIn, PRACTICE_HANDS } from "./practice";
import { PracticeAnswer } from "./practice-answer";
import { PracticeEnd } from "./practice-end";

type PracticeScreenProps = {
  /** Of the hands; a new one each time where there is none. */
  readonly seed: string | null;
};

type Round = {
  readonly seed: string;
  readonly startedAt: number;
  readonly number: number;
  readonly right: number;
  /** What was entered for this hand, once it was. */
  readonly entered: RecordedHand | null;
  readonly endedAt: number | null;
};

const begin = (seed: string): Round => ({
  seed,
  startedAt: Date.now(),
  number: 0,
  right: 0,
  entered: null,
  endedAt: null,
});

/** Two minutes of practice: five finished tables to enter, each answered with its arithmetic and articles. */
export function PracticeScreen({ seed }: PracticeScreenProps) {
  const [preset, setPreset] = useState<PresetId>("fededodo-2026");
  const [round, setRound] = useState<Round | null>(null);
  useEffect(() => setRound(begin(seed ?? newCommandId())), [seed]);
  if (round === null) return null;

  function again(book: PresetId): void {
    setPreset(book);
    setRound(begin(newCommandId()));
  }

  return (
    <PageMain width="narrow" className="py-2!">
      <div data-compact>
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-xl">Practicar</h1>
          <HashButton screen={{ kind: "home" }} variant="quiet" size="dense" icon="back">
            Anotador libre
          </HashButton>
        </div>
        {round.endedAt === null ? (
          <PracticeHand
            key={`${round.seed} ${round.number}`}
            preset={preset}
            round={round}
            onRound={setRound}
          />
        ) : (
          <PracticeEnd
            right={round.right}
            seconds={Math.round((round.endedAt - round.startedAt) / 1000)}
            onAgain={() => again(preset)}
          />
        )}
        <div className="mt-6">
          <Select
            label="Practicar con otro reglamento"
            value={preset}
            options={listRuleBooks().map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => again(event.target.value as PresetId)}
          />
        </div>
      </div>
    </PageMain>
  );
}

type PracticeHandProps = {
  readonly preset: PresetId;
  readonly round: Round;
  readonly onRound: (round: Round) => void;
};

function PracticeHand({ preset, round, onRound }: PracticeHandProps) {
  const { seed, number, right, entered } = round;
  const exercise = useMemo(() => exerciseOf(preset, seed, number), [preset, seed, number]);
  const { table, leader } = exercise;
  const [draft, setDraft] = useState<HandDraft | null>(null);
  const judge = useMemo(() => {
    const { rulesSpec: rules, shape, names } = table;
    const now = { firstLeader: leader, hands: [], call: null };
    return (hand: RecordedHand) => previewGameHand({ rules, shape, names, now }, hand);
  }, [table, leader]);

  function submit(hand: RecordedHand): void {
    const isRight = mistakesIn(exercise, hand).length === 0;
    onRound({ ...round, entered: hand, right: right + Number(isRight) });
  }

  function goOn(): void {
    const isLast = number + 1 === PRACTICE_HANDS;
    onRound({
      ...round,
      number: isLast ? number : number + 1,
      entered: null,
      endedAt: isLast ? Date.now() : null,
    });
  }

  return (
    <>
      <p className="mb-1.5 text-sm text-ink-soft">
        Mano {number + 1} de {PRACTICE_HANDS}, {right} bien. Salió {table.names[leader]}.
        {draft === null && entered === null && " Anota esta mesa como la anotarías jugando."}
      </p>
      <FinishedTable exercise={exercise} />
      <div className="mt-2">
        {entered !== null ? (
          <PracticeAnswer
            exercise={exercise}
            entered={entered}
            isLast={number + 1 === PRACTICE_HANDS}
            onNext={goOn}
          />
        ) : draft === null ? (
          <HandStart table={table} number={number + 1} leader={leader} onStart={setDraft} />
        ) : (
          <HandEntry
            table={table}
            number={number + 1}
            leader={leader}
            initial={draft}
            judge={judge}
            onSubmit={submit}
            onCancel={() => setDraft(null)}
          />
        )}
      </div>
    </>
  );
}
