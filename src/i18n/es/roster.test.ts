import { describe, expect, it } from "vitest";
import type { RosterRow } from "@/domain/tournament/roster";
import { refusalText } from "./access";
import { joinRefusalText, membershipRefusalText } from "./people";
import {
  rosterDecisionText,
  rosterFileProblemText,
  rosterNoteText,
  rosterRowProblemText,
} from "./roster";
import {
  blockerText,
  entrantEventText,
  entrantRefusalText,
  roundsWarningText,
  settingRefusalText,
} from "./tournament";

const nameOf = (id: string) => ({ p1: "Ana", p2: "Luis" })[id] ?? id;
const row: RosterRow = {
  line: 7,
  number: "00007",
  firstNames: "Ana",
  lastNames: "Roble",
  isNameSplit: false,
  nickname: null,
  club: null,
  city: null,
  notes: [],
};

describe("sentences name the place and say what would be right", () => {
  it.each([
    [
      rosterRowProblemText({
        line: 54,
        field: "number",
        code: "number-not-digits",
        value: "ABC12",
      }),
      "Fila 54, No. Federación: «ABC12» no es un número de federación: solo lleva dígitos, hasta ocho, como 00045.",
    ],
    [
      rosterRowProblemText({ line: 55, field: "lastNames", code: "missing" }),
      "Fila 55, Apellidos: falta; escríbelo.",
    ],
    [
      rosterRowProblemText({ line: 3, field: null, code: "too-many-cells", found: 5, expected: 4 }),
      "Fila 3: hay 5 celdas y el encabezado tiene 4: si un texto lleva el separador, ponlo entre comillas.",
    ],
    [
      rosterFileProblemText({ code: "file-is-not-text", kind: "spreadsheet" }),
      "Esto es un libro de Excel: ábrelo en Excel y usa «Guardar como… CSV».",
    ],
    [
      rosterFileProblemText({ code: "file-too-large", bytes: 7_250_000, most: 5_000_000 }),
      "El archivo pesa 7.3 MB: un listado admite hasta 5.0 MB.",
    ],
    [
      rosterNoteText({ code: "name-recased", from: "ANA", to: "Ana" }),
      "«ANA» se guardará como «Ana».",
    ],
    [
      rosterDecisionText({
        action: "conflict",
        row,
        with: [{ personId: "p2", number: "00007", name: "Luis Samán" }],
      }),
      "El número 00007 es también de Luis Samán (00007), con otro nombre: corrige el número o el nombre.",
    ],
    [
      rosterDecisionText({
        action: "update",
        row,
        personId: "p1",
        changes: [{ field: "city", from: null, to: "Baní" }],
      }),
      "Ciudad: en blanco → Baní",
    ],
    [
      rosterDecisionText({ action: "repeated", row, firstLine: 4 }),
      "Ya está en la fila 4: cuenta una sola vez.",
    ],
    [
      membershipRefusalText({ code: "already-entered", playerId: "p1", entrantId: "e1" }, nameOf),
      "Ana ya está inscrito en este torneo.",
    ],
    [
      joinRefusalText({ code: "already-joined", playerId: "p1", into: "p2" }, nameOf),
      "Ana ya se unió a Luis.",
    ],
    [
      blockerText(
        {
          code: "table-open",
          overridable: false,
          round: 2,
          table: 7,
          needs: "signatures",
          stage: "verified",
          counts: true,
          people: ["p1", "p2"],
        },
        nameOf,
      ),
      "Ronda 2, mesa 7: faltan firmas (Ana, Luis).",
    ],
    [
      roundsWarningText({
        code: "repeats-unavoidable",
        relation: "opponents",
        rounds: 8,
        atMost: 7,
      }),
      "Con 8 rondas habrá que repetir rivales: sin repetir alcanzan 7.",
    ],
    [
      settingRefusalText({ code: "frozen-by-round-1", setting: "rules" }),
      "Reglamento: quedó fijo al publicarse la ronda 1. Aún se pueden cambiar las rondas, el reloj y el orden de las mesas.",
    ],
    [entrantEventText({ type: "fee-paid", cents: 123456700 }, nameOf), "Pagó RD$ 1,234,567.00."],
    [
      entrantRefusalText({ code: "already-playing", from: 1 }),
      "Juega desde la ronda 1, ya publicada: en vez de deshacer la llegada, retíralo.",
    ],
    [
      refusalText({ allowed: false, action: "acta.verify", code: "own-match" }),
      "Quien juega en la mesa no puede verificar la Hoja: le toca a otro juez o director.",
    ],
    [
      refusalText({
        allowed: false,
        action: "people.import",
        code: "sign-in-needed",
        roles: ["admin", "junta", "director"],
      }),
      "Para importar un listado de jugadores hay que entrar con una cuenta: puede hacerlo el administrador, la Junta Directiva o el director.",
    ],
  ])("%s", (text, expected) => expect(text).toBe(expected));
});
