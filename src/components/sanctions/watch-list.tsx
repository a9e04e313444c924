import { CardGlyph } from "@/components/domino/card-glyph";
import { Panel } from "@/components/ui/panel";
import { StatePill } from "@/components/ui/state-pill";
import { barText, stakeText } from "@/i18n/es/refereeing";
import type { WatchedPerson } from "@/server/sanctions/judge-view";

const COLOURS = ["yellow", "red", "black"] as const;

/** Cards in force, who is one step from expulsion, who is out. */
export function WatchList({ people }: { readonly people: readonly WatchedPerson[] }) {
  return (
    <Panel title="Tarjetas en el torneo" flush>
      {people.length === 0 ? (
        <p className="px-3 pb-4 text-ink-soft sm:px-5">Nadie tiene tarjetas.</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {people.map((person) => (
            <WatchedLine key={person.playerId} person={person} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WatchedLine({ person }: { readonly person: WatchedPerson }) {
  const { name, table, cards, stakes, bar } = person;
  return (
    <li className="px-3 py-2.5 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 leading-tight font-semibold">
          {name}
          {table !== null && <span className="font-normal text-ink-soft"> · mesa {table}</span>}
        </span>
        <span className="flex gap-2.5">
          {COLOURS.map(
            (colour) =>
              cards[colour] > 0 && (
                <CardGlyph key={colour} card={colour} size="sm" count={cards[colour]} />
              ),
          )}
        </span>
      </div>
      {bar !== null && (
        <div className="mt-1">
          <StatePill tone="danger">{barText(bar)}</StatePill>
        </div>
      )}
      {stakes.map((stake) => (
        <p key={stake.infraction} className="mt-1 text-sm font-semibold text-amber">
          {stakeText(stake)}
        </p>
      ))}
    </li>
  );
}
