import type { ActaHand } from "@/domain/match/acta-state";
import { HAND_ENDING_LABELS } from "@/i18n/es/hand";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { TableView } from "@/server/actas/table-view";

type HandLinesProps = { readonly view: TableView };

/** Every hand of the sheet with its running score, as the paper Hoja has it. */
export function HandLines({ view }: HandLinesProps) {
  const { hands } = view.state;
  if (hands.length === 0) return <p className="text-ink-soft">Sin manos anotadas.</p>;
  return (
    <table className="w-full border-collapse tabular-nums">
      <caption className="sr-only">Manos de la mesa {view.table}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-sm text-ink-soft">
          <th scope="col" className="py-1 pe-2 text-start font-semibold">
            Mano
          </th>
          <th scope="col" className="py-1 pe-2 text-start font-semibold">
            Final
          </th>
          <th scope="col" className="w-14 py-1 text-end font-semibold">
            A·C
          </th>
          <th scope="col" className="w-14 py-1 text-end font-semibold">
            B·D
          </th>
        </tr>
      </thead>
      <tbody>
        {hands.map((hand) => (
          <tr key={hand.handId} className="border-b border-line align-top">
            <th scope="row" className="py-2 pe-2 text-start font-extrabold">
              {hand.number}
            </th>
            <td className="py-2 pe-2 leading-tight">
              {endingText(hand, view)}
              {hand.corrections > 0 && (
                <span className="block text-sm text-ink-soft">corregida</span>
              )}
            </td>
            {(["AC", "BD"] as const).map((side) => (
              <td key={side} className="py-2 text-end">
                {(hand.points[side] ?? 0) > 0 && (
                  <span className="block text-sm text-ink-soft">+{hand.points[side]}</span>
                )}
                <span className="font-semibold">{hand.running[side] ?? 0}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function endingText(hand: ActaHand, view: TableView): string {
  const { result } = hand;
  if ("annulled" in hand.hand) {
    const { infraction, by } = hand.hand.annulled;
    return `Anulada: ${infractionTitle(infraction)}, ${view.people[by]?.short ?? by}`;
  }
  if (result === null) return "Solo puntos";
  const who =
    result.closer === null ? "" : ` de ${view.people[result.closer]?.short ?? result.closer}`;
  return `${HAND_ENDING_LABELS[result.ending]}${who}${result.capicua ? ", capicúa" : ""}`;
}
