import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { ActaHand } from "@/domain/match/acta-state";
import type { RefusedProblem } from "./acta-queue";
import { HandsToCopy } from "./hands-to-copy";
import type { SeatNames } from "./seat-names";

type LostTableProps = {
  readonly problems: readonly RefusedProblem[];
  /** Commands that this phone still holds, and the hands among them. */
  readonly waiting: number;
  readonly unsent: readonly ActaHand[];
  readonly names: SeatNames;
};

/** The table cannot be read any more with this code: what happened, and the way on. */
export function LostTable({ problems, waiting, unsent, names }: LostTableProps) {
  return (
    <div className="flex flex-col gap-4">
      <Notice
        tone="error"
        title="Esta mesa ya no se abre con este código"
        actions={
          <LinkButton href="/mesa" variant="primary" icon="edit">
            Escribir el código de la tarjeta
          </LinkButton>
        }
      >
        {problems.map(({ detail }) => (
          <p key={detail}>{detail}</p>
        ))}
        {waiting > 0 && (
          <p className="mt-2 font-semibold">
            En este teléfono {waiting === 1 ? "queda 1" : `quedan ${waiting}`} sin enviar: enséñalo
            al juez.
          </p>
        )}
      </Notice>
      {unsent.length > 0 && <HandsToCopy caption="Sin enviar" hands={unsent} names={names} />}
    </div>
  );
}
