// A page for whoever opened the address of a file that there is not: routes have no layout, so it carries its own look.

type WayBack = { readonly href: string; readonly label: string };

const HOME: WayBack = { href: "/", label: "Ir al inicio" };

const STYLE = `
:root{color-scheme:light dark;--bone:#fbf7ef;--ink:#16130f;--sea:#0b3c5d;--on-sea:#fff}
@media (prefers-color-scheme:dark){:root{--bone:#16130f;--ink:#fbf7ef;--sea:#9cc9e8;--on-sea:#16130f}}
body{margin:0;background:var(--bone);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:3rem 1rem}
h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2}
p{margin:0 0 1.5rem}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1rem;border-radius:.375rem;background:var(--sea);color:var(--on-sea);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** A page in place of a file: why there is none, what would be right, and the way back. */
export function refusalPage(reason: string, status: number, back: WayBack = HOME): Response {
  const page = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No se pudo abrir · Capicúa</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>No se pudo abrir</h1>
<p>${escaped(reason)}</p>
<a href="${escaped(back.href)}">${escaped(back.label)}</a>
</main>
</body>
</html>`;
  return new Response(page, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
