// The words of the printed register of infractions.

export const sanctionRegisterWords = {
  title: "Registro de infracciones",
  count: (incidents: number) => (incidents === 1 ? "1 infracción" : `${incidents} infracciones`),
  none: "No hubo infracciones.",
  place: "Dónde",
  at: (round: number, table: number) => `R${round} · M${table}`,
  infraction: "Infracción",
  article: (article: string, step: number | null) =>
    step !== null && step > 1 ? `art. ${article}, ${step}.ª vez` : `art. ${article}`,
  offenders: "Quién",
  incomplete: "sin completar",
  cost: "Puntos",
  cards: "Tarjetas",
  by: "Anotó",
  cancelled: "anulada",
  sums: (match: string, record: string) => `En partidas ${match} · en el récord ${record}`,
} as const;

/** The columns of the register as a table for spreadsheets: a line of points a row. */
export const SANCTION_COLUMNS = [
  "Ronda",
  "Mesa",
  "Código",
  "Infracción",
  "Artículo",
  "Vez",
  "Infractores",
  "Persona",
  "Puntos",
  "Dónde caen",
  "Tarjetas",
  "Estado",
  "Anotó",
  "Cuándo",
  "Nota",
] as const;
