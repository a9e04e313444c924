import { expect, it } from "vitest";
import { refusalPage } from "./refusal-page";

it("says why, and leads back; what was typed stays words", async () => {
  const back = { href: '/director/"x"', label: "Papeles" };
  const answer = refusalPage("No hay mesa <99> & más.", 404, back);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toContain("text/html");
  const page = await answer.text();
  expect(page).toContain("<p>No hay mesa &lt;99&gt; &amp; más.</p>");
  expect(page).toContain('<a href="/director/&quot;x&quot;">Papeles</a>');
});

it("leads home unless told otherwise", async () => {
  expect(await refusalPage("No.", 401).text()).toContain('<a href="/">Ir al inicio</a>');
});
