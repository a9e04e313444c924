import { describe, expect, it } from "vitest";
import { clockTimeText, dayAndTime, localInstant, longDay, zoneLabel } from "./document-dates";

describe("days and instants in Spanish", () => {
  it.each([
    ["2026-03-06", "viernes 6 de marzo de 2026"],
    ["2024-02-29", "jueves 29 de febrero de 2024"],
    ["mañana", "mañana"],
  ])("%s", (day, words) => {
    expect(longDay(day)).toBe(words);
  });

  it.each([
    ["2026-03-07T01:20:00Z", "6 de marzo de 2026, 9:20 p. m."],
    ["2026-03-06T04:05:00Z", "6 de marzo de 2026, 12:05 a. m."],
    ["2026-03-06T16:00:00Z", "6 de marzo de 2026, 12:00 p. m."],
    ["nunca", "nunca"],
  ])("%s in Santo Domingo", (instant, words) => {
    expect(localInstant(instant, "America/Santo_Domingo")).toBe(words);
  });

  it.each([
    ["19:30", "7:30 p. m."],
    ["00:05", "12:05 a. m."],
    ["12:00", "12:00 p. m."],
    ["tarde", "tarde"],
  ])("%s on the wall", (time, words) => {
    expect(clockTimeText(time)).toBe(words);
  });

  it("adds the hour to the day where there is one", () => {
    expect(dayAndTime("2026-03-06", "19:30")).toBe("viernes 6 de marzo de 2026, 7:30 p. m.");
    expect(dayAndTime("2026-03-06", null)).toBe("viernes 6 de marzo de 2026");
  });

  it("names a zone by its city", () => {
    expect(zoneLabel("America/Santo_Domingo")).toBe("hora de Santo Domingo");
  });
});
