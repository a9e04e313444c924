import { Notice } from "@/components/ui/notice";
import type { PlaceChange } from "@/domain/claims/claim";
import { sameData } from "@/domain/kernel/same-data";
import type { Seat } from "@/domain/rules/seat";
import { stepChangeText } from "@/i18n/es/claims";
import type { Ruling } from "@/server/claims/rule";

type RulingPreviewProps = {
  readonly ruling: Ruling;
  readonly names: Readonly<Record<Seat, string>>;
};

const WON = { true: "ganó", false: "perdió", null: "sin decidir" } as const;
const MOST_PLACES = 12;

/** What a decision would change: result, each person, later sanctions, places, rounds paired before. */
export function RulingPreview({ ruling: { applied }, names }: RulingPreviewProps) {
  if (applied === null) {
    return <Notice title="No cambia nada">La Hoja se confirma y vuelve a quedar cerrada.</Notice>;
  }
  const { application, results } = applied;
  const [before, after] = application.score;
  return (
    <Notice tone="warning" title={`La Hoja tendría una versión ${application.sheetVersion}`} live>
      <div className="grid gap-3 tabular-nums">
        <p>
          <strong>
            A·C {before.AC} → {after.AC} · B·D {before.BD} → {after.BD}
          </strong>
          <br />
          {winnerText(application.winner)}
        </p>
        <Changes
          title="Cada jugador"
          lines={results[1].flatMap((now, index) => {
            const old = results[0][index];
            if (!old || sameData(old, now)) return [];
            return `${names[now.seat]}: ${figuresText(old)} → ${figuresText(now)}`;
          })}
        />
        <Changes
          title="Sanciones de otros momentos"
          lines={application.steps.map((change) => stepChangeText(change))}
        />
        <Changes
          title="Posiciones"
          lines={application.places.slice(0, MOST_PLACES).map(placeText)}
          more={application.places.length - MOST_PLACES}
        />
        <Changes
          title="Rondas ya emparejadas con los datos de antes"
          lines={application.pairedRounds.map((round) => `Ronda ${round}`)}
        />
      </div>
    </Notice>
  );
}

function winnerText([before, after]: readonly [string | null, string | null]): string {
  const name = (side: string | null) =>
    side === null ? "nadie" : `la pareja ${side[0]}·${side[1]}`;
  return before === after
    ? `Sigue ganando ${name(after)}.`
    : `Gana ${name(after)} en lugar de ${name(before)}.`;
}

/** Only what moves: "Ana Cruz: 6.º → 5.º, efectividad 231 → 206". */
function placeText({ name, rank, wins, net }: PlaceChange): string {
  const parts = [
    rank[0] === rank[1] ? `${rank[1]}.º` : `${rank[0]}.º → ${rank[1]}.º`,
    ...(wins[0] === wins[1] ? [] : [`ganadas ${wins[0]} → ${wins[1]}`]),
    ...(net[0] === net[1] ? [] : [`efectividad ${figure(net[0])} → ${figure(net[1])}`]),
  ];
  return `${name}: ${parts.join(", ")}`;
}

/** A true minus. */
function figure(value: number): string {
  return String(value).replace("-", "−");
}

type Figures = NonNullable<Ruling["applied"]>["results"][number][number];

function figuresText({ won, for: own, against, recordFines }: Figures): string {
  const record = recordFines === 0 ? "" : `, récord ${figure(recordFines)}`;
  return `${WON[String(won) as keyof typeof WON]} ${own}–${against}${record}`;
}

type ChangesProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly more?: number;
};

function Changes({ title, lines, more = 0 }: ChangesProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>y {more} más</li>}
      </ul>
    </div>
  );
}
