import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { PrintedSeating } from "./seating-hash";
import { seatingHash } from "./seating-hash";

const seating: PrintedSeating = {
  event: { name: "Copa Ñáñez" },
  round: 3,
  table: 12,
  seats: {
    A: { name: "Ana Peña", number: "104" },
    B: { name: "Berta Núñez" },
    C: { name: "Carla" },
    D: null,
  },
};

describe("the hash of a seating", () => {
  it("is what whoever holds the paper computes by hand", () => {
    const text =
      '{"code":"K7M2P9QX","round":3,"seats":{"A":{"name":"Ana Peña","number":"104"},' +
      '"B":{"name":"Berta Núñez","number":null},"C":{"name":"Carla","number":null},"D":null},' +
      '"table":12,"tournament":"Copa Ñáñez"}';
    const hex = createHash("sha256").update(text).digest("hex").toUpperCase();
    expect(seatingHash("K7M2P9QX", seating)).toBe(`${hex.slice(0, 4)}-${hex.slice(4, 8)}`);
  });

  it("changes with whatever of it changes, and with nothing else", () => {
    const { A, B, C, D } = seating.seats;
    const others = [
      seatingHash("K7M2P9QY", seating),
      ...[
        { ...seating, event: { name: "Copa Nanez" } },
        { ...seating, round: 4 },
        { ...seating, table: 13 },
        { ...seating, seats: { A: B, B: A, C, D } },
        { ...seating, seats: { A: { ...A, name: "Ana Peña", number: "105" }, B, C, D } },
      ].map((other) => seatingHash("K7M2P9QX", other)),
    ];
    const own = seatingHash("K7M2P9QX", seating);
    expect(new Set([own, ...others]).size).toBe(others.length + 1);
    const withMore = { ...seating, rules: {}, seats: { ...seating.seats, A: { ...A, club: "X" } } };
    expect(seatingHash("K7M2P9QX", withMore as PrintedSeating)).toBe(own);
  });
});
