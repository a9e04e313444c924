import { Button } from "@/components/ui/button";
import { Stat, Stats } from "@/components/ui/stat";
import { HashButton } from "./hash-button";
import { PRACTICE_HANDS } from "./practice";

type PracticeEndProps = {
  readonly right: number;
  readonly seconds: number;
  readonly onAgain: () => void;
};

/** How a round of practice went. */
export function PracticeEnd({ right, seconds, onAgain }: PracticeEndProps) {
  const minutes = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <section className="mt-3 flex flex-col gap-5" aria-label="Resultado de la práctica">
      <Stats>
        <Stat label="manos bien anotadas" value={`${right} de ${PRACTICE_HANDS}`} />
        <Stat label="tiempo" value={minutes} />
      </Stats>
      <div className="grid gap-2">
        <Button variant="primary" size="large" wide icon="undo" onClick={onAgain}>
          Otra ronda
        </Button>
        <HashButton screen={{ kind: "new" }} wide icon="plus">
          Anotar una partida de verdad
        </HashButton>
      </div>
    </section>
  );
}
