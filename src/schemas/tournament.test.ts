import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { fieldError } from "@/i18n/es/fields";
import { rosterAnswersSchema } from "./roster/answers";
import {
  entrantCommandSchema,
  registrationSchema,
  tournamentSchema,
  walkInSchema,
} from "./tournament";

const UUID = "6f1c9a52-0a0e-4a53-9b7c-0d9be0f7e6a1";
const friday = {
  name: "Viernes de parejas",
  venue: "Club Paraíso",
  startsOn: "2026-02-13",
  format: "pairs",
  rules: { preset: "fededodo-2026" },
  rounds: "5",
};

function read<Schema extends z.ZodType>(schema: Schema, data: unknown) {
  const parsed = schema.safeParse(data, { error: fieldError });
  return parsed.success
    ? parsed.data
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")} | ${message}`);
}

describe("tournamentSchema", () => {
  it("fills in what nobody has to decide", () =>
    expect(read(tournamentSchema, friday)).toEqual({
      ...friday,
      rounds: 5,
      startTime: null,
      timeZone: "America/Santo_Domingo",
      weight: "club",
      method: "fold",
      club: "weak",
      partnerCooldown: null,
      opponentCooldown: null,
      standingsOrder: ["wins", "net", "for"],
      feeCents: 0,
      countsFrom: "verified",
      desk: { register: false, secondTypist: false, photo: false },
      system: "swiss",
      cycles: 1,
      firstRound: "method",
      criteria: [],
      finalKind: "none",
      finalEntrants: null,
      finalFrom: null,
      tableOrder: [],
      teamSize: 4,
    }));

  it("reads the order of the tables as typed, and a final within the rounds", () =>
    expect(
      read(tournamentSchema, {
        ...friday,
        rounds: "6",
        tableOrder: " 7, 2;1 ",
        finalKind: "knockout",
        finalEntrants: "4",
        finalFrom: "5",
      }),
    ).toMatchObject({ tableOrder: [7, 2, 1], finalEntrants: 4, finalFrom: 5 }));

  it("reads what fields give: digits as text, empty as none", () =>
    expect(
      read(tournamentSchema, {
        ...friday,
        opponentCooldown: "3",
        partnerCooldown: "",
        feeCents: "50000",
        rules: { preset: "fndpr", target: "150", callMinutes: "", slotMinutes: "40" },
      }),
    ).toMatchObject({
      opponentCooldown: 3,
      partnerCooldown: null,
      feeCents: 50000,
      rules: { preset: "fndpr", target: 150, callMinutes: null, slotMinutes: 40 },
    }));

  it.each([
    [
      { tableOrder: "1, 1" },
      "tableOrder | Orden de las mesas: hay uno repetido; cada uno va una sola vez.",
    ],
    [
      { finalKind: "knockout", finalEntrants: "", finalFrom: "2" },
      "finalEntrants | Falta cuántos pasan a la final: un número entero de 2 a 1024.",
    ],
    [
      { rounds: 5, finalKind: "knockout", finalEntrants: "4", finalFrom: "6" },
      "finalFrom | Ronda en que empieza la final: una ronda del torneo, de la 2 en adelante.",
    ],
    [
      { rounds: 5, finalKind: "knockout", finalEntrants: "4", finalFrom: "5" },
      "finalFrom | Esa final lleva 2 rondas: empieza en la 4 a más tardar, o el torneo tiene más rondas.",
    ],
    [
      { rounds: 5, finalKind: "round-robin", finalEntrants: "5", finalFrom: "3" },
      "finalFrom | Esa final lleva 5 rondas y va después de una al menos: el torneo tiene que tener 6 o más.",
    ],
    [
      { startTime: "7:30" },
      "startTime | Hora de inicio: una hora de 00:00 a 23:59, como 19:30, o en blanco si no se dice.",
    ],
    [
      { startTime: "24:00" },
      "startTime | Hora de inicio: una hora de 00:00 a 23:59, como 19:30, o en blanco si no se dice.",
    ],
    [{ name: "" }, "name | Falta el nombre: escribe un nombre."],
    [{ startsOn: "2026-02-30" }, "startsOn | Fecha: un día del calendario, como 2026-02-13."],
    [{ startsOn: "" }, "startsOn | Falta la fecha: un día del calendario, como 2026-02-13."],
    [
      { timeZone: "Marte/Norte" },
      "timeZone | Zona horaria: escribe una zona como America/Santo_Domingo.",
    ],
    [{ format: "alone" }, "format | Modalidad: parejas fijas, individual o equipos."],
    [{ rounds: 0 }, "rounds | Número de rondas: un número entero de 1 a 30."],
    [{ rounds: "31" }, "rounds | Número de rondas: un número entero de 1 a 30."],
    [{ rounds: 2.5 }, "rounds | Número de rondas: un número entero de 1 a 30."],
    [{ rounds: "" }, "rounds | Falta el número de rondas: un número entero de 1 a 30."],
    [{ rounds: Number.NaN }, "rounds | Número de rondas: un número entero de 1 a 30."],
    [
      { opponentCooldown: "x" },
      "opponentCooldown | Descanso entre rivales: de 0 a 30 rondas, o en blanco para no repetir mientras se pueda.",
    ],
    [
      { standingsOrder: [] },
      "standingsOrder | Orden de desempate: al menos un criterio de la lista, cada uno una sola vez.",
    ],
    [
      { standingsOrder: ["net", "net"] },
      "standingsOrder | Orden de desempate: hay uno repetido; cada uno va una sola vez.",
    ],
    [{ feeCents: -1 }, "feeCents | Inscripción: un monto de RD$ 0 a RD$ 100,000."],
    [{ rules: { preset: "mio" } }, "rules.preset | Reglamento: elige uno de la lista."],
    [{ rules: { preset: "fndpr", target: 9 } }, "rules.target | Meta: de 30 a 500 puntos."],
    [
      { rules: { preset: "fndpr", callMinutes: 45, slotMinutes: 40 } },
      "rules.slotMinutes | Duración de la ronda: no puede terminar antes del minuto de la llamada.",
    ],
  ])("%j → %s", (change, message) =>
    expect(read(tournamentSchema, { ...friday, ...change })).toEqual([message]),
  );
});

describe("entrants", () => {
  it("registers distinct people", () => {
    expect(read(registrationSchema, { memberIds: [UUID] })).toEqual({ memberIds: [UUID] });
    expect(read(registrationSchema, { memberIds: [UUID, UUID] })).toEqual([
      "memberIds | Jugadores: hay uno repetido; cada uno va una sola vez.",
    ]);
    expect(read(registrationSchema, { memberIds: [] })).toHaveLength(1);
  });

  it("takes a walk-in by name alone", () =>
    expect(read(walkInSchema, { firstNames: "Luis", lastNames: "Roble", clubId: null })).toEqual({
      firstNames: "Luis",
      lastNames: "Roble",
      nickname: null,
      clubId: null,
    }));

  it("reads the commands of the desk", () => {
    expect(read(entrantCommandSchema, { type: "withdraw", reason: "" })).toEqual({
      type: "withdraw",
      reason: undefined,
    });
    expect(read(entrantCommandSchema, { type: "pay", cents: 0 })).toEqual([
      "cents | Monto: un monto mayor que cero, hasta RD$ 100,000.",
    ]);
    expect(read(entrantCommandSchema, { type: "expel" })).toHaveLength(1);
  });
});

describe("rosterAnswersSchema", () => {
  it("takes one answer a row", () => {
    expect(read(rosterAnswersSchema, [{ line: 3, take: "same", personId: UUID }])).toHaveLength(1);
    expect(
      rosterAnswersSchema.safeParse([
        { line: 3, take: "skip" },
        { line: 3, take: "create" },
      ]).success,
    ).toBe(false);
  });
});
