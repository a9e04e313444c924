import { describe, expect, it } from "vitest";
import { auditAddress, listAuditActions } from "./audit";
import { auditDetails, auditHeading } from "./audit-details";

const PEOPLE: Readonly<Record<string, string>> = {
  "1": "Peña / Núñez",
  "2": "Cruz / Inoa",
  p9: "Iris Mota",
};
const names = {
  seats: { A: "Ana", B: "Luis", C: "Inés", D: "Juan" },
  nameOf: (id: string) => PEOPLE[id] ?? id,
};
const told = (action: string, before: unknown, after: unknown) =>
  auditDetails({ action, before, after }, names);

describe("the log of a tournament", () => {
  it("names every table that was open when a round was paired, and what each lacked", () => {
    const open = (table: number, needs: string) => ({
      code: "table-open",
      overridable: true,
      round: 1,
      table,
      needs,
      stage: "playing",
      counts: needs !== "result",
      people: ["Ana", "Luis"],
    });
    const tables = [1, 2, 3, 4, 5, 6, 7].map((table) =>
      open(table, table < 7 ? "result" : "closing"),
    );
    const lines = told("round.pair", null, { number: 2, seed: "s-1", overridden: tables });
    expect(lines).toHaveLength(9);
    expect(lines[2]).toBe(
      "Ronda 1, mesa 1: falta terminar la partida (Ana, Luis). Su resultado no cuenta todavía.",
    );
    expect(lines[8]).toBe("Ronda 1, mesa 7: falta cerrar la Hoja (Ana, Luis).");
  });

  it("tells a refusal from a signature, and who it was", () => {
    const refusal = {
      events: [{ type: "signed", side: "AC", by: "C", refused: true }],
      stage: "verified",
    };
    expect(auditHeading({ action: "acta.signed", before: {}, after: refusal })).toBe(
      "Anotó que una pareja no quiso firmar",
    );
    expect(told("acta.signed", { stage: "verified" }, refusal)).toEqual([
      "No quiso firmar Inés, de Ana e Inés.",
    ]);
    const signed = {
      events: [{ type: "signed", side: "BD", by: "B", pin: true }],
      stage: "signed",
    };
    expect(auditHeading({ action: "acta.signed", before: {}, after: signed })).toBe(
      "Recogió una firma",
    );
    expect(told("acta.signed", { stage: "verified" }, signed)).toEqual([
      "Firmó Luis, de Luis y Juan, con su PIN.",
      "La Hoja pasó de «Verificada» a «Firmada».",
    ]);
  });

  it.each([
    ["paper", "Pasó la mesa al papel"],
    ["phone", "Devolvió la mesa al teléfono"],
  ])("says which way the medium changed: %s", (to, heading) => {
    const after = { events: [{ type: "medium-changed", to, reason: "sin pila" }] };
    expect(auditHeading({ action: "acta.medium-changed", before: {}, after })).toBe(heading);
  });

  it.each([
    [
      "acta.hand-corrected",
      { stage: "playing", score: { AC: 20, BD: 0 } },
      {
        events: [
          {
            type: "hand-corrected",
            handId: "h",
            hand: { ending: "domino", closer: "A", pips: { B: 10, C: 3, D: 12 } },
            reason: "x",
          },
        ],
        hand: 3,
        stage: "playing",
        score: { AC: 25, BD: 0 },
      },
      [
        "Mano 3: Dominó de Ana (Luis 10, Inés 3, Juan 12).",
        "Van A·C 25 y B·D 0 (antes, A·C 20 y B·D 0).",
      ],
    ],
    [
      "attendance.change-lineup",
      null,
      { type: "lineup-changed", out: "1", in: "p9", from: 2, round: 2 },
      ["Entra Iris Mota por Peña / Núñez desde la ronda 2."],
    ],
    [
      "round.edit-preview",
      { tables: [{ table: 1, AC: ["1"], BD: ["2"] }], byes: [] },
      { tables: [{ table: 1, AC: ["2"], BD: ["1"] }], byes: [] },
      ["Mesa 1: Cruz / Inoa contra Peña / Núñez (antes, Peña / Núñez contra Cruz / Inoa)."],
    ],
    ["officials.assign", null, { account: "Rosa Díaz", role: "judge" }, ["Rosa Díaz, juez."]],
    [
      "judge.call",
      null,
      { reason: "count", seat: "B", note: null, byLabel: "Mesa 4", takenLabel: null, id: "x" },
      ["No cuadra la cuenta, Luis.", "Llamó Mesa 4."],
    ],
    [
      "entrants.fixed-table",
      { fixedTable: null },
      { fixedTable: 3 },
      ["Antes, ninguna; ahora, mesa 3."],
    ],
    [
      "tournament.configure",
      { rounds: 5, feeCents: 0, rules: { preset: "fededodo-2026", target: 150 } },
      { rounds: 6, feeCents: 0, rules: { preset: "fededodo-2026" } },
      ["Rondas: 5 → 6", "Meta: 150 → como dice el reglamento"],
    ],
    [
      "acta.incident-cancelled",
      { stage: "playing", incident: { infraction: "21.1", offenders: ["D"] } },
      { events: [{ type: "incident-cancelled", incidentId: "i", reason: "x" }], stage: "playing" },
      [expect.stringMatching(/: Juan\.$/)],
    ],
  ])("tells %s", (action, before, after, expected) => {
    expect(told(action, before, after)).toEqual(expected);
  });

  it("reads entries without data, and shows none of them as data", () => {
    for (const [action] of listAuditActions()) {
      expect(told(action, null, null).join(" "), action).not.toMatch(/[{}[\]"]|undefined/);
    }
  });

  it.each([
    ["::1", "este equipo"],
    ["127.0.0.1", "este equipo"],
    ["::ffff:127.0.0.1", "este equipo"],
    ["192.168.1.20", "192.168.1.20"],
  ])("says of the address %s: %s", (address, expected) => {
    expect(auditAddress(address)).toBe(expected);
  });
});
