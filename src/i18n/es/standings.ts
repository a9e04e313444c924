import type { RuleSettings, TieBreak } from "@/domain/rules/settings";
import type { CompositePart } from "@/domain/standings/composite";
import { COMPOSITE_PARTS, COMPOSITE_WEIGHTS } from "@/domain/standings/composite";
import type { RowExplanation, RowPart } from "@/domain/standings/explain-row";
import type { DecidedBy } from "@/domain/standings/final-order";
import type { PartKind } from "@/domain/standings/parts";
import type { DirectKey } from "@/domain/standings/tie-breaks/direct";
import { capitalized } from "./capitalized";
import { listed } from "./listed";
import { tieBreakLabel } from "./rules";
import { infractionTitle } from "./sanctions";

// The words of the standings: what decided, how a figure is counted, what a row is made of.

/** What separates two rows: `efectividad`, `fase final`. */
export function decidedByText(decidedBy: DecidedBy): string {
  return decidedBy === "final" ? "fase final" : tieBreakLabel(decidedBy);
}

/** The formula of efectividad, to stand beside the number; `target` is the book's. */
export function netFormulaText(formula: RuleSettings["netFormula"], target: number): string {
  switch (formula) {
    case "plain":
      return "puntos a favor − puntos en contra";
    case "capped-winner":
      return `a favor − en contra, contando hasta ${target} por partida`;
    case "fixed-win":
      return `ganada: ${target} − en contra; perdida: a favor − ${target}`;
    case "composite":
      return "4 × puntos + 3 × rivales + 2 × victorias + 1 × compañeros (índices de 0 a 1000)";
  }
}

const COMPOSITE_WORDS: Readonly<
  Record<CompositePart, { readonly name: string; readonly meaning: string }>
> = {
  technical: { name: "Puntos", meaning: "a favor menos en contra, sobre lo más que se podía" },
  opponents: { name: "Rivales", meaning: "partidas ganadas por los rivales, sin el peor" },
  victories: { name: "Victorias", meaning: "lo que ganaron los rivales a quienes se venció" },
  partners: { name: "Compañeros", meaning: "lo que dejaron de ganar los compañeros" },
};

const PART_WORDS: Readonly<Record<Exclude<PartKind, "match">, string>> = {
  rest: "descansa",
  absence: "ausencia",
  adjustment: "ajuste del récord",
};

const DIRECT_WORDS: Readonly<Record<DirectKey, string>> = {
  balance: "ganadas menos perdidas entre ellos",
  net: "efectividad entre ellos",
  for: "puntos a favor entre ellos",
};

type NameOf = (id: string) => string;

/** Where a part of a row comes from: `Ronda 2, mesa 5`, `Ronda 3: descansa`, `Ronda 1: récord (Llegar tarde)`. */
export function partTitle(part: RowPart, nameOf: NameOf): string {
  const round = part.round === null ? "" : `Ronda ${part.round}`;
  const whose = part.person === null ? "" : ` · ${nameOf(part.person)}`;
  if (part.kind === "match") return `${round}, mesa ${part.table ?? "–"}${whose}`;
  const what = part.infraction === null ? PART_WORDS[part.kind] : infractionTitle(part.infraction);
  return `${round === "" ? capitalized(what) : `${round}: ${what}`}${whose}`;
}

/** With whom and against whom a table was played; empty away from tables. */
export function partCompany({ partners, opponents }: RowPart, nameOf: NameOf): string {
  const company = [
    partners.length > 0 ? `con ${listed(partners.map(nameOf))}` : "",
    opponents.length > 0 ? `contra ${listed(opponents.map(nameOf))}` : "",
  ];
  return company.filter((one) => one !== "").join(", ");
}

/** What a row is explained by beside its parts, a sentence a line; only what the event's tie-breaks look at. */
export function accountNotes(
  account: RowExplanation,
  nameOf: NameOf,
  { order, target }: { readonly order: readonly TieBreak[]; readonly target: number },
): readonly string[] {
  return [
    `Efectividad: ${netFormulaText(account.formula, target)}.`,
    ...compositeNotes(account),
    ...(order.some((id) => id.startsWith("buchholz")) ? [buchholzNote(account, nameOf)] : []),
    ...directNotes(account, nameOf),
    ...(order.includes("lots") ? [lotsNote(account)] : []),
    ...placeNotes(account, nameOf),
  ];
}

function compositeNotes({ composite }: RowExplanation): readonly string[] {
  if (composite === null) return [];
  return COMPOSITE_PARTS.map((part) => {
    const { name, meaning } = COMPOSITE_WORDS[part];
    const { share, whole, index } = composite[part];
    const weight = COMPOSITE_WEIGHTS[part];
    return `${name} (${meaning}): ${share} de ${whole}, índice ${index} × ${weight} = ${index * weight}.`;
  });
}

function buchholzNote(account: RowExplanation, nameOf: NameOf): string {
  const { opponents, buchholz, buchholzCut1 } = account;
  if (opponents.length === 0) return "Buchholz 0: sin rivales todavía.";
  const lines = opponents.map(({ id, wins }) => `${nameOf(id)} ${wins}`).join(", ");
  return `Buchholz ${buchholz}, sin el peor ${buchholzCut1}. Ganadas de cada rival: ${lines}.`;
}

function directNotes({ direct }: RowExplanation, nameOf: NameOf): readonly string[] {
  if (direct === null) return [];
  const lines = direct.lines.map(
    ({ id, ...line }) => `${nameOf(id)} ${signed(line[direct.decidedOn])}`,
  );
  return [`Encuentro directo, por ${DIRECT_WORDS[direct.decidedOn]}: ${lines.join(", ")}.`];
}

function lotsNote({ lots }: RowExplanation): string {
  return `Sorteo: salió en el puesto ${lots.place} de ${lots.of}, con la semilla «${lots.seed}».`;
}

function placeNotes(account: RowExplanation, nameOf: NameOf): readonly string[] {
  const { above, below, beforeFinal } = account;
  return [
    ...(above === null
      ? []
      : [`Debajo de ${nameOf(above.id)} por ${decidedByText(above.decidedBy)}.`]),
    ...(below === null
      ? []
      : [`Encima de ${nameOf(below.id)} por ${decidedByText(below.decidedBy)}.`]),
    ...(beforeFinal === null ? [] : [`Antes de la fase final iba en el lugar ${beforeFinal}.`]),
  ];
}

/** A figure with its sign: `+35`, `−20`, `0`. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** The words of the printed account of a row. */
export const accountWords = {
  title: (name: string, rank: number) => `${name}, lugar ${rank}`,
  now: "Ahora",
  afterRound: (round: number) => `Después de la ronda ${round}`,
  from: "De dónde sale",
  wins: "Ganadas",
  for: "A favor",
  against: "En contra",
  net: "Efectividad",
  sum: "Suma",
} as const;
