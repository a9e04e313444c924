import type { ActaHand } from "@/domain/match/acta-state";
import { SEATS } from "@/domain/rules/seat";
import { handTitle } from "@/i18n/es/hand-title";
import type { SeatNames } from "./seat-names";
import { calledNames } from "./seat-names";

type HandsToCopyProps = {
  readonly caption: string;
  readonly hands: readonly ActaHand[];
  readonly names: SeatNames;
};

/** Hands laid out as the lines of the paper Hoja, to be copied by hand. */
export function HandsToCopy({ caption, hands, names }: HandsToCopyProps) {
  const called = calledNames(names);
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="pb-1 text-start text-base font-semibold">{caption}</caption>
      <thead className="border-y-2 border-ink">
        <tr>
          <th scope="col" className="py-1 pe-1 text-start">
            N.º
          </th>
          <th scope="col" className="px-1 text-start">
            Final
          </th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col" className="px-1 text-end">
              {seat}
            </th>
          ))}
          <th scope="col" className="px-1 text-end whitespace-nowrap">
            A·C
          </th>
          <th scope="col" className="ps-1 text-end whitespace-nowrap">
            B·D
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b-2 border-ink">
        {hands.map((hand) => (
          <tr key={hand.handId}>
            <th scope="row" className="py-1.5 pe-1 text-start font-extrabold">
              {hand.number}
            </th>
            <td className="px-1 leading-tight">{handTitle(hand.hand, called)}</td>
            {SEATS.map((seat) => (
              <td key={seat} className="px-1 text-end">
                {hand.result?.pips?.[seat] ?? "–"}
              </td>
            ))}
            <td className="px-1 text-end font-semibold">{hand.running.AC ?? 0}</td>
            <td className="ps-1 text-end font-semibold">{hand.running.BD ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
