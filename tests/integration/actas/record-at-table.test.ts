import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { recordAtTable } from "@/server/actas/append";
import { readTable } from "@/server/actas/queries";
import type { Sender } from "@/server/sender";
import { AC90, BD90, incident } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import { must, openClub, startRound } from "../../support/club-builders";

// A phone that records is answered with its table: it must be the very table that it would read.

const PHONE = randomUUID();
const [FIRST, SECOND, THIRD] = [randomUUID(), randomUUID(), randomUUID()];

describe("recording at a table", () => {
  let club: Club;
  let matchId: string;
  let phone: Sender;
  let version = 0;
  beforeAll(async () => {
    club = await openClub("pairs", 2);
    [matchId = ""] = (await startRound(club)).matchIds;
    phone = { actor: { kind: "table", matchId }, label: "mesa 1", address: "10.0.0.9" };
  });

  async function record(event: ActaEvent, sender = phone, commandId = randomUUID()) {
    const writer = sender === phone ? { writer: PHONE } : {};
    const command = { commandId, matchId, baseVersion: version, event, ...writer };
    const answer = must(await recordAtTable(sender, command));
    version = answer.version;
    return answer;
  }
  const hand = (handId: string): ActaEvent => ({ type: "hand-recorded", handId, hand: AC90 });

  const told = async (event: ActaEvent) => {
    const { table } = await record(event);
    const read = must(await readTable(phone, matchId, PHONE));
    expect({ ...table, now: read.now }).toEqual(read);
    return read;
  };

  it("tells the table as it is then", async () => {
    await told({ type: "seats-confirmed" });
    await told({ type: "leader-drawn", leader: "A" });
    await told(hand(FIRST));
    await told(hand(SECOND));
    await told({ type: "hand-corrected", handId: SECOND, hand: BD90, reason: "Mal sumada" });
    const { changes } = await told({ type: "hand-removed", handId: SECOND, reason: "No se jugó" });
    expect(changes).toHaveLength(2);
  });

  it("tells no table where more than the table may change, but what came of it from then on", async () => {
    const { table } = await record(incident(randomUUID(), { infraction: "F-11.1" }), club.judge);
    expect(table).toBeUndefined();
    const { incidents } = await told(hand(THIRD));
    expect(incidents).toHaveLength(1);
    expect(incidents[0]?.points).not.toEqual([]);
  });

  it("tells the outcome with the hand that ends the match, and nothing when that is sent again", async () => {
    const last = {
      commandId: randomUUID(),
      matchId,
      baseVersion: version,
      event: hand(randomUUID()),
      writer: PHONE,
    };
    const first = must(await recordAtTable(phone, last));
    const read = must(await readTable(phone, matchId, PHONE));
    expect(read.outcome).not.toBeNull();
    expect({ ...first.table, now: read.now }).toEqual(read);
    const { table: _, ...answer } = first;
    expect(must(await recordAtTable(phone, last))).toEqual(answer);
  });
});
