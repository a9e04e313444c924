import { describe, expect, it } from "vitest";
import { setUpBrowser } from "../support/browser";
import {
  announce,
  createTournament,
  pairFirstRound,
  registerPairs,
  visit,
} from "../support/club-night";
import { openAs } from "../support/signed-in";

const journey = setUpBrowser();
const PAIRS = [
  ["20055", "20056"],
  ["20057", "20058"],
] as const;

describe("publishing a round", () => {
  it("asks again, with what speaks against it, and takes that on", async () => {
    const director = await openAs(journey, "director", { viewport: { width: 1366, height: 768 } });
    const slug = await createTournament(director, `Con retraso ${Date.now().toString(36)}`);
    await announce(director);
    await registerPairs(director, slug, PAIRS);
    await pairFirstRound(director, slug);
    await registerPairs(director, slug, [["20059", "20060"]], PAIRS.length);
    await visit(director, `/director/${slug}/rondas/1`);
    const draft = director.getByText("Antes de publicar, mira esto");
    await draft.waitFor();
    await director.getByRole("button", { name: "Publicar ronda 1" }).click();
    await director.getByRole("button", { name: "Publicar la ronda 1" }).click();
    const question = director.getByRole("dialog", { name: "¿Publicar la ronda 1 así?" });
    await question.getByText("Son 2 avisos:").waitFor();
    expect(await question.getByRole("listitem").count()).toBe(2);
    await question.getByRole("button", { name: "Publicar así" }).click();
    await director.getByRole("button", { name: "Empezar: cantar TIEMPO" }).waitFor();
  }, 120_000);
});
