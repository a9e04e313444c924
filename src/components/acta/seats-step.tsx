import { SeatDiagram } from "@/components/domino/seat-diagram";
import { Button } from "@/components/ui/button";
import { SEATS } from "@/domain/rules/seat";
import type { TableView } from "@/server/actas/table-view";
import { personDetail } from "./seat-names";
import { StepFrame } from "./step-frame";

type SeatsStepProps = {
  readonly view: TableView;
  readonly onConfirm: () => void;
};

/** The four people in their seats, to be confirmed before anything is written down. */
export function SeatsStep({ view, onConfirm }: SeatsStepProps) {
  const seated = SEATS.flatMap((seat) => {
    const person = view.people[seat];
    return person ? [[seat, { name: person.name, detail: personDetail(person) }] as const] : [];
  });
  return (
    <StepFrame title="¿Están todos en su puesto?" hint="El turno pasa a la derecha: A, B, C, D.">
      <SeatDiagram people={Object.fromEntries(seated)} centre={`Mesa ${view.table}`} />
      <p className="mt-4 text-ink-soft">
        Si falta alguien o hay un cambio de puesto, llama al juez antes de empezar (24.2).
      </p>
      <div className="sticky bottom-0 -mx-3 mt-3 bg-paper px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        <Button variant="primary" size="large" wide icon="check" onClick={onConfirm}>
          Sí, estamos bien sentados
        </Button>
      </div>
    </StepFrame>
  );
}
