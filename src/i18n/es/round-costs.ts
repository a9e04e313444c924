import type { CriterionId } from "@/domain/event/event-document";
import type { CostDifference, CriterionCost } from "@/domain/pairing/explanation/round-cost";
import type { MeetingFact, WhyNot, WhyNotProblem } from "@/domain/pairing/explanation/why-not";
import { capitalized } from "./capitalized";
import { listed } from "./listed";

// What a round costs by each criterion, and what another round would cost instead, in whole sentences.

type NameOf = (id: string) => string;

type Words = {
  /** The criterion as a rule: what it asks for. */
  readonly asks: string;
  /** What one unit of it is, and what follows a number of them; null where the figure is a sum and not a count. */
  readonly unit: readonly [one: string, many: string, tail?: string] | null;
  /** The figure's name where it is a sum. */
  readonly sum?: string;
};

const WORDS: Readonly<Record<CriterionId, Words>> = {
  rematch: { asks: "Nadie repite rival", unit: ["cruce repetido", "cruces repetidos"] },
  "partner-repeated": {
    asks: "Nadie repite compañero",
    unit: ["pareja de compañeros repetida", "parejas de compañeros repetidas"],
  },
  "forbidden-pair": {
    asks: "No se cruzan quienes no deben",
    unit: ["cruce prohibido", "cruces prohibidos"],
  },
  "opponent-repeated": {
    asks: "Nadie repite rival antes de tiempo",
    unit: ["rival repetido", "rivales repetidos", "antes de tiempo"],
  },
  rests: { asks: "Descansa el más bajo de los que menos han descansado", unit: null },
  "win-difference": {
    asks: "Juegan quienes llevan las mismas ganadas",
    unit: null,
    sum: "la suma de los cuadrados de las diferencias de ganadas",
  },
  "win-spread": {
    asks: "En cada mesa, ganadas parecidas",
    unit: null,
    sum: "la suma de los cuadrados de las diferencias de ganadas en las mesas",
  },
  "float-again": {
    asks: "Nadie sube o baja de grupo dos veces seguidas",
    unit: ["salto de grupo", "saltos de grupo", "en el mismo sentido que en la ronda anterior"],
  },
  clubs: {
    asks: "Los clubes, separados",
    unit: ["mesa", "mesas", "entre parejas de un mismo club"],
  },
  "club-partners": {
    asks: "Compañeros de clubes distintos",
    unit: ["pareja de compañeros", "parejas de compañeros", "de un mismo club"],
  },
  "club-opponents": {
    asks: "Rivales de clubes distintos",
    unit: ["cruce", "cruces", "entre gente de un mismo club"],
  },
  "balanced-sides": {
    asks: "Parejas equilibradas: primero y cuarto contra segundo y tercero",
    unit: ["paso de desequilibrio", "pasos de desequilibrio", "entre las parejas de una mesa"],
  },
  "old-partners": {
    asks: "Antiguos compañeros con las mismas ganadas, frente a frente",
    unit: ["cruce", "cruces", "de otra gente"],
  },
  "met-before": {
    asks: "Caras nuevas en cada mesa",
    unit: ["conocido", "conocidos", "de rondas anteriores en la misma mesa"],
  },
  "method-order": {
    asks: "El orden del método dentro de cada grupo",
    unit: ["paso", "pasos", "fuera del orden del método"],
  },
};

/** What a criterion asks of a round. */
export function criterionText(criterion: CriterionId): string {
  return WORDS[criterion].asks;
}

/** What a round costs by one criterion: "2 cruces repetidos"; null for what no figure says (the rests are named instead). */
export function criterionCostText({
  criterion,
  cost,
}: Pick<CriterionCost, "criterion" | "cost">): string | null {
  const { unit, sum } = WORDS[criterion];
  if (unit !== null) return cost === 0 ? "Se cumple" : `${cost} ${unitText(unit, cost, "")}`;
  if (sum === undefined) return null;
  return cost === 0 ? "Se cumple" : `Suma de los cuadrados de las diferencias: ${cost}`;
}

function unitText([one, many, tail]: NonNullable<Words["unit"]>, count: number, more: string) {
  return `${count === 1 ? one : many}${more}${tail === undefined ? "" : ` ${tail}`}`;
}

/** The tense of a comparison: what would be, or what is. */
export type Mood = "would" | "is";

/** What changes by one criterion, in one sentence; null for the rests, which are named (`restsText`). */
export function differenceText(difference: CostDifference, mood: Mood = "would"): string | null {
  const { criterion, from, to } = difference;
  const { unit, sum } = WORDS[criterion];
  if (unit !== null) {
    const by = Math.abs(to - from);
    const has = mood === "would" ? "tendría" : "tiene";
    const more = to > from ? " más" : " menos";
    return `La ronda ${has} ${by} ${unitText(unit, by, more)} (${to} en vez de ${from}).`;
  }
  if (sum === undefined) return null;
  const moves = mood === "would" ? ["subiría", "bajaría"] : ["sube", "baja"];
  return `${capitalized(sum)} ${to > from ? moves[0] : moves[1]} de ${from} a ${to}.`;
}

/** Who rests instead of whom. */
export function restsText(
  { from, to }: { readonly from: readonly string[]; readonly to: readonly string[] },
  nameOf: NameOf,
  mood: Mood = "would",
): string {
  const list = (ids: readonly string[]) => listed(ids.map(nameOf));
  const rests = mood === "would" ? "Descansaría" : "Descansa";
  return `${rests} ${list(to)} en vez de ${list(from)}.`;
}

/** Every sentence of what changes from one round to another, the weightiest first. */
export function differenceTexts(
  differences: readonly CostDifference[],
  rests: WhyNot["rests"],
  nameOf: NameOf,
  mood: Mood = "would",
): readonly string[] {
  const texts = differences.flatMap((difference) => {
    const text = differenceText(difference, mood);
    if (text !== null) return [text];
    return rests === null ? [] : [restsText(rests, nameOf, mood)];
  });
  const isNamed = differences.some(({ criterion }) => criterion === "rests");
  return rests === null || isNamed ? texts : [...texts, restsText(rests, nameOf, mood)];
}

/** "¿Por qué no…?" in words: the answer first, then what is known of the two, then what it would cost. */
export type WhyNotWords = {
  readonly lead: string;
  readonly facts: readonly string[];
  readonly costs: readonly string[];
  readonly note: string;
};

/** The answer to "¿por qué no…?" in plain words. */
export function whyNotWords(answer: WhyNot, nameOf: NameOf): WhyNotWords {
  const { asked, verdict, differences, rests, proved, facts } = answer;
  const wish =
    asked.kind === "rest"
      ? `que descanse ${nameOf(asked.id)}`
      : `${listed([asked.first, asked.second].map(nameOf))} en la misma mesa`;
  const leads = {
    worse: `Con ${wish}, la ronda costaría más.`,
    same: `Con ${wish}, la ronda costaría lo mismo: entre rondas iguales decide el orden de las posiciones.`,
    better: `Con ${wish}, esta ronda costaría menos; el programa la hizo así para que las rondas que faltan se puedan jugar, o no encontró la otra.`,
  };
  return {
    lead: capitalized(leads[verdict].replace("Con que descanse", "Si descansara")),
    facts: facts.map((fact) => meetingFactText(fact, asked, nameOf)),
    costs: differenceTexts(differences, rests, nameOf),
    note: proved
      ? "Es la cuenta de la mejor ronda posible con ese cambio, comprobada."
      : "Es la cuenta de la mejor ronda que se encontró con ese cambio; puede haber otra mejor.",
  };
}

function meetingFactText(fact: MeetingFact, asked: WhyNot["asked"], nameOf: NameOf): string {
  switch (fact.code) {
    case "met":
      return `Ya jugaron en la ronda ${fact.round}${fact.tooSoon ? "." : "; ya pueden repetir."}`;
    case "were-partners":
      return `Fueron compañeros en la ronda ${fact.round}${fact.tooSoon ? "." : "; ya pueden repetir."}`;
    case "forbidden":
      return "Están anotados como quienes no deben coincidir.";
    case "same-club":
      return `Son del mismo club (${fact.club}).`;
    case "wins-apart": {
      const [first, second] = fact.wins;
      const names = asked.kind === "rest" ? ["", ""] : [nameOf(asked.first), nameOf(asked.second)];
      return `${names[0]} llegaba con ${first} ganadas y ${names[1]} con ${second}.`;
    }
    case "floats-again":
      return `${nameOf(fact.id)} ya ${fact.direction === "down" ? "bajó" : "subió"} de grupo en la ronda anterior.`;
  }
}

/** Why a question about a round has no answer. */
export function whyNotProblemText(problem: WhyNotProblem, nameOf: NameOf = (id) => id): string {
  switch (problem.code) {
    case "not-in-round":
      return `${nameOf(problem.id)} no tiene sitio en esta ronda.`;
    case "same-entrant":
      return "Elige dos participantes distintos.";
    case "already-so":
      return problem.table === null
        ? "Ya descansa en esta ronda."
        : `Ya están los dos en la mesa ${problem.table}.`;
    case "nobody-rests":
      return "En esta ronda no descansa nadie: los que hay llenan las mesas.";
    case "no-such-round":
      return "No hay manera de armar la ronda así con los que hay.";
    case "not-by-criteria":
      return "Esta ronda no se eligió comparando cruces: sale de un calendario, de una final, de un reparto por clubes o de bloques de equipos.";
  }
}
