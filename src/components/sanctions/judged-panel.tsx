import { CardGlyph } from "@/components/domino/card-glyph";
import { Checkbox } from "@/components/ui/checkbox";
import { RadioCards } from "@/components/ui/radio-cards";
import { Select } from "@/components/ui/select";
import type { JudgedSanction } from "@/domain/rules/incident-facts";
import type { CardColour, HandEffect } from "@/domain/rules/vocabulary";
import type { JudgeScope } from "@/domain/sanctions/infraction";
import { capitalized } from "@/i18n/es/capitalized";
import { CARD_NAMES, HAND_EFFECT_NAMES } from "@/i18n/es/sanctions";

type JudgedPanelProps = {
  readonly scope: JudgeScope;
  readonly judged: JudgedSanction;
  readonly onChange: (next: JudgedSanction) => void;
};

/** Fines that books give by name; a judge's own measure is one of them. */
const USUAL_FINES = [25, 40, 50, 75, 80, 100, 150, 200] as const;

/** What the book leaves to the judge: a fine of his measure, a card, the hand, a warning, a suspension. */
export function JudgedPanel({ scope, judged, onChange }: JudgedPanelProps) {
  function set<Name extends keyof JudgedSanction>(
    name: Name,
    value: JudgedSanction[Name] | undefined,
  ): void {
    const { [name]: _, ...others } = judged;
    onChange(value === undefined ? others : { ...others, [name]: value });
  }
  const fines = USUAL_FINES.filter((fine) => scope.points && -fine >= scope.points.least);
  return (
    <fieldset className="grid min-w-0 gap-4 border-s-4 border-line-strong ps-3">
      <legend className="float-left mb-2 w-full text-lg font-semibold">Lo decide el juez</legend>
      {scope.points && (
        <Select
          label="Multa"
          value={String(judged.points ?? 0)}
          options={[
            { value: "0", label: "Sin multa" },
            ...fines.map((fine) => ({ value: String(-fine), label: `−${fine} puntos` })),
          ]}
          onChange={(event) => {
            const points = Number(event.target.value);
            set("points", points === 0 ? undefined : points);
          }}
        />
      )}
      {scope.cards && (
        <RadioCards
          legend="Tarjeta"
          name="card"
          columns={3}
          compact
          options={[
            { value: "", label: "Ninguna" },
            ...scope.cards.map((card) => ({
              value: card,
              label: capitalized(CARD_NAMES[card]),
              picture: <CardGlyph card={card} size="sm" />,
            })),
          ]}
          value={judged.card ?? ""}
          onChange={(event) =>
            set("card", (event.target.value || undefined) as CardColour | undefined)
          }
        />
      )}
      {scope.hands && (
        <RadioCards
          legend="La mano"
          name="hand-effect"
          columns={3}
          options={scope.hands.map((hand) => ({
            value: hand,
            label: capitalized(HAND_EFFECT_NAMES[hand]),
          }))}
          value={judged.handEffect ?? "continue"}
          onChange={(event) => {
            const hand = event.target.value as HandEffect;
            set("handEffect", hand === "continue" ? undefined : hand);
          }}
        />
      )}
      {scope.warning && (
        <Checkbox
          label="Amonestación verbal"
          checked={judged.warning === true}
          onChange={(event) => set("warning", event.target.checked ? true : undefined)}
        />
      )}
      {scope.rounds && (
        <Select
          label="Suspensión"
          value={String(judged.rounds ?? 0)}
          options={[
            { value: "0", label: "Sin suspensión" },
            ...Array.from({ length: scope.rounds.most }, (_, index) => ({
              value: String(index + 1),
              label: index === 0 ? "1 encuentro" : `${index + 1} encuentros`,
            })),
          ]}
          onChange={(event) => {
            const rounds = Number(event.target.value);
            set("rounds", rounds === 0 ? undefined : rounds);
          }}
        />
      )}
    </fieldset>
  );
}
