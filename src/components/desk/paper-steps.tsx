import { Icon } from "@/components/ui/icon";
import type { ActaState } from "@/domain/match/acta-state";
import type { DeskPolicy } from "@/domain/match/desk-policy";
import { photosNow } from "@/domain/match/paper";

type PaperStepsProps = {
  readonly acta: Pick<
    ActaState,
    "delivered" | "secondEntry" | "photos" | "sheetVersion" | "registered"
  >;
  readonly policy: DeskPolicy;
};

type Step = { readonly name: string; readonly isDone: boolean; readonly isAsked: boolean };

/** What was done with a paper Hoja at the desk, and what of it the tournament still asks before it closes. */
export function PaperSteps({ acta, policy }: PaperStepsProps) {
  const asksAny = policy.register || policy.secondTypist || policy.photo;
  const steps: readonly Step[] = [
    { name: "Recibida en la mesa de control", isDone: acta.delivered, isAsked: asksAny },
    {
      name: "Segunda digitación, y coincide",
      isDone: acta.secondEntry,
      isAsked: policy.secondTypist,
    },
    { name: "Foto de la Hoja", isDone: photosNow(acta).length > 0, isAsked: policy.photo },
    { name: "Registrada", isDone: acta.registered, isAsked: asksAny },
  ];
  const shown = steps.filter(({ isDone, isAsked }) => isDone || isAsked);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {shown.map(({ name, isDone }) => (
        <li key={name} className="flex items-center gap-2">
          <Icon
            name={isDone ? "check" : "circle"}
            className={isDone ? "size-5 text-felt" : "size-5 text-amber"}
          />
          <span className={isDone ? "font-semibold" : undefined}>{name}</span>
          <span className="text-sm text-ink-soft">{isDone ? "hecho" : "falta"}</span>
        </li>
      ))}
    </ul>
  );
}
