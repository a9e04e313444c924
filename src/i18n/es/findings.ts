import type { CriterionId } from "@/domain/event/event-document";
import type { CertificateFault, Finding, StandingFigure } from "@/domain/pairing/checker/finding";
import { capitalized } from "./capitalized";
import { listed } from "./listed";

// What the checker finds in an event, in words: for auditors at the command line and for the public page.

type NameOf = (id: string) => string;
type Facts = Omit<Finding, "severity">;

const asGiven: NameOf = (id) => id;

/** The criteria as an auditor reads them. */
export const CRITERION_NAMES: Readonly<Record<CriterionId, string>> = {
  rematch: "cruces repetidos",
  "partner-repeated": "compañeros repetidos",
  "forbidden-pair": "personas que no deben coincidir",
  "opponent-repeated": "rivales repetidos",
  rests: "descansos",
  "win-difference": "diferencia de ganadas",
  "win-spread": "ganadas en cada mesa",
  "float-again": "bajar o subir dos veces seguidas",
  clubs: "clubes separados",
  "club-partners": "compañeros de un mismo club",
  "club-opponents": "rivales de un mismo club",
  "balanced-sides": "parejas equilibradas",
  "old-partners": "antiguos compañeros frente a frente",
  "met-before": "caras nuevas",
  "method-order": "orden del método",
};

const CERTIFICATE_FAULT_TEXTS: Readonly<Record<CertificateFault, string>> = {
  unreadable: "le faltan datos o nombra a quien no jugaba",
  weights: "un criterio no pesa más que todos los que le siguen",
  prices: "le falta el precio de alguno",
  sets: "un grupo no es de número impar o tiene precio negativo",
  overpriced: "hay un cruce permitido que sale más barato de lo que dice",
};

const FIGURE_NAMES: Readonly<Record<StandingFigure, string>> = {
  place: "puesto",
  played: "jugadas",
  wins: "ganadas",
  for: "puntos a favor",
  against: "puntos en contra",
  net: "efectividad",
};

/** What would have been possible, as a tail of the sentence. */
function possibleText({ avoidable, possible, instead }: Facts, nameOf: NameOf): string {
  if (avoidable === undefined) return "";
  if (avoidable === null) return "; no consta que se pudiera evitar";
  if (!avoidable) return "; no se podía evitar";
  const other = (instead ?? []).map(([a, b]) => `${nameOf(a)} con ${nameOf(b)}`).join(", ");
  if (other !== "") return `; se podía evitar: ${other}`;
  return possible === undefined || possible === 0
    ? "; se podía evitar"
    : `; se podía hacer la ronda con ${possible}`;
}

const again = ({ last }: Facts) => (last === undefined ? "" : ` (ronda ${last})`);

function certificateText(finding: Facts): string {
  const why = finding.fault === undefined ? "" : `: ${CERTIFICATE_FAULT_TEXTS[finding.fault]}`;
  return `la prueba de que la ronda es la mejor no vale${why}`;
}

function standingText(finding: Facts, who: string): string {
  const figure = finding.figure === undefined ? "" : FIGURE_NAMES[finding.figure];
  const found = finding.figure === "place" && finding.found === 0 ? "ninguno" : finding.found;
  return `las posiciones publicadas dan a ${who} ${figure} ${found} y sale ${finding.expected}`;
}

function proofText(finding: Facts, who: string): string {
  const criterion = finding.criterion === undefined ? "" : CRITERION_NAMES[finding.criterion];
  switch (finding.code) {
    case "cost-differs":
      return `${criterion}: la ronda dice ${finding.found} y sale ${finding.expected}`;
    case "certificate-invalid":
      return certificateText(finding);
    case "not-optimal":
      return `había una ronda mejor según los criterios (cuesta ${finding.found} y la prueba llega a ${finding.expected})`;
    default:
      return standingText(finding, who);
  }
}

function schedulingText(finding: Facts, who: string): string {
  switch (finding.code) {
    case "rests-too-many":
      return `descansan ${finding.found} y bastaba con ${finding.expected}`;
    case "block-wrong":
      return `${who}: el bloque de equipos no está como manda el formato`;
    case "ranks-differ":
      return `${who} no son del mismo puesto dentro de sus equipos`;
    case "cycle-repeated":
      return `${who} se enfrentan ${finding.found} veces en un todos contra todos de ${finding.expected}`;
    case "cycle-incomplete":
      return `${who} no se enfrentaron lo que toca: ${finding.found} de ${finding.expected}`;
    case "not-qualified":
      return `${who} juega la fase final sin haberse clasificado`;
    case "qualified-missing":
      return `${who} se clasificó para la fase final y no tiene mesa`;
    case "bracket-wrong":
      return `${who} no se cruzan ahí en el cuadro de la final`;
    case "table-twice":
      return `el número de mesa ${finding.found} está dos veces`;
    case "fixed-table-missed":
      return `${who} tiene mesa fija, la ${finding.expected}, y está en la ${finding.found}`;
    case "table-order-missed":
      return `las mesas no llevan los números que pidió la sede: falta la ${finding.expected}`;
    default:
      return proofText(finding, who);
  }
}

function resultText(finding: Facts, who: string): string {
  switch (finding.code) {
    case "points-impossible":
      return "esos puntos no salen de una partida; deben ser enteros, con un solo lado en la meta";
    case "winner-contradicts-points":
      return "el ganador tiene menos puntos que el perdedor y no se dice por qué";
    case "result-differs-from-points":
      return `el resultado de ${who} no es el de las manos de la mesa; tiene que haber una multa, un abono, un forfait o una decisión`;
    case "result-of-stranger":
      return `${who} lleva un resultado de una mesa en la que no estaba`;
    case "result-contradicts":
      return `${who}: sus resultados no casan entre sí; a lo sumo gana un lado, y los puntos son enteros`;
    case "adjustment-of-stranger":
      return `hay un ajuste de puntos para ${who}, que no es del torneo`;
    case "adjustment-without-round":
      return `el ajuste de ${who} es de la ronda ${finding.found}, que no existe`;
    default:
      return schedulingText(finding, who);
  }
}

/** What was found, without where: one sentence that starts small and has no full stop. */
export function findingText(finding: Facts, nameOf: NameOf): string {
  const who = listed(finding.ids.map(nameOf));
  const possible = possibleText(finding, nameOf);
  switch (finding.code) {
    case "unknown-entrant":
      return `${who} no está entre los participantes`;
    case "entrant-twice":
      return `${who} está más de una vez`;
    case "entrant-missing":
      return `${who} no tiene mesa ni descanso`;
    case "withdrawn-paired":
      return `${who} no jugaba esta ronda`;
    case "substitute-playing":
      return `${who} es suplente y nadie le dejó el puesto`;
    case "wrong-side-size":
      return "un lado de la mesa no tiene los que debe";
    case "seats-differ":
      return "los puestos no son de quienes están en la mesa, o los compañeros no quedan de frente";
    case "rematch":
    case "opponent-repeated":
      return `${who} ya se habían enfrentado${again(finding)}${possible}`;
    case "partner-repeated":
      return `${who} ya habían sido compañeros${again(finding)}${possible}`;
    case "forbidden-pair":
      return `${who} no debían coincidir${possible}`;
    case "second-bye":
      return `${who} ya había descansado${again(finding)} y había quien menos${possible}`;
    case "same-club":
      return `${who} son del mismo club${possible}`;
    default:
      return resultText(finding, who);
  }
}

/** What the checker found, in one sentence that says where. */
export function describeFinding(finding: Finding, nameOf: NameOf = asGiven): string {
  const text = findingText(finding, nameOf);
  if (finding.round === 0) return `${capitalized(text)}.`;
  const place = finding.table === undefined ? "" : `, mesa ${finding.table}`;
  return `Ronda ${finding.round}${place}: ${text}.`;
}
