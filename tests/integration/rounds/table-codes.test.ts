import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/server/db/client";
import { openClub, startRound } from "../../support/club-builders";

const LETTERS = 31;
/** Of a table: eight letters to prove its Hoja, six to write. */
const DRAWS = 14;

describe("the codes of a round's tables", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it("are drawn again where another match has them", async () => {
    const club = await openClub("pairs", 3);
    const draw = crypto.randomInt.bind(crypto) as (max: number) => number;
    let left = DRAWS * 3;
    vi.spyOn(crypto, "randomInt").mockImplementation(((max: number) => {
      if (max !== LETTERS || left === 0) return draw(max);
      left -= 1;
      return 0;
    }) as typeof crypto.randomInt);
    syncBuiltinESMExports();
    const { matchIds } = await startRound(club);
    expect(left).toBe(0);
    const matches = await database().match.findMany({ where: { id: { in: [...matchIds] } } });
    expect(matches).toHaveLength(3);
    expect(new Set(matches.map(({ writeCode }) => writeCode)).size).toBe(3);
    expect(matches.filter(({ writeCode }) => writeCode === "222222")).toHaveLength(1);
  });
});
