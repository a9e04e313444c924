// Refusals of the desk that takes in paper: codes that lead elsewhere, a sheet that cannot be taken in, the second typing.

type Facts = Readonly<Record<string, unknown>>;
type Describe = (facts: Facts) => string;

/** That a paper was printed for other seats: what it says and what the table is now. */
export function otherSeatsText({
  paper,
  now,
}: {
  readonly paper: string;
  readonly now: string;
}): string {
  return `esta Hoja se imprimió con otros puestos; dice ${paper} y la mesa es ahora ${now}.`;
}

export const DESK_PROBLEMS: Readonly<Record<string, Describe>> = {
  "desk-target-unreadable": () =>
    "Eso no es una mesa ni un código: escribe el número de la mesa, el código de 8 letras de la Hoja, o escanea su QR.",
  "card-scanned": () =>
    "Ese QR es el de la tarjeta de la mesa, que abre el teléfono. Escanea el de la Hoja.",
  "hoja-code-unknown": ({ typed }) => `Ninguna Hoja lleva el código ${typed}. Revísalo en la Hoja.`,
  "code-of-other-tournament": ({ tournament, round, table }) =>
    `Esa Hoja es de otro torneo: «${tournament}», ronda ${round}, mesa ${table}.`,
  "hoja-of-other-seats": ({ round, table, paper, now }) =>
    `Ronda ${round}, mesa ${table}: ${otherSeatsText({ paper: String(paper), now: String(now) })} Compara los cuatro nombres antes de recibirla.`,
  "delivery-acta-closed": ({ table }) => `La Hoja de la mesa ${table} ya está cerrada.`,
  "delivery-untouched": ({ table }) => `La mesa ${table} no ha anotado nada: ¿se jugó en papel?`,
  "desk-round-closed": ({ round, table }) =>
    `Esa Hoja es de la mesa ${table} de la ronda ${round}, que ya está cerrada: no hay que recibirla.`,
  "same-typist": ({ table }) =>
    `Tú tecleaste ya la Hoja de la mesa ${table}: la segunda digitación la hace otra persona, con su cuenta.`,
};
