import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { RefusedProblem } from "./acta-queue";

type LostTableProps = {
  readonly problems: readonly RefusedProblem[];
  /** Commands that this phone still holds. */
  readonly unsent: number;
};

/** The table cannot be read any more with this code: what happened, and the way on. */
export function LostTable({ problems, unsent }: LostTableProps) {
  return (
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
      {unsent > 0 && (
        <p className="mt-2 font-semibold">
          En este teléfono quedan {unsent} sin enviar: enséñalas al juez.
        </p>
      )}
    </Notice>
  );
}
