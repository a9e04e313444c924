import { CardGlyph } from "@/components/domino/card-glyph";
import { Panel } from "@/components/ui/panel";
import { StatePill } from "@/components/ui/state-pill";
import type { CardColour } from "@/domain/rules/vocabulary";
import { infractionTitle, PLAYER_EFFECT_NAMES } from "@/i18n/es/sanctions";
import type { WatchedPerson } from "@/server/sanctions/judge-view";

const COLOURS: readonly CardColour[] = ["yellow", "red", "black"];

/** Cards in force, who is out, and who is one step from it. */
export function WatchList({ people }: { readonly people: readonly WatchedPerson[] }) {
  return (
    <Panel title="Tarjetas vigentes y a un paso de la expulsión">
      <ul className="flex flex-col">
        {people.map((person) => (
          <li
            key={person.playerId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line py-2.5 last:border-b-0"
          >
            <span className="font-semibold">{person.name}</span>
            {COLOURS.filter((card) => person.cards[card] > 0).map((card) => (
              <CardGlyph key={card} card={card} size="sm" count={person.cards[card]} />
            ))}
            {person.bar && (
              <StatePill tone="danger" icon="ban">
                {PLAYER_EFFECT_NAMES[person.bar.effect]}
              </StatePill>
            )}
            {person.stakes.map(({ infraction, article }) => (
              <StatePill key={infraction} tone="waiting" icon="alert">
                Una más de {infractionTitle(infraction)} (art. {article}) lo expulsa
              </StatePill>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
