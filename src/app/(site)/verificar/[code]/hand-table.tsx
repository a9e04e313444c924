import Link from "next/link";
import { SeatBadge } from "@/components/domino/seat-badge";
import { classNames } from "@/components/ui/class-names";
import type { SheetHand } from "@/documents/sheet-data";
import { endingWords } from "@/i18n/es/documents";

const HEAD = "px-2 py-2 text-sm font-semibold text-ink-soft sm:px-3";
const FIGURE = "px-2 py-2 text-end tabular-nums sm:px-3";

/** The hands of a sealed Hoja: narrow enough for a phone as it is. */
export function HandTable({ hands }: { readonly hands: readonly SheetHand[] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Manos de la partida</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className={classNames(HEAD, "text-start")}>
            Mano
          </th>
          <th scope="col" className={classNames(HEAD, "text-start")}>
            Cómo terminó
          </th>
          <th scope="col" className={classNames(HEAD, "text-end")}>
            A·C
          </th>
          <th scope="col" className={classNames(HEAD, "text-end")}>
            B·D
          </th>
          <th scope="col" className={classNames(HEAD, "text-end")}>
            Van
          </th>
        </tr>
      </thead>
      <tbody>
        {hands.map((hand) => (
          <HandRow key={hand.hand} hand={hand} />
        ))}
      </tbody>
    </table>
  );
}

function HandRow({ hand }: { readonly hand: SheetHand }) {
  const { points, running } = hand;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-2 py-2 text-start font-extrabold tabular-nums sm:px-3">
        {hand.hand}
      </th>
      <td className="px-2 py-2 leading-tight sm:px-3">
        <span className="inline-flex flex-wrap items-center gap-1.5">
          {hand.ending ? endingWords[hand.ending] : "Solo puntos"}
          {hand.closer && <SeatBadge seat={hand.closer} size="sm" />}
        </span>
        <span className="block text-sm text-ink-soft">
          {[
            hand.capicua && "capicúa",
            hand.article && `art. ${hand.article}`,
            hand.status === "corrected" && "corregida",
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {hand.replay !== undefined && (
          <Link
            href={`/mano?h=${hand.replay}`}
            prefetch={false}
            className="inline-flex min-h-12 items-center font-semibold text-sea underline underline-offset-4"
          >
            Repasar la mano {hand.hand}
          </Link>
        )}
      </td>
      <td className={classNames(FIGURE, (points?.AC ?? 0) > 0 && "font-extrabold")}>
        {points?.AC ?? 0}
      </td>
      <td className={classNames(FIGURE, (points?.BD ?? 0) > 0 && "font-extrabold")}>
        {points?.BD ?? 0}
      </td>
      <td className={classNames(FIGURE, "whitespace-nowrap text-ink-soft")}>
        {running ? `${running.AC} – ${running.BD}` : ""}
      </td>
    </tr>
  );
}
