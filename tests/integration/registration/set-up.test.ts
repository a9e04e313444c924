import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { database } from "@/server/db/client";
import { pairNextRound } from "@/server/rounds/pair";
import { publishRound } from "@/server/rounds/publish";
import { configureTournament, inputOf } from "@/server/tournaments/configure";
import { loadEvent } from "@/server/tournaments/event-document";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { Club } from "../../support/club-builders";
import { codesOf, must, openClub, startRound } from "../../support/club-builders";

const ORDER = ["rematch", "forbidden-pair", "rests", "clubs", "win-difference"] as const;

const of = ({ tournamentId }: Club) => ({
  commandId: randomUUID(),
  tournamentId,
  override: false,
});

async function viewOf({ slug }: Club) {
  const tournament = await findTournament(slug);
  if (!tournament) throw new Error("the tournament is gone");
  return tournament;
}

async function setPairing(club: Club, change: object) {
  const view = await viewOf(club);
  const input = inputOf(view);
  return configureTournament(club.director, {
    commandId: randomUUID(),
    tournamentId: club.tournamentId,
    version: view.version,
    input: { ...input, pairing: { ...input.pairing, ...change } },
  });
}

it("pairs by the criteria in the order of the set-up, and freezes it with round 1", async () => {
  const club = await openClub("pairs", 2);
  must(await setPairing(club, { club: "weak", criteria: ORDER }));
  await startRound(club);
  const round = await database().round.findFirstOrThrow({
    where: { tournamentId: club.tournamentId },
  });
  const { cost } = round.answer as unknown as { cost: Record<string, number> };
  expect(Object.keys(cost).sort()).toEqual([...ORDER].sort());
  expect((await loadEvent(database(), await viewOf(club))).pairing.criteria).toEqual(ORDER);
  expect(codesOf(await setPairing(club, { criteria: undefined }))).toEqual(["frozen-by-round-1"]);
}, 120_000);

it("takes teams of eight with substitutes, fixed by the first one, and seats eight of each", async () => {
  const club = await openClub("teams", 8, "fededodo-2026", { size: 8, substitutes: 1 });
  expect(codesOf(await setPairing(club, { teamSize: undefined }))).toEqual(["frozen-by-entrants"]);
  const { roundId } = must(await pairNextRound(club.director, of(club)));
  // Nobody has to be overridden for the substitutes, who have no place.
  must(await publishRound(club.director, { commandId: randomUUID(), roundId, override: false }));
  const { entrants, rounds } = await loadEvent(database(), await viewOf(club));
  const seated = new Set((rounds[0]?.tables ?? []).flatMap(({ AC, BD }) => [...AC, ...BD]));
  for (const { members = [] } of entrants) {
    expect(members).toHaveLength(9);
    expect(members.filter((person) => seated.has(person))).toEqual(members.slice(0, 8));
  }
}, 120_000);
