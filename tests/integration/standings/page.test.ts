import { beforeAll, describe, expect, it } from "vitest";
import type { StandingsAsked } from "@/server/standings/page";
import { standingsAccount, standingsPage } from "@/server/standings/page";
import { findTournament } from "@/server/tournaments/find-tournament";
import { BD90 } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  closeSheet,
  endRound,
  must,
  openClub,
  playHands,
  playToClosing,
  startRound,
} from "../../support/club-builders";
import { noted } from "../../support/refereeing";

describe("the page of the standings", () => {
  let club: Club;
  let matchIds: readonly string[];
  const NOW: StandingsAsked = { afterRound: null, list: "participantes", open: null };
  const page = async (asked: Partial<StandingsAsked> = {}) =>
    standingsPage((await findTournament(club.slug)) ?? expect.fail("no tournament"), {
      ...NOW,
      ...asked,
    });

  beforeAll(async () => {
    club = await openClub("pairs", 2);
    const first = await startRound(club);
    ({ matchIds } = first);
    const [fined, plain] = matchIds as [string, string];
    await playHands(club, fined, 3);
    must(await append(club.judge, fined, noted("F-23.2", ["A"], { afterHand: 0 })));
    must(await append(club.judge, fined, noted("F-23.2", ["A"], { afterHand: 0 })));
    await closeSheet(club, fined);
    await playToClosing(club, plain);
    await endRound(club, first.roundId);
    await startRound(club);
  });

  it("opens a row to parts that add up to it, with names and what a fine was for", async () => {
    const { rows } = await page();
    const fined = rows.find(({ fines }) => fines < 0) ?? expect.fail("nobody was fined");
    const { account } = await page({ open: fined.id });
    const parts = account?.parts ?? [];
    expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(fined.net);
    expect(parts.map(({ infraction }) => infraction)).toContain("F-23.2");
    for (const { opponents } of parts)
      for (const id of opponents) expect(account?.names[id]).toBeTruthy();
    expect((await page({ open: "nadie" })).account).toBeNull();
  });

  it("lists people of pairs with their names, and no clubs where there is one at most", async () => {
    const { lists, list, rows } = await page({ list: "jugadores" });
    expect(lists).toEqual(["participantes", "jugadores"]);
    expect(list).toBe("jugadores");
    expect(rows).toHaveLength(8);
    expect(rows.every(({ name }) => /^Jugador \d Número \d$/.test(name))).toBe(true);
    expect((await page({ list: "clubes" })).list).toBe("participantes");
    const open = rows[0]?.id ?? "";
    const tournament = (await findTournament(club.slug)) ?? expect.fail("no tournament");
    const account = await standingsAccount(tournament, { ...NOW, list: "jugadores", open });
    expect(account?.row.net).toBe(rows[0]?.net);
  });

  it("keeps a snapshot as it was and says below what was corrected since and what that moved", async () => {
    expect(await page({ afterRound: 1 })).toMatchObject({
      isSnapshot: true,
      isOvertaken: false,
      corrections: [],
    });
    const before = (await page({ afterRound: 1 })).rows;
    const corrected = matchIds[1] as string;
    must(await append(club.director, corrected, { type: "reopened", reason: "al revés" }));
    for (const { handId } of (await actaOf(corrected)).state.handFacts) {
      const event = { type: "hand-corrected", handId, hand: BD90, reason: "al revés" } as const;
      must(await append(club.director, corrected, event));
    }
    await closeSheet(club, corrected);
    const view = await page({ afterRound: 1 });
    expect(view).toMatchObject({ isSnapshot: true, isOvertaken: true });
    expect(view.rows).toEqual(before);
    const [correction] = view.corrections;
    expect(correction).toMatchObject({ round: 1, table: 2, changesResult: true, usedBy: [2] });
    const turned = view.moves.filter(({ wins }) => wins[0] !== wins[1]);
    expect(turned.map(({ wins }) => wins)).toEqual(
      expect.arrayContaining([
        [0, 1],
        [1, 0],
      ]),
    );
    // Nothing else was corrected: what it moved alone is what moved.
    expect(correction?.moves).toEqual(view.moves);
    expect((await page()).corrections).toHaveLength(1);
  });
});
