"use client";

import { useRef, useState } from "react";
import { newCommandId } from "@/components/commands/command-id";
import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import type { ImportResult } from "@/server/people/roster-import";
import type { RosterPreview } from "@/server/people/roster-preview";
import type { Imported } from "./import-answer";
import { askImport, askReview } from "./import-client";
import type { Answers } from "./outcome";
import { keptAnswers } from "./outcome";

/** A file that was read, what it would do, and what was answered about it. */
export type Reviewing = {
  readonly file: File;
  readonly preview: RosterPreview;
  readonly rejectedCsv: string;
  readonly answers: Answers;
};

export type ImportStep =
  | { readonly at: "choosing" }
  | { readonly at: "reading"; readonly fileName: string }
  | ({ readonly at: "reviewing" } & Reviewing)
  | ({ readonly at: "importing" } & Reviewing)
  | {
      readonly at: "done";
      readonly fileName: string;
      readonly result: ImportResult;
      readonly rejectedCsv: string;
    };

const OFFLINE = "No hay conexión con el servidor. Nada se perdió: inténtalo otra vez.";

/** The way of a file from its choice to the result; one command id a confirmation, kept over a lost connection. */
export function useImport() {
  const commandId = useRef<string | null>(null);
  const [step, setStep] = useState<ImportStep>({ at: "choosing" });
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function choose(file: File) {
    setProblems([]);
    setStep({ at: "reading", fileName: file.name });
    const reviewed = await askReview(file);
    commandId.current = null;
    if (reviewed.ok) {
      const { preview, rejectedCsv } = reviewed;
      setStep({ at: "reviewing", file, preview, rejectedCsv, answers: new Map() });
    } else {
      setProblems(reviewed.messages);
      setStep({ at: "choosing" });
    }
  }

  function decide(answer: RosterAnswer) {
    setStep((now) => {
      if (now.at !== "reviewing") return now;
      return { ...now, answers: new Map([...now.answers, [answer.line, answer]]) };
    });
  }

  async function confirm({ file, preview, rejectedCsv, answers }: Reviewing) {
    const reviewing = { file, preview, rejectedCsv, answers };
    setProblems([]);
    setStep({ at: "importing", ...reviewing });
    commandId.current ??= newCommandId();
    const imported = await askImport({
      file,
      commandId: commandId.current,
      planKey: preview.planKey,
      answers: [...answers.values()],
    });
    if (imported === null) {
      setProblems([OFFLINE]);
      setStep({ at: "reviewing", ...reviewing });
      return;
    }
    commandId.current = null;
    finish(imported, reviewing);
  }

  function finish(imported: Imported, reviewing: Reviewing) {
    if (imported.ok) {
      const { result, rejectedCsv } = imported;
      setStep({ at: "done", fileName: reviewing.file.name, result, rejectedCsv });
      return;
    }
    setProblems(imported.messages);
    const { review } = imported;
    if (review?.ok) {
      const { preview, rejectedCsv } = review;
      const answers = keptAnswers(preview, reviewing.answers);
      setStep({ at: "reviewing", file: reviewing.file, preview, rejectedCsv, answers });
    } else {
      setStep({ at: "reviewing", ...reviewing });
    }
  }

  function again() {
    setProblems([]);
    setStep({ at: "choosing" });
  }

  return { step, problems, choose, decide, confirm, again } as const;
}
