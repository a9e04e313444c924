import { describe, expect, it } from "vitest";
import { peopleHref, readPeopleQuery } from "./people-query";

const CLUB = "0b4f2c3e-5a1d-4c1e-9b1a-0123456789ab";
const everything = { text: "", clubId: null, state: null, page: 1 };

describe("what an address asks of the roster", () => {
  it.each([
    ["/personas", {}, everything],
    [
      `/personas?q=n%C3%BA%C3%B1ez&club=${CLUB}&estado=suspendido&pagina=3`,
      { q: " núñez ", club: CLUB, estado: "suspendido", pagina: "3" },
      { text: "núñez", clubId: CLUB, state: "suspended", page: 3 },
    ],
    [
      "/personas?club=ninguno&estado=sin-numero",
      { club: "ninguno", estado: "sin-numero" },
      { ...everything, clubId: "none", state: "provisional" },
    ],
  ] as const)("%s, both ways", (href, asked, query) => {
    expect(readPeopleQuery(asked)).toEqual(query);
    expect(peopleHref(readPeopleQuery(asked))).toBe(href);
  });

  it("passes over what is no answer", () => {
    const odd = { q: ["a", "b"], club: "x' or 1", estado: "?", pagina: "-2" };
    expect(readPeopleQuery(odd)).toEqual(everything);
  });
});
