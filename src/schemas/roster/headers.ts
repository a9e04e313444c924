import { searchKey } from "@/domain/kernel/search-key";
import type { RosterField } from "@/domain/tournament/roster";

// What clubs call their columns. Names are compared in search form: without accents, case, points or signs.

export type ColumnReading = {
  readonly field: RosterField;
  /** Among columns of one field the strongest wins; equals with different names are read together (two surnames). */
  readonly strength: 1 | 2;
  /** A full name that begins with the surnames. */
  readonly lastNamesFirst?: boolean;
};

const SYNONYMS: readonly (readonly [ColumnReading, string])[] = [
  [
    { field: "number", strength: 2 },
    "no federacion|num federacion|nro federacion|numero federacion|numero de federacion|no de federacion|fed|federacion|no fed|num fed|numero fed|id federacion|id fed|carnet|carne|no carnet|no de carnet|numero de carnet|numero carnet|num carnet|fededodo|no fededodo|numero fededodo|licencia|no licencia|numero de licencia|no federado|numero de federado|federado|no atleta|numero de atleta|numero de jugador|no jugador|codigo federacion",
  ],
  [{ field: "number", strength: 1 }, "no|num|nro|numero|n|codigo|cod|id|registro|matricula|number"],
  [
    { field: "fullName", strength: 2 },
    "nombre completo|nombres completos|nombre y apellido|nombre y apellidos|nombres y apellidos|nombres y apellido|nombre apellido|nombres apellidos|nombre apellidos|jugador|jugadora|jugadores|jugador a|atleta|atletas|participante|nombre del jugador|nombre jugador|nombre del atleta|nombre atleta|full name|name|player",
  ],
  [
    { field: "fullName", strength: 2, lastNamesFirst: true },
    "apellidos y nombres|apellido y nombre|apellidos y nombre|apellidos nombres|apellido nombre|apellidos nombre",
  ],
  [
    { field: "firstNames", strength: 2 },
    "nombres|nombre|nombre s|primer nombre|segundo nombre|nombre 1|nombre 2|nombre de pila|first name|first names",
  ],
  [
    { field: "lastNames", strength: 2 },
    "apellidos|apellido|apellido s|primer apellido|segundo apellido|1er apellido|2do apellido|apellido 1|apellido 2|apellido paterno|apellido materno|last name|last names|surname",
  ],
  [
    { field: "nickname", strength: 2 },
    "apodo|apodos|alias|mote|sobrenombre|seudonimo|nickname|le dicen|conocido como",
  ],
  [{ field: "club", strength: 2 }, "club|clubes|nombre del club|club o liga|club liga|liga club"],
  [
    { field: "club", strength: 1 },
    "liga|pena|asociacion|asoc|equipo|club actual|delegacion|entidad|team",
  ],
  [{ field: "city", strength: 2 }, "ciudad|municipio|ciudad municipio|ciudad de residencia|city"],
  [
    { field: "city", strength: 1 },
    "provincia|localidad|pueblo|lugar|residencia|ciudad provincia|sector",
  ],
];

const READINGS: ReadonlyMap<string, ColumnReading> = new Map(
  SYNONYMS.flatMap(([reading, names]) => names.split("|").map((name) => [name, reading] as const)),
);

/** Headers that we know and do not keep: they count as signs of a header row. */
const KNOWN_AND_IGNORED = new Set(
  "sexo|genero|cedula|cedula de identidad|telefono|tel|celular|movil|whatsapp|correo|correo electronico|email|e mail|fecha de nacimiento|nacimiento|edad|direccion|categoria|observacion|observaciones|notas|foto|nacionalidad|pais|estado|estatus|status|posicion|ranking|puntos".split(
    "|",
  ),
);

/** Search form of a header; `#` and `N°` survive as `n`. */
export function headerKey(header: string): string {
  const key = searchKey(header.replaceAll("°", "º"));
  return key === "" && header.includes("#") ? "n" : key;
}

/** What a header says, or null for a column that is not kept. */
export function readHeader(header: string): ColumnReading | null {
  return READINGS.get(headerKey(header)) ?? null;
}

/** How many cells of a row read as headers, ignored ones included. */
export function headerScore(cells: readonly string[]): number {
  return cells.filter((cell) => {
    const key = headerKey(cell);
    return READINGS.has(key) || KNOWN_AND_IGNORED.has(key);
  }).length;
}

/** Whether a row is a header: it has a column of names, and nearly everything else in it reads as a header too. */
export function isHeaderRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const hasName = filled.some((cell) => {
    const field = readHeader(cell)?.field;
    return field === "fullName" || field === "firstNames" || field === "lastNames";
  });
  return hasName && headerScore(filled) * 2 >= filled.length;
}

export type ColumnPlan = {
  /** Which cells make each field, in the order of the file. */
  readonly cellsOf: Readonly<Partial<Record<RosterField, readonly number[]>>>;
  readonly fieldOf: readonly (RosterField | null)[];
  readonly lastNamesFirst: boolean;
};

/**
 * Which column is which. A weak name (`No.`, `Liga`) gives way to a strong one (`No. Federación`, `Club`); of two columns
 * with the very same header the first counts; `Nombre` without a column of surnames is a full name.
 */
export function planColumns(headers: readonly string[]): ColumnPlan {
  const readings = headers.map(readHeader);
  const hasLastNames = readings.some((reading) => reading?.field === "lastNames");
  const hasFirstNames = readings.some((reading) => reading?.field === "firstNames");
  const strongest = new Map<RosterField, number>();
  for (const reading of readings)
    if (reading !== null)
      strongest.set(reading.field, Math.max(reading.strength, strongest.get(reading.field) ?? 0));
  const seen = new Set<string>();
  const cellsOf: Partial<Record<RosterField, number[]>> = {};
  let lastNamesFirst = false;
  const fieldOf = headers.map((header, index) => {
    const reading = readings[index] ?? null;
    const key = headerKey(header);
    if (reading === null || seen.has(key)) return null;
    if (reading.strength < (strongest.get(reading.field) ?? 0)) return null;
    const isWhole = reading.field === "firstNames" && !hasLastNames;
    const field = isWhole ? "fullName" : reading.field;
    const isPartOfName = field === "firstNames" || field === "lastNames";
    if (cellsOf[field] !== undefined && !isPartOfName) return null;
    if (field === "fullName" && hasLastNames && hasFirstNames) return null;
    seen.add(key);
    cellsOf[field] = [...(cellsOf[field] ?? []), index];
    if (reading.lastNamesFirst === true) lastNamesFirst = true;
    return field;
  });
  return { cellsOf, fieldOf, lastNamesFirst };
}
