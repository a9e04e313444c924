import type { ManualWarning, ReviewGrade } from "@/domain/pairing/review/manual-round";
import type { TableReason } from "@/domain/pairing/round-pairing";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import { findingText } from "./findings";
import { listed } from "./listed";
import { formatWhyShort } from "./pairing-formats";

// A draft round in the director's words: short, for a dense table. Whole sentences are in pairing.ts.

type NameOf = (id: string) => string;

const METHOD_NAMES = {
  fold: "primero con último",
  slide: "mitad con mitad",
  adjacent: "por orden, de dos en dos",
  random: "por sorteo",
} as const;

const both = (ids: readonly string[], nameOf: NameOf) => listed(ids.map(nameOf));
const wins = (count: number) => (count === 1 ? "1 ganada" : `${count} ganadas`);

/** Why people were seated at a table, in a few words; null for what needs no mention. */
export function tableReasonText(reason: TableReason, nameOf: NameOf): string | null {
  switch (reason.code) {
    case "clubs-spread":
    case "schedule":
    case "mended":
    case "knockout":
    case "last-four":
    case "block":
      return formatWhyShort(reason, nameOf);
    case "first-round":
      return `Primera ronda: ${METHOD_NAMES[reason.method]}`;
    case "same-wins":
      return `Todos con ${wins(reason.wins)}`;
    case "float":
      return `${nameOf(reason.down)} baja ${reason.difference}`;
    case "win-spread":
      return `Entre ${reason.fewest} y ${wins(reason.most)}`;
    case "first-meeting":
      return "No se habían visto";
    case "new-partners":
      return "Compañeros nuevos";
    case "method":
    case "balanced-sides":
    case "float-lower":
    case "natural-opponent":
      return null;
    case "meets-again":
      return `${both(reason.ids, nameOf)} se vieron en la ronda ${reason.round}`;
    case "rematch":
    case "opponent-repeated":
      return `${both(reason.ids, nameOf)} repiten rival de la ronda ${reason.round}`;
    case "partner-repeated":
      return `${both(reason.ids, nameOf)} repiten compañero de la ronda ${reason.round}`;
    case "forbidden-pair":
      return `${both(reason.ids, nameOf)} no debían coincidir`;
    case "same-club":
      return `${both(reason.ids, nameOf)} son de ${reason.club}`;
  }
}

export const GRADE_NAMES: Readonly<Record<ReviewGrade, string>> = {
  info: "Información",
  warning: "Aviso",
  confirm: "Hay que confirmarlo",
  refuse: "No se puede",
};

/** What the review of a hand-made round found, in one sentence. */
export function manualWarningText(warning: ManualWarning, nameOf: NameOf): string {
  const at = warning.table === undefined ? "" : `Mesa ${warning.table}: `;
  return `${at}${warningText(warning, nameOf)}.`;
}

function warningText(warning: ManualWarning, nameOf: NameOf): string {
  const who = both(warning.ids, nameOf);
  const again = warning.last === undefined ? "" : ` (ronda ${warning.last})`;
  switch (warning.code) {
    case "unknown-entrant":
      return `${who} no está en el torneo`;
    case "entrant-twice":
      return `${who} está dos veces en la ronda`;
    case "entrant-missing":
      return `${who} se queda sin mesa ni descanso`;
    case "withdrawn-paired":
      return `${who} no juega esta ronda`;
    case "wrong-side-size":
      return "una pareja no está completa";
    case "rematch":
    case "opponent-repeated":
      return `${who} ya se enfrentaron${again}`;
    case "partner-repeated":
      return `${who} ya fueron compañeros${again}`;
    case "forbidden-pair":
      return `${who} no deben coincidir`;
    case "second-bye":
      return `${who} ya descansó${again}, y otros no`;
    case "same-club":
      return `${who} son del mismo club`;
    case "points-impossible":
    case "winner-contradicts-points":
      return "el resultado no puede ser";
    default:
      return findingText(warning, nameOf);
  }
}

/** A change by hand, in one line. */
export function previewChangeText(change: PreviewChange, nameOf: NameOf): string {
  return change.kind === "swap-tables"
    ? `Mesa ${change.first} por mesa ${change.second}`
    : `${nameOf(change.first)} por ${nameOf(change.second)}`;
}
