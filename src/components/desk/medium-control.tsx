import { ConfirmButton } from "@/components/ui/confirm-button";
import type { ActaEvent, SheetMedium } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import { isOnPaper } from "@/domain/match/paper";

type MediumControlProps = {
  readonly acta: Pick<ActaState, "medium" | "verified" | "hands">;
  readonly onEvent: (event: ActaEvent) => unknown;
  readonly wide?: boolean;
};

const WORDS: Readonly<
  Record<SheetMedium, { readonly label: string; readonly title: string; readonly body: string }>
> = {
  paper: {
    label: "Seguir en papel",
    title: "¿Seguir en papel?",
    body: "El teléfono de la mesa deja de anotar. Imprime la Hoja hasta aquí, o cópienla; lo demás se escribe en papel y se teclea en la mesa de control.",
  },
  phone: {
    label: "Volver al teléfono",
    title: "¿Volver a anotar con el teléfono?",
    body: "El teléfono de la mesa anota otra vez. Lo que se jugó en papel hay que teclearlo primero: si no, esas manos faltan.",
  },
};

/** Changes a table from phone to paper, or back, with a reason; until its sheet is verified. */
export function MediumControl({ acta, onEvent, wide }: MediumControlProps) {
  if (acta.verified !== null) return null;
  const to: SheetMedium = isOnPaper(acta) ? "phone" : "paper";
  const { label, title, body } = WORDS[to];
  return (
    <ConfirmButton
      wide={wide}
      variant="quiet"
      icon="swap"
      title={title}
      body={body}
      confirmLabel={label}
      reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
      onConfirm={(reason) => onEvent({ type: "medium-changed", to, reason })}
    >
      {label}
    </ConfirmButton>
  );
}
