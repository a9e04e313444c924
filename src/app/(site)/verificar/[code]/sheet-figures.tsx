import { CardGlyph } from "@/components/domino/card-glyph";
import { ScoreLine } from "@/components/domino/score-line";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import type { SheetData, SheetRecord } from "@/documents/sheet-data";
import { signerName } from "@/documents/sheet-data";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { capitalized } from "@/i18n/es/capitalized";
import { rulingLines } from "@/i18n/es/claims";
import { END_NAMES, NO_HANDS_NAMES, substitutionText } from "@/i18n/es/match";
import { paperLifeParts } from "@/i18n/es/paper-life";
import { signedHow, signedWhen, signedWhere } from "@/i18n/es/signatures";
import { HandTable } from "./hand-table";

const SEATS_OF: Readonly<Record<PairSide, readonly [Seat, Seat]>> = {
  AC: ["A", "C"],
  BD: ["B", "D"],
};

const signed = (points: number) => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);

/** The sealed figures of a Hoja: result, hands, fines, cards, signatures. */
export function SheetFigures({ data }: { readonly data: SheetData }) {
  const { record } = data;
  if (!record) return null;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid gap-6">
        <Panel title="Resultado">
          <ScoreLine
            score={record.points}
            winner={record.winner}
            names={{
              AC: <SideNames data={data} side="AC" />,
              BD: <SideNames data={data} side="BD" />,
            }}
          />
          {endingText(record) !== "" && <p className="mt-3 text-ink-soft">{endingText(record)}</p>}
          {record.substitutions?.map((change) => (
            <p key={change.in} className="mt-2">
              {substitutionText(change)}.
            </p>
          ))}
          {record.ruling && (
            <div className="mt-3">
              <Notice
                title={`Corregida por decisión de la Junta, reclamo n.º ${record.ruling.claim} (26.2)`}
              >
                {record.ruling.reason}
                {rulingLines(record.ruling).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </Notice>
            </div>
          )}
        </Panel>
        <Panel title="Manos" flush>
          {record.noHands ? (
            <p className="px-3 pb-4 sm:px-5">Sin manos: {NO_HANDS_NAMES[record.noHands]}.</p>
          ) : (
            <HandTable hands={record.hands} />
          )}
        </Panel>
      </div>
      <div className="grid gap-6">
        <Panel title="Cada jugador">
          <People data={data} record={record} />
        </Panel>
        <Panel title="Multas y tarjetas">
          <Fines data={data} record={record} />
        </Panel>
        <Panel title="Firmas">
          <Signatures data={data} record={record} />
          <OnPaper data={data} record={record} />
        </Panel>
      </div>
    </div>
  );
}

/** Medium, delivery, second typing, photos and registering of a sheet that came on paper. */
function OnPaper({ data, record }: FiguresProps) {
  const parts = paperLifeParts(record, data.event.timeZone);
  if (parts.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-base">La Hoja de papel</h3>
      <ul className="mt-1 text-ink-soft">
        {parts.map((part) => (
          <li key={part}>{capitalized(part)}.</li>
        ))}
      </ul>
      {record.photos && (
        <ul className="mt-1 text-sm text-ink-soft">
          {record.photos.map(({ sha256 }, index) => (
            <li key={sha256}>
              Foto {index + 1}: <code className="font-mono break-all">{sha256}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How the match ended; nothing of a result that the Junta ruled, which ended in no way that was played. */
function endingText({ winner, endedBy, ruling }: SheetRecord): string {
  if (winner === null) return "Sin pareja ganadora.";
  if (ruling?.result) return "";
  return endedBy === null ? "" : `Terminó ${END_NAMES[endedBy]}.`;
}

function nameAt(data: SheetData, seat: Seat): string {
  return data.seats[seat]?.name ?? "—";
}

function SideNames({ data, side }: { readonly data: SheetData; readonly side: PairSide }) {
  return SEATS_OF[side].map((seat) => (
    <span key={seat} className="block">
      {nameAt(data, seat)}
    </span>
  ));
}

type FiguresProps = { readonly data: SheetData; readonly record: SheetRecord };

function People({ data, record }: FiguresProps) {
  return (
    <ul className="divide-y divide-line">
      {SEATS.map((seat) => {
        const result = record.results?.[seat];
        return (
          <li key={seat} className="flex items-center gap-3 py-2">
            <SeatBadge seat={seat} size="sm" />
            <span className="min-w-0 grow">
              <span className="block leading-tight font-semibold">{nameAt(data, seat)}</span>
              <span className="text-sm text-ink-soft">{data.seats[seat]?.club}</span>
            </span>
            {result && (
              <span className="shrink-0 text-end leading-tight tabular-nums">
                <strong className="block">{result.won ? "Ganó" : "Perdió"}</strong>
                <span className="text-sm">
                  {result.for} – {result.against}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Fines({ data, record }: FiguresProps) {
  if (record.fines.length === 0 && record.cards.length === 0) {
    return <p className="text-ink-soft">Ninguna.</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {record.fines.map((fine, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sealed sheet never move
        <li key={`${fine.seat} ${fine.article} ${index}`} className="flex gap-3 py-2">
          <SeatBadge seat={fine.seat} size="sm" />
          <span className="min-w-0 grow">
            {nameAt(data, fine.seat)}
            <span className="block text-sm text-ink-soft">
              {fine.article && `art. ${fine.article}`}
              {fine.on === "record" && " · en el récord del torneo"}
            </span>
          </span>
          <strong className="tabular-nums">{signed(fine.points)}</strong>
        </li>
      ))}
      {record.cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sealed sheet never move
        <li key={`${card.seat} ${card.card} ${index}`} className="flex items-center gap-3 py-2">
          <SeatBadge seat={card.seat} size="sm" />
          <span className="min-w-0 grow">{nameAt(data, card.seat)}</span>
          <CardGlyph card={card.card} size="sm" />
        </li>
      ))}
    </ul>
  );
}

function Signatures({ data, record }: FiguresProps) {
  const { judge, countersign } = record;
  return (
    <dl className="divide-y divide-line">
      {PAIR_SIDES.map((side) => {
        const signature = record.signatures.find((one) => one.side === side);
        return (
          <div key={side} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-ink-soft">Pareja {side}</dt>
            <dd className="font-semibold">
              {signature ? signatureText(data, signature) : unsignedText(record)}
              {signature && <Trace data={data} trace={signature} />}
            </dd>
          </div>
        );
      })}
      {judge && (
        <div className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-ink-soft">
            {judge.asDirector ? "Verificó, en función de juez" : "Verificó el juez"}
          </dt>
          <dd className="font-semibold">{judge.name}</dd>
        </div>
      )}
      {countersign && (
        <div className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-ink-soft">Cerró y firmó</dt>
          <dd className="font-semibold">
            {countersign.name}
            {signedHow(countersign)}
            <Trace data={data} trace={countersign} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Nobody signs what the Junta has corrected. */
function unsignedText({ ruling }: SheetRecord): string {
  return ruling ? "Por decisión de la Junta" : "Sin firma";
}

function signatureText(data: SheetData, signature: SheetRecord["signatures"][number]): string {
  const name = signerName(data, signature.by);
  return "refused" in signature
    ? `${name} se negó (11.3)`
    : `Firmó ${name}${signedHow(signature)}${signedWhere(signature)}`;
}

/** When it was signed, under it. */
function Trace({
  data,
  trace,
}: {
  readonly data: SheetData;
  readonly trace: { readonly at?: string };
}) {
  const when = signedWhen(trace, data.event.timeZone);
  return when === "" ? null : (
    <span className="block text-sm font-normal text-ink-soft">{when}</span>
  );
}
