import type { PresetId, RuleSettings, SettingName, TieBreak } from "@/domain/rules/settings";

// The rule books for people: what each setting decides and what each value means, in our words.

/** Names and one-sentence descriptions of the rule books. */
export const RULE_BOOK_TEXTS: Readonly<
  Record<PresetId, { readonly name: string; readonly summary: string }>
> = {
  "fededodo-2026": {
    name: "FEDEDODO 2026",
    summary: "Torneo dominicano: 200 puntos, 35 minutos, salida rotativa y tranque por parejas.",
  },
  "femundo-2025": {
    name: "FEMUNDO 2025",
    summary: "Competencia internacional: 200 puntos o 40 minutos; la mano anulada repite salida.",
  },
  fndpr: {
    name: "Federación de Puerto Rico",
    summary: "200 puntos o 40 minutos; con cinco dobles o más se reparte de nuevo.",
  },
  domikapikua: {
    name: "DomiKapikua",
    summary: "Mesa dominicana a 100: sale quien gana, capicúa y pase de 30, tranque en duelo.",
  },
  tradicional: {
    name: "Tradicional",
    summary: "Parejas a 100: sale quien gana y se anotan los puntos de los perdedores.",
  },
  individual: {
    name: "Individual con pozo",
    summary: "Dos jugadores que roban del pozo y dejan dos fichas tapadas.",
  },
};

type SettingText = { readonly label: string; readonly explanation: string };

export const SETTING_TEXTS: Readonly<Record<SettingName, SettingText>> = {
  target: { label: "Meta", explanation: "Puntos con los que se gana la partida." },
  callMinutes: {
    label: "Minutos hasta TIEMPO",
    explanation: "Cuándo se canta TIEMPO por segunda vez y llega la última mano.",
  },
  slotMinutes: {
    label: "Minutos de mesa",
    explanation: "Cuánto se reserva la mesa, con lo que tarda la mano en curso.",
  },
  afterCall: {
    label: "Si la mano ya terminó al cantar TIEMPO",
    explanation: "Qué pasa cuando no hay mano en curso y nadie llegó a la meta.",
  },
  firstLeader: {
    label: "Primera salida",
    explanation: "Cómo se decide quién sale en la primera mano.",
  },
  drawRank: {
    label: "Ficha más alta",
    explanation: "Cómo se comparan las fichas al sortear la salida.",
  },
  nextLeader: {
    label: "Salidas siguientes",
    explanation: "Quién sale después de una mano terminada.",
  },
  annulledNextLeader: {
    label: "Salida tras mano anulada",
    explanation: "Quién sale cuando la mano no valió.",
  },
  turn: { label: "Sentido del turno", explanation: "Hacia qué lado sigue el juego." },
  dominoScoring: {
    label: "Puntos del dominó",
    explanation: "Qué manos cuentan para quien dominó.",
  },
  blockWinner: {
    label: "Ganador del tranque",
    explanation: "Qué se compara cuando el juego se tranca.",
  },
  blockPoints: {
    label: "Puntos del tranque",
    explanation: "Qué manos se anota quien gana el tranque.",
  },
  blockTie: {
    label: "Empate en el tranque",
    explanation: "Quién gana cuando lo comparado es igual.",
  },
  capicuaBonus: {
    label: "Premio por capicúa",
    explanation: "Puntos por dominar con la ficha que lleva los dos extremos distintos.",
  },
  passBonus: {
    label: "Premio por pase",
    explanation: "Puntos por dejar a todos sin jugada; nunca lleva a la meta.",
  },
  doubleBlankAlone: {
    label: "Doble blanca sola",
    explanation: "Puntos extra de la 0-0 cuando es la única ficha que queda.",
  },
  doublesRedeal: {
    label: "Dobles para repartir de nuevo",
    explanation: "Cuántos dobles en una mano permiten pedir otro reparto.",
  },
  seenTileFinish: {
    label: "Terminar con ficha vista",
    explanation: "Qué vale dominar o trancar con una ficha que estaba a la vista.",
  },
  stock: { label: "Pozo", explanation: "Si las fichas que sobran se roban." },
  hiddenTiles: {
    label: "Fichas tapadas",
    explanation: "Cuántas fichas del pozo quedan sin levantar.",
  },
  falseBlock: {
    label: "Falso tranque",
    explanation: "Qué cuesta enseñar las fichas sin que el juego esté trancado.",
  },
  fineScope: {
    label: "A quién resta una multa",
    explanation: "Si la multa baja los puntos del jugador o los de su pareja.",
  },
  fineFlipsResult: {
    label: "Multas y resultado",
    explanation: "Si una multa puede quitarle la victoria a quien ganó.",
  },
  standingsOrder: {
    label: "Orden de la clasificación",
    explanation: "Los desempates, del primero al último.",
  },
  netFormula: {
    label: "Efectividad",
    explanation: "Cómo se restan los puntos a favor y en contra.",
  },
  absenceMinutes: {
    label: "Minutos para la ausencia",
    explanation: "Minutos después de TIEMPO en que quien falta queda ausente.",
  },
  lateSeconds: {
    label: "Segundos de gracia",
    explanation: "Cuánto hay para llegar a la mesa sin falta.",
  },
  catalogue: {
    label: "Catálogo de infracciones",
    explanation: "De qué reglamento son los números de las infracciones.",
  },
};

const TIE_BREAK_LABELS: Readonly<Record<TieBreak, string>> = {
  wins: "partidas ganadas",
  net: "efectividad",
  for: "puntos a favor",
  against: "puntos en contra",
  buchholz: "Buchholz",
  "buchholz-cut1": "Buchholz sin el peor",
  direct: "encuentro directo",
  lots: "sorteo",
  rank: "número de inscripción",
};

type ChoiceName = {
  [Name in SettingName]: RuleSettings[Name] extends string ? Name : never;
}[SettingName];

const VALUE_TEXTS: {
  readonly [Name in ChoiceName]: Readonly<Record<RuleSettings[Name] & string, string>>;
} = {
  afterCall: { "extra-hand": "se juega una mano más", finish: "la partida termina" },
  firstLeader: {
    draw: "por sorteo: la ficha más alta",
    "highest-double": "el doble más alto, y sale con él",
    free: "se acuerda en la mesa",
  },
  drawRank: {
    lexicographic: "por la punta mayor y luego la menor",
    "sum-then-half": "por la suma y luego la punta mayor",
  },
  nextLeader: { rotate: "rota a la derecha", winner: "sale quien ganó" },
  annulledNextLeader: { rotate: "rota a la derecha", same: "repite el mismo" },
  turn: { right: "a la derecha", left: "a la izquierda" },
  dominoScoring: {
    "all-unplayed": "todas las demás manos, la del compañero también",
    "opponents-only": "solo las de los contrarios",
  },
  blockWinner: {
    "pair-total": "la pareja con menos puntos",
    duel: "quien trancó contra el siguiente",
    "lowest-hand": "la mano con menos puntos",
  },
  blockPoints: {
    "all-hands": "todas las manos",
    "opponents-only": "solo las de los contrarios",
  },
  blockTie: {
    none: "nadie gana ni anota",
    leader: "gana quien salió",
    closer: "gana quien trancó",
    "closer-side": "gana el lado que trancó",
    "nearest-to-closer": "gana el empatado más cercano a quien trancó",
  },
  seenTileFinish: {
    "ends-zero": "termina la mano sin puntos",
    forbidden: "no se permite",
    normal: "vale como cualquier otra",
  },
  stock: { none: "no se roba", draw: "se roba hasta poder jugar" },
  falseBlock: {
    "award-unplayed": "lo no jugado es de los contrarios",
    fine: "multa; si todos viraron, se anula",
  },
  fineScope: { ledger: "al jugador", pair: "a la pareja" },
  fineFlipsResult: {
    "strict-less": "sí, si queda por debajo",
    "less-or-equal": "sí, si queda igual o por debajo",
    never: "nunca",
  },
  netFormula: {
    plain: "a favor menos en contra",
    "capped-winner": "el ganador cuenta hasta la meta",
    "fixed-win": "la victoria cuenta lo mismo siempre",
  },
  catalogue: { fededodo: "FEDEDODO", femundo: "FEMUNDO", none: "ninguno" },
};

/** The value of a setting in words: `200`, `nadie gana ni anota`, `no hay`. */
export function settingValueText(setting: SettingName, value: RuleSettings[SettingName]): string {
  if (value === null) return "no hay";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") {
    return (value as readonly TieBreak[]).map((id) => TIE_BREAK_LABELS[id]).join(", ");
  }
  const texts: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = VALUE_TEXTS;
  return texts[setting]?.[value] ?? value;
}

/** The name of a tie-break of the standings. */
export function tieBreakLabel(id: TieBreak): string {
  return TIE_BREAK_LABELS[id];
}
