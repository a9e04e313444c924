"use client";

import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress";
import { Steps } from "@/components/ui/steps";
import { FileDrop } from "./file-drop";
import { ImportDone } from "./import-done";
import { ImportReview } from "./import-review";
import type { ImportStep } from "./use-import";
import { useImport } from "./use-import";

const STEPS = ["Elegir el archivo", "Revisar", "Resultado"] as const;
const PLACE: Readonly<Record<ImportStep["at"], number>> = {
  choosing: 0,
  reading: 0,
  reviewing: 1,
  importing: 1,
  done: 2,
};

/** The import from the choice of a file to its result. */
export function ImportScreen() {
  const { step, problems, choose, decide, confirm, again } = useImport();
  return (
    <div>
      <Steps label="Pasos de la importación" steps={STEPS} current={PLACE[step.at]} />
      {problems.length > 0 && (
        <div className="mb-5">
          <Notice
            tone={step.at === "choosing" ? "error" : "warning"}
            title={step.at === "choosing" ? "Ese archivo no se pudo leer" : "No se importó"}
          >
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        </div>
      )}
      {step.at === "choosing" && <FileDrop onFile={choose} />}
      {step.at === "reading" && (
        <div role="status" className="py-8">
          <ProgressBar label={`Leyendo ${step.fileName}…`} />
        </div>
      )}
      {(step.at === "reviewing" || step.at === "importing") && (
        <ImportReview
          reviewing={step}
          importing={step.at === "importing"}
          onDecide={decide}
          onConfirm={() => confirm(step)}
          onAgain={again}
        />
      )}
      {step.at === "done" && (
        <ImportDone
          fileName={step.fileName}
          result={step.result}
          rejectedCsv={step.rejectedCsv}
          onAgain={again}
        />
      )}
    </div>
  );
}
