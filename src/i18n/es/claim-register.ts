// The words of the printed register of claims.

export const registerWords = {
  title: "Registro de reclamos",
  count: (claims: number) => (claims === 1 ? "1 reclamo" : `${claims} reclamos`),
  none: "No hubo reclamos.",
  number: "N.º",
  filed: "Presentado",
  place: "Dónde",
  at: (round: number, table: number) => `Ronda ${round}, mesa ${table}`,
  claimant: "Reclama",
  subject: "Sobre",
  state: "Estado",
  answered: "Respondido",
  answer: "Respuesta y efecto",
  article: (article: string) => `art. ${article}`,
} as const;

/** The columns of the register as a table for spreadsheets. */
export const REGISTER_COLUMNS = [
  "Número",
  "Presentado",
  "Vence",
  "Ronda",
  "Mesa",
  "Reclama",
  "Pareja",
  "Sobre",
  "Texto",
  "Registrado por",
  "Estado",
  "Respondido",
  "Respondió",
  "Motivo",
  "Artículo",
  "Efecto",
  "Versión de la Hoja",
  "Rondas ya emparejadas",
] as const;
