import { Button } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import type { HandEnding } from "@/domain/hand/hand";
import type { RuleSettings } from "@/domain/rules/settings";

type EndingButtonsProps = {
  readonly rules: Pick<RuleSettings, "doublesRedeal">;
  readonly onChoose: (ending: HandEnding) => void;
};

type Choice = { readonly ending: HandEnding; readonly label: string; readonly icon: IconName };

const USUAL: readonly Choice[] = [
  { ending: "domino", label: "Dominó", icon: "check" },
  { ending: "block", label: "Tranque", icon: "stop" },
  { ending: "annulled", label: "Anulada", icon: "ban" },
];

/** How the hand ended: the three usual ways large, the rare ones under them. */
export function EndingButtons({ rules, onChoose }: EndingButtonsProps) {
  return (
    <fieldset aria-label="¿Cómo terminó la mano?" className="min-w-0">
      <div className="grid grid-cols-3 gap-2">
        {USUAL.map(({ ending, label, icon }) => (
          <button
            key={ending}
            type="button"
            onClick={() => onChoose(ending)}
            className="flex min-h-20 min-w-0 flex-col items-center justify-center gap-1 rounded-control border-2 border-sea bg-sea px-1 text-lg font-semibold text-on-sea hover:border-sea-strong hover:bg-sea-strong active:translate-y-px"
          >
            <Icon name={icon} className="size-6" />
            {label}
          </button>
        ))}
      </div>
      <div className="mt-1 flex flex-wrap justify-center gap-x-2">
        <Button variant="quiet" size="dense" onClick={() => onChoose("false-block")}>
          Tranque falso
        </Button>
        {rules.doublesRedeal !== null && (
          <Button variant="quiet" size="dense" onClick={() => onChoose("redeal")}>
            Repartir de nuevo ({rules.doublesRedeal} dobles)
          </Button>
        )}
      </div>
    </fieldset>
  );
}
