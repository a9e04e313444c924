import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ActaState } from "@/domain/match/acta-state";
import { handTitle } from "@/i18n/es/hand-title";
import type { SeatNames } from "./seat-names";

type OtherHandNoticeProps = {
  readonly acta: ActaState;
  readonly names: SeatNames;
  /** Number that the hand being entered had when it was begun; null for a correction. */
  readonly number: number | null;
  readonly onSame: () => void;
  readonly onOther: (number: number) => void;
};

/** Another phone has recorded a hand while this one was entering it: is it the same hand? */
export function OtherHandNotice(props: OtherHandNoticeProps) {
  const { acta, names, number, onSame, onOther } = props;
  const next = acta.hands.length + 1;
  if (number === null || number === next) return null;
  const last = acta.hands.at(-1);
  return (
    <div className="mb-4">
      <Notice
        tone="warning"
        title="Otro teléfono cambió las manos"
        live
        actions={
          <>
            <Button onClick={onSame}>Es la misma: descartar la mía</Button>
            <Button onClick={() => onOther(next)}>Es otra: seguir con la mano {next}</Button>
          </>
        }
      >
        {last
          ? `Ya está anotada la mano ${last.number}: ${handTitle(last.hand, names)}.`
          : "Se quitaron las manos anotadas."}
      </Notice>
    </div>
  );
}
