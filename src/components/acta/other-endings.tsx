import { Button } from "@/components/ui/button";
import type { HandEnding } from "@/domain/hand/hand";
import type { RuleSettings } from "@/domain/rules/settings";

type OtherEndingsProps = {
  readonly rules: Pick<RuleSettings, "doublesRedeal">;
  readonly onChoose: (ending: HandEnding) => void;
};

/** The rare ways in which a hand ends; dealing again only where the book has it. */
export function OtherEndings({ rules, onChoose }: OtherEndingsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Button size="large" wide icon="ban" onClick={() => onChoose("annulled")}>
        Mano anulada
      </Button>
      <Button size="large" wide icon="stop" onClick={() => onChoose("false-block")}>
        Tranque falso
      </Button>
      {rules.doublesRedeal !== null && (
        <Button size="large" wide icon="swap" onClick={() => onChoose("redeal")}>
          Repartir de nuevo ({rules.doublesRedeal} dobles o más)
        </Button>
      )}
    </div>
  );
}
