import { EVENT_WEIGHTS, placePoints, rankingPoints } from "@/domain/ranking/ranking-points";
import { WEIGHT_NAMES } from "@/i18n/es/table-states";

const WEIGHTS = ["national", "regional", "club", "open"] as const;
const PLACES = Array.from({ length: 10 }, (_, index) => index + 1);
const NO_PLACE = PLACES.length + 1;

/** What playing and winning so many matches gives, without a place. */
function pointsFor(played: number, won: number): number {
  return rankingPoints({ place: NO_PLACE, played, won, weight: "open" });
}

/** How points are made, from the same figures that make them. */
export function PointsExplained() {
  return (
    <section aria-labelledby="puntos" className="mt-10">
      <h2 id="puntos" className="text-xl">
        De dónde salen los puntos
      </h2>
      <div className="prose">
        <p>
          Cada torneo cerrado da a cada jugador {pointsFor(1, 0)} punto por partida jugada y{" "}
          {pointsFor(1, 1) - pointsFor(1, 0)} más por partida ganada. Los diez primeros lugares
          suman además puntos de puesto, multiplicados por la categoría del torneo. Los dos de una
          pareja reciben lo mismo por el puesto.
        </p>
        <p>
          Se suman los últimos doce meses. Nadie escribe los puntos: salen de las Hojas cerradas, y
          si una se corrige, se calculan otra vez.
        </p>
        <p>
          La fuerza es otra cosa: estima cómo juega cada quien por a quién le gana y con quién. Se
          muestra al lado y no decide el lugar.
        </p>
      </div>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        <table className="w-full max-w-sm tabular-nums">
          <caption className="pb-1 text-start font-semibold">Puntos de puesto</caption>
          <tbody>
            {PLACES.map((place) => (
              <tr key={place} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  Lugar {place}
                </th>
                <td className="py-1.5 text-end font-semibold">{placePoints(place, "club")}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="w-full max-w-sm self-start tabular-nums">
          <caption className="pb-1 text-start font-semibold">Categoría del torneo</caption>
          <tbody>
            {WEIGHTS.map((weight) => (
              <tr key={weight} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {WEIGHT_NAMES[weight]}
                </th>
                <td className="py-1.5 text-end font-semibold">× {EVENT_WEIGHTS[weight]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
