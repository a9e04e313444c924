import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Column } from "./data-table";
import { DataTable } from "./data-table";

type Row = { readonly place: number; readonly name: string };

const FIGURES = ["Jugadas", "Ganadas", "Efectividad", "A favor", "En contra", "Multas"];
const COLUMNS: readonly Column<Row>[] = [
  { key: "place", header: "Lugar", kind: "lead", cell: (row) => row.place },
  { key: "name", header: "Nombre", kind: "title", cell: (row) => row.name },
  ...FIGURES.map((header): Column<Row> => ({ key: header, header, kind: "figure", cell: () => 0 })),
];

function markup(count: number): string {
  const rows = Array.from({ length: count }, (_, place) => ({ place, name: `Pareja ${place}` }));
  return renderToStaticMarkup(
    createElement(DataTable<Row>, {
      caption: "Posiciones",
      columns: COLUMNS,
      rows,
      rowKey: (row) => row.place,
      isMarked: (row) => row.place === 1,
    }),
  );
}

describe("a table of a large hall", () => {
  it("spends few bytes on a row: 800 pairs are looked at on phones", () => {
    const perRow = (markup(800).length - markup(10).length) / 790;
    expect(perRow).toBeLessThan(750);
  });

  it("keeps the label of each figure, the row's header and the mark of the own row", () => {
    const page = markup(3);
    for (const header of FIGURES) expect(page).toContain(`class="dt-label">${header}</span>0`);
    expect(page).toContain('<th scope="row" class="dt-title">Pareja 2</th>');
    expect(page.match(/dt-row bg-sea-soft/g)).toHaveLength(1);
  });
});
