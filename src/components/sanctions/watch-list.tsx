import { CardGlyph } from "@/components/domino/card-glyph";
import { classNames } from "@/components/ui/class-names";
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

/** Over the tables of a phone: who is one step from expulsion, and how many cards are out. */
export function WatchSummary({ people }: { readonly people: readonly WatchedPerson[] }) {
  const near = people.filter(({ stakes, bar }) => stakes.length > 0 && bar === null);
  if (people.length === 0) return null;
  const total = (colour: (typeof COLOURS)[number]) =>
    people.reduce((sum, { cards }) => sum + cards[colour], 0);
  return (
    <a
      href="#tarjetas"
      className={classNames(
        "mb-3 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-s-4 px-3 py-2 lg:hidden",
        near.length > 0 ? "border-amber bg-amber-soft" : "border-line-strong bg-surface",
      )}
    >
      {COLOURS.map(
        (colour) =>
          total(colour) > 0 && (
            <CardGlyph key={colour} card={colour} size="sm" count={total(colour)} />
          ),
      )}
      {near.map(({ playerId, name, table }) => (
        <span key={playerId} className="font-semibold text-amber">
          {name} a un paso de expulsión{table === null ? "" : ` (mesa ${table})`}
        </span>
      ))}
      <span className="font-semibold text-sea underline underline-offset-4">Ver</span>
    </a>
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
