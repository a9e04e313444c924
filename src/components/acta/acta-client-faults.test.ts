import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { hall, hand, LEADER, SEATS } from "../../../tests/support/table-hall";

// A table through any network: cut, lost answers, answers that never come, reloads, two pages of one phone, and a second
// phone that takes the pen. In the end every hand that somebody recorded is there once, or waits beside the one in its
// place.

const FAULTS = [
  "up",
  "down",
  "loses",
  "hangs",
  "reload",
  "timers",
  "refresh",
  "other-page",
] as const;

/** Lets everything that is on its way arrive. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((done) => setImmediate(done));
}

const handIds = (events: readonly ActaEvent[]) =>
  events.flatMap((event) => (event.type === "hand-recorded" ? [event.handId] : []));

type Step = (typeof FAULTS)[number] | "hand" | "take";
type Phone = { readonly id: string; pages: readonly Page[] };
type Page = { readonly client: ReturnType<Hall["phone"]>; readonly stop: () => void };
type Hall = ReturnType<typeof hall>;

const MOST_HANDS = 5;

/** A hall with a table that has begun, and the phones around it. */
async function openHall(ids: readonly string[]) {
  const place = hall();
  const recorded: string[] = [];

  function openPage(id: string): Page {
    // Two phones keep nothing here, for the store of the hall is one phone's.
    const client = place.phone(id, ids.length === 1);
    return { client, stop: client.start() };
  }

  const phones: readonly Phone[] = ids.map((id) => ({ id, pages: [openPage(id)] }));

  function recordHand(page: Page | undefined): void {
    if (recorded.length === MOST_HANDS) return;
    recorded.push(`h${recorded.length + 1}`);
    page?.client.record(hand(recorded.at(-1) ?? ""));
  }

  function reload(phone: Phone): void {
    for (const { stop } of phone.pages) stop();
    phone.pages = [openPage(phone.id)];
  }

  async function take(step: Step, phone: Phone): Promise<void> {
    const [page] = phone.pages;
    switch (step) {
      case "hand":
        recordHand(page);
        break;
      case "take":
        page?.client.takePen();
        break;
      case "reload":
        reload(phone);
        break;
      case "other-page":
        phone.pages = [...phone.pages, openPage(phone.id)];
        break;
      case "timers":
        place.runTimers();
        break;
      case "refresh":
        await page?.client.refresh();
        break;
      default:
        setNetwork(place, step);
    }
    await quiet();
  }

  /** The network is back and stays: everything that can be sent is. */
  async function heal(): Promise<readonly Page[]> {
    setNetwork(place, "up");
    const pages = phones.flatMap((phone) => phone.pages);
    for (let turn = 0; turn < 4; turn++) {
      place.runTimers();
      await quiet();
      for (const { client } of pages) await client.refresh();
      await quiet();
    }
    for (const { stop } of pages) stop();
    return pages;
  }

  phones[0]?.pages[0]?.client.record(SEATS);
  phones[0]?.pages[0]?.client.record(LEADER);
  await quiet();
  return { place, phones, recorded, take, heal };
}

function setNetwork({ network }: Hall, fault: "up" | "down" | "loses" | "hangs"): void {
  network.isUp = fault !== "down";
  network.losesAnswers = fault === "loses";
  network.hangs = fault === "hangs";
}

describe("a table through any network", () => {
  it("records every hand of a phone once and in order", async () => {
    const steps = fc.array(fc.constantFrom<Step>("hand", "hand", "hand", ...FAULTS), {
      maxLength: 24,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { place, phones, recorded, take, heal } = await openHall(["mine"]);
        for (const step of taken) for (const phone of phones) await take(step, phone);
        const pages = await heal();
        expect(handIds(place.events)).toEqual(recorded);
        expect(place.kept.size).toBe(0);
        for (const { client } of pages) expect(client.snapshot().queue.waiting).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("loses no hand of two phones that write in turns, and records none twice", async () => {
    const faults = FAULTS.filter((fault) => fault !== "reload" && fault !== "other-page");
    const move = fc.tuple(fc.nat(1), fc.constantFrom<Step>("hand", "hand", "take", ...faults));
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 20 }), async (moves) => {
        const { place, phones, recorded, take, heal } = await openHall(["mine", "theirs"]);
        for (const [who, step] of moves) await take(step, phones[who] as Phone);
        const queues = (await heal()).map(({ client }) => client.snapshot().queue);
        // What waits after all waits for a person.
        for (const { waiting, refused } of queues)
          expect(waiting.length > 0).toBe(refused !== null);
        const there = handIds(place.events);
        const waiting = handIds(queues.flatMap((queue) => queue.waiting.map(({ event }) => event)));
        expect(new Set(there).size).toBe(there.length);
        expect([...there, ...waiting].sort()).toEqual(recorded);
      }),
      { numRuns: 60 },
    );
  });
});
