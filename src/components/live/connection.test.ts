import { describe, expect, it } from "vitest";
import { createConnection } from "./connection";

/** A connection over a network that a test takes away and gives back. */
function setUp() {
  const world = { answers: true, network: true, time: 0, trials: 0 };
  const due: (() => void)[] = [];
  const connection = createConnection({
    attempt: async () => {
      world.trials += 1;
      return world.answers;
    },
    hasNetwork: () => world.network,
    now: () => world.time,
    later: (work) => due.push(work),
  });
  const pass = async () => {
    for (const work of due.splice(0)) work();
    await settled();
  };
  return { world, connection, pass };
}

async function settled() {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

describe("a page's connection", () => {
  it("does what is wanted at once where the server answers, and tries it once for several", async () => {
    const { world, connection } = setUp();
    const done: string[] = [];
    connection.whenUp(() => done.push("one"));
    connection.whenUp(() => done.push("two"));
    await settled();
    expect(done).toEqual(["one", "two"]);
    expect(world.trials).toBe(1);
  });

  it.each([
    ["the device has no network", { network: false }],
    ["the server does not answer", { answers: false }],
  ])("keeps what is wanted, once, while %s, and does it when it is back", async (_, change) => {
    const { world, connection, pass } = setUp();
    const changes: boolean[] = [];
    connection.subscribe(() => changes.push(connection.isUp()));
    Object.assign(world, change);
    let done = 0;
    const work = () => {
      done += 1;
    };
    connection.whenUp(work);
    connection.whenUp(work);
    await settled();
    await pass();
    expect(done).toBe(0);
    expect(connection.isUp()).toBe(false);
    Object.assign(world, { network: true, answers: true });
    await pass();
    expect(done).toBe(1);
    expect(changes).toEqual([false, true]);
  });

  it("trusts an answer for two seconds only, and never a device without network", async () => {
    const { world, connection } = setUp();
    connection.heard();
    world.answers = false;
    world.time = 1_999;
    expect(await connection.check()).toBe(true);
    expect(world.trials).toBe(0);
    world.time = 2_000;
    expect(await connection.check()).toBe(false);
    world.answers = true;
    connection.heard();
    world.network = false;
    expect(await connection.check()).toBe(false);
  });
});
