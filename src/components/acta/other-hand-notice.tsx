import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ActaState } from "@/domain/match/acta-state";
import { handTitle } from "@/i18n/es/hand-title";
import type { TableView } from "@/server/actas/table-view";
import type { SeatNames } from "./seat-names";

type OtherHandNoticeProps = {
  readonly view: Pick<TableView, "marks" | "table">;
  readonly acta: ActaState;
  readonly names: SeatNames;
  /** Number that the hand being entered had when it was begun; null for a correction. */
  readonly number: number | null;
  readonly onSame: () => void;
  readonly onOther: (number: number) => void;
};

/** Whether the hands changed while one was being entered: then nothing is recorded until a person has said what it is. */
export function hasMoved({ hands }: Pick<ActaState, "hands">, number: number | null): boolean {
  return number !== null && number !== hands.length + 1;
}

/** Somebody else has recorded a hand while this phone was entering it, by name: is it the same hand? */
export function OtherHandNotice(props: OtherHandNoticeProps) {
  const { acta, view, names, number, onSame, onOther } = props;
  const next = acta.hands.length + 1;
  if (!hasMoved(acta, number)) return null;
  const last = acta.hands.at(-1);
  const by = last && view.marks[last.handId]?.by;
  // A table's mark names its phone too: "mesa 3, Android · Chrome".
  const isTable = by === undefined || by.split(",")[0] === `mesa ${view.table}`;
  return (
    <div className="mb-4">
      <Notice
        tone="warning"
        title={isTable ? "Otro teléfono de la mesa cambió las manos" : `${by} cambió las manos`}
        live
        actions={
          <>
            <Button onClick={onSame}>Es la misma: descartar la mía</Button>
            <Button onClick={() => onOther(next)}>Es otra: seguir con la mano {next}</Button>
          </>
        }
      >
        {last
          ? `Ya está anotada la mano ${last.number}: ${handTitle(last.hand, names)}. Di si es la misma antes de seguir.`
          : "Se quitaron las manos anotadas."}
      </Notice>
    </div>
  );
}
