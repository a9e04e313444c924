import { Button } from "@/components/ui/button";
import type { HandEnding } from "@/domain/hand/hand";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { RuleSettings } from "@/domain/rules/settings";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { INFRACTION_TEXTS, infractionTitle } from "@/i18n/es/sanctions";
import { annullingInfractions } from "./annulling";
import { OtherEndings } from "./other-endings";

// The questions of a hand that are answered by one tap on a list.

type EndingChoiceProps = {
  readonly rules: Pick<RuleSettings, "doublesRedeal">;
  readonly onChoose: (ending: HandEnding) => void;
};

/** Every way in which a hand ends, for a correction. */
export function EndingChoice({ rules, onChoose }: EndingChoiceProps) {
  return (
    <div className="flex flex-col gap-2">
      <Button size="large" wide icon="check" onClick={() => onChoose("domino")}>
        Dominó
      </Button>
      <Button size="large" wide icon="close" onClick={() => onChoose("block")}>
        Tranque
      </Button>
      <OtherEndings rules={rules} onChoose={onChoose} />
    </div>
  );
}

type InfractionChoiceProps = {
  readonly rulesSpec: RulesSpec;
  readonly onChoose: (code: InfractionCode) => void;
};

/** Why a hand is annulled: the infractions of the book that can do so. */
export function InfractionChoice({ rulesSpec, onChoose }: InfractionChoiceProps) {
  return (
    <ul className="flex flex-col gap-2">
      {annullingInfractions(rulesSpec).map(({ code, article }) => (
        <li key={code}>
          <button
            type="button"
            onClick={() => onChoose(code)}
            className="min-h-18 w-full rounded-control border-2 border-line-strong bg-surface px-3 py-2 text-start hover:bg-sunken active:translate-y-px"
          >
            <span className="block text-lg leading-tight font-semibold">
              {infractionTitle(code)}{" "}
              <span className="text-sm font-normal text-ink-soft">art. {article}</span>
            </span>
            <span className="text-sm text-ink-soft">{INFRACTION_TEXTS[code]?.summary}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type DoublesChoiceProps = {
  readonly least: number;
  readonly onChoose: (doubles: number) => void;
};

/** How many doubles were shown: as many as the book asks for, or more. */
export function DoublesChoice({ least, onChoose }: DoublesChoiceProps) {
  const counts = Array.from({ length: 8 - least }, (_, index) => least + index);
  return (
    <div className="grid grid-cols-3 gap-2">
      {counts.map((doubles) => (
        <Button key={doubles} size="large" onClick={() => onChoose(doubles)}>
          {doubles}
        </Button>
      ))}
    </div>
  );
}
