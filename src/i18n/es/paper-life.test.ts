import { expect, it } from "vitest";
import { paperLifeParts } from "./paper-life";

const ZONE = "America/Santo_Domingo";

it("tells what became of a paper sheet, in order", () => {
  const life = {
    medium: "paper",
    paperTotals: { score: { AC: 205, BD: 130 }, reason: "mano 3 mal sumada" },
    delivered: { by: "Ana", at: "2026-11-30T23:15:00.000Z" },
    secondEntry: { by: "Luis", at: "2026-11-30T23:20:00.000Z" },
    photos: [{ sha256: "ab" }],
    registered: { by: "Eva", at: "2026-11-30T23:30:00.000Z" },
  } as const;
  const parts = paperLifeParts(life, ZONE);
  expect(parts).toHaveLength(6);
  expect(parts.slice(0, 2)).toEqual([
    "anotada en papel",
    "el papel suma A·C 205 y B·D 130: mano 3 mal sumada",
  ]);
  expect(parts[2]).toMatch(/^el papel llegó a la mesa de control .*7:15.*, Ana$/);
  expect(parts[3]).toBe("tecleada dos veces, la segunda por Luis");
  expect(parts[4]).toBe("1 foto");
  expect(parts[5]).toMatch(/^registrada .*, Eva$/);
});

it("has nothing to tell of a sheet that stayed on its phone, nor of one sealed before there was paper", () => {
  expect(paperLifeParts({ medium: "phone" }, ZONE)).toEqual([]);
  expect(paperLifeParts({}, ZONE)).toEqual([]);
  const agrees = { paperTotals: { score: { AC: 205, BD: 130 } } };
  expect(paperLifeParts(agrees, ZONE)).toEqual([]);
});
