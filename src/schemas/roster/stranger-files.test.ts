import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParsedRoster } from "@/domain/tournament/roster";
import { ROSTER_LIMITS } from "@/domain/tournament/roster";
import { decodeRoster } from "./decode";
import { parseRoster } from "./parse";

// Files as a directors' day brings them. Each is small, and says what is strange about it.

type Brief = readonly [number: string | null, firstNames: string, lastNames: string];

const brief = (parsed: ParsedRoster): readonly Brief[] =>
  parsed.rows.map(({ number, firstNames, lastNames }) => [number, firstNames, lastNames]);
const problems = (parsed: ParsedRoster) =>
  parsed.rowProblems.map(({ line, field, code }) => `${line} ${field ?? "-"} ${code}`);

const ANA: Brief = ["00001", "Ana", "Níspero Ñame"];
const LUIS: Brief = ["00002", "Luis", "Samán Roble"];

describe("headers", () => {
  it.each([
    [
      "capitals, points and accents",
      "NÚM. FEDERACIÓN;APELLIDOS;NOMBRE(S)\n1;Níspero Ñame;Ana\n2;Samán Roble;Luis",
    ],
    [
      "any order, spaces around",
      " Nombres ; Carnet ; Apellidos \nAna;1;Níspero Ñame\nLuis;2;Samán Roble",
    ],
    [
      "two surnames in two columns",
      "Fed.|Nombre|Primer Apellido|Segundo Apellido\n1|Ana|Níspero|Ñame\n2|Luis|Samán|Roble",
    ],
    ["a full name called Jugador", "No.\tJugador\n1\tAna Níspero Ñame\n2\tLuis Samán Roble"],
    ["surnames first with a comma", 'Nº,Jugador\n1,"Níspero Ñame, Ana"\n2,"Samán Roble, Luis"'],
    [
      "surnames first without a comma",
      "#;Apellidos y Nombres\n1;Níspero Ñame Ana\n2;Samán Roble Luis",
    ],
    ["Nombre alone is the full name", "Nombre;No\nAna Níspero Ñame;1\nLuis Samán Roble;2"],
    [
      "an ordinal beside the carnet",
      "No.;Carnet;Nombres;Apellidos\n51;1;Ana;Níspero Ñame\n52;2;Luis;Samán Roble",
    ],
    [
      "titles above",
      "LIGA DE DOMINÓ DEL ESTE;;\nListado de jugadores;;\n\nFed;Nombres;Apellidos\n1;Ana;Níspero Ñame\n2;Luis;Samán Roble",
    ],
    [
      "columns that we do not keep",
      "Fed;Sexo;Nombres;Teléfono;Apellidos\n1;F;Ana;809;Níspero Ñame\n2;M;Luis;829;Samán Roble",
    ],
    [
      "sep= on the first line",
      "sep=|\nFed|Nombres|Apellidos\n1|Ana|Níspero Ñame\n2|Luis|Samán Roble",
    ],
    ["old Mac line ends", "Fed;Nombres;Apellidos\r1;Ana;Níspero Ñame\r2;Luis;Samán Roble\r"],
    [
      "empty columns at the end",
      "Fed;Nombres;Apellidos;;;\n1;Ana;Níspero Ñame;;;\n2;Luis;Samán Roble;;;",
    ],
    [
      "the header again on page two, and a total",
      "Fed;Nombres;Apellidos\n1;Ana;Níspero Ñame\nFed;Nombres;Apellidos\n2;Luis;Samán Roble\nTotal;2;",
    ],
    ["no header, evident columns", "1;Ana Níspero Ñame\n2;Luis Samán Roble\n", null],
  ])("%s", (_, text, expected: null | undefined = undefined) => {
    const parsed = parseRoster(text);
    if (expected === null) {
      // Two rows are too few to be evident.
      expect(parsed.fileProblems).toEqual([
        { code: "no-header", firstRow: ["1", "Ana Níspero Ñame"] },
      ]);
      return;
    }
    expect(parsed.fileProblems).toEqual([]);
    expect(parsed.rowProblems).toEqual([]);
    expect(brief(parsed)).toEqual([ANA, LUIS]);
  });

  it("says which columns it ignores", () => {
    const parsed = parseRoster(
      "Fed;Cédula;Nombre completo;Liga;Club\n1;001;Ana Níspero;Liga A;Club B",
    );
    expect(parsed.columns).toEqual([
      { header: "Fed", field: "number" },
      { header: "Cédula", field: null },
      { header: "Nombre completo", field: "fullName" },
      { header: "Liga", field: null },
      { header: "Club", field: "club" },
    ]);
    expect(parsed.rows[0]).toMatchObject({ club: "Club B", number: "00001" });
  });

  it("guesses two evident columns, in either order, and nothing more", () => {
    const list = "Ana Níspero;1\nLuis Samán;2\nEva Roble;3";
    expect(parseRoster(list)).toMatchObject({
      headerLine: null,
      fileProblems: [],
      rows: { length: 3 },
    });
    const three = parseRoster("1;Ana;Níspero\n2;Luis;Samán\n3;Eva;Roble");
    expect(three).toMatchObject({ rows: [], fileProblems: [{ code: "no-header" }] });
  });

  it("without a column of names it says which headers it saw", () => {
    const parsed = parseRoster("Fed;Apellidos;Club\n1;Níspero;Paraíso");
    expect(parsed.fileProblems).toEqual([
      { code: "no-name-column", headers: ["Fed", "Apellidos", "Club"] },
    ]);
  });

  it("a header without rows is a list of nobody", () =>
    expect(parseRoster("Fed;Nombres;Apellidos\n;;\n").fileProblems).toEqual([{ code: "no-rows" }]));
});

describe("cells", () => {
  const one = (cells: string) => parseRoster(`Fed;Nombres;Apellidos;Apodo;Club\n${cells}\n`);

  it.each([
    ["45.0", "00045"],
    ["45,00", "00045"],
    ["4.5E+1", "00045"],
    ["1,2345E+04", "12345"],
    ['"=""00045"""', "00045"],
    ["'00045", "00045"],
    ["000-45", "00045"],
    ["00 045", "00045"],
    ["FED-00045", "00045"],
    ["No. 45", "00045"],
    ["1,234", "01234"],
    ["00123456", "123456"],
    ["٤٥", null],
    ["4.5E+7", null],
    ["45.000", null],
    ["0000", null],
    ["123456789", null],
    ["45.5", null],
    ["-45", null],
    ["45A", null],
  ])("number %s → %s", (written, number) => {
    const parsed = one(`${written};Ana;Roble;;`);
    expect(parsed.rows.map((row) => row.number)).toEqual(number === null ? [] : [number]);
    if (number === null) expect(parsed.rowProblems).toMatchObject([{ line: 2, field: "number" }]);
  });

  it("turns capitals into a name and says so", () => {
    const parsed = one("7;MARÍA DE LOS ÁNGELES;PEÑA DE LA CRUZ-ÑAME;;");
    expect(parsed.rows[0]).toMatchObject({
      firstNames: "María de los Ángeles",
      lastNames: "Peña de la Cruz-Ñame",
      notes: [{ code: "name-recased" }, { code: "name-recased" }],
    });
  });

  it("takes a nickname out of the name", () => {
    const parsed = one('7;José "El Zurdo";Peña;;Club');
    expect(parsed.rows[0]).toMatchObject({ firstNames: "José", nickname: "El Zurdo" });
    expect(one("7;José (El Zurdo);Peña;Otro;").rows[0]?.nickname).toBe("Otro");
  });

  it("cleans spaces, invisible characters and loose accents", () => {
    const parsed = one("7;\u00A0Jose\u0301\u200B  Luis ;N\u0303ame;-;N/A");
    expect(parsed.rows[0]).toMatchObject({
      firstNames: "José Luis",
      lastNames: "Ñame",
      nickname: null,
      club: null,
    });
  });

  it("takes loose separators in a last column of text back", () => {
    const parsed = parseRoster("Fed,Nombre completo,Club\n1,Ana Níspero,Doble Seis, Santiago\n");
    expect(parsed.rows[0]).toMatchObject({
      club: "Doble Seis, Santiago",
      notes: [{ code: "cells-joined" }, { code: "name-split" }],
    });
    const shifted = parseRoster("Club,Nombre completo,Fed\nDoble Seis, Santiago,Ana Níspero,1\n");
    expect(problems(shifted)).toContain("2 - too-many-cells");
  });

  it("a stray quote spoils its row at most", () => {
    const parsed = parseRoster(
      'Fed;Nombres;Apellidos;Apodo\n1;Ana;Roble;"El 28\n2;Luis;Samán;\n3;Eva;Ceiba;"La" Maestra\n4;Rosa;Anón;"La ""28"""\n',
    );
    expect(brief(parsed).map(([number]) => number)).toEqual(["00001", "00002", "00003", "00004"]);
    expect(parsed.rows.map(({ nickname }) => nickname)).toEqual([
      "El 28",
      null,
      '"La" Maestra',
      'La "28"',
    ]);
  });

  it("a quoted cell may run over two lines", () => {
    const parsed = parseRoster(
      'Fed;Nombres;Apellidos;Club\n1;Ana;Roble;"Club\nParaíso"\n2;Luis;Samán;X\n',
    );
    expect(parsed.rows.map(({ club }) => club)).toEqual(["Club Paraíso", "X"]);
  });

  it("lists all that is wrong with a row and keeps the next", () => {
    const parsed = parseRoster(
      `Fed;Nombres;Apellidos;Club\nX;;R0ble;${"c".repeat(81)}\n2;Luis;Samán Roble;X\n3;<b>Ana</b>;Roble;\n4;Eva;Ro\uFFFDle;`,
    );
    expect(problems(parsed)).toEqual([
      "2 number number-not-digits",
      "2 firstNames missing",
      "2 lastNames not-a-name",
      "2 club too-long",
      "4 firstNames not-a-name",
      "5 lastNames unreadable-character",
    ]);
    expect(brief(parsed)).toEqual([LUIS]);
  });

  it("a full name of one word lacks something", () =>
    expect(problems(parseRoster("Fed;Jugador\n1;Ana\n2;\n"))).toEqual([
      "2 fullName one-word-name",
      "3 fullName missing",
    ]));

  it("a row that is short of cells is read as far as it goes", () =>
    expect(brief(parseRoster("Fed;Nombres;Apellidos;Club;Ciudad\n1;Ana;Níspero Ñame"))).toEqual([
      ANA,
    ]));
});

describe("decodeRoster", () => {
  const text = "Fed;Nombres;Apellidos;Ciudad\r\n1;Begoña;Níspero Güira;Baní\r\n";
  const bytesOf = (letters: string, table: Readonly<Record<string, number>>) =>
    Uint8Array.from([...letters], (letter) => table[letter] ?? letter.charCodeAt(0));
  const utf16 = (big: boolean, mark: boolean) => {
    const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2));
    [...(mark ? "\uFEFF" : ""), ...text].forEach((letter, index) => {
      view.setUint16(index * 2, letter.charCodeAt(0), !big);
    });
    return new Uint8Array(view.buffer);
  };
  const utf8 = new TextEncoder().encode(text);
  const twice = new TextEncoder().encode(new TextDecoder("windows-1252").decode(utf8));

  it.each([
    ["utf-8", utf8],
    ["utf-8-bom", Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
    ["utf-8-twice", twice],
    ["utf-16le", utf16(false, true)],
    ["utf-16be", utf16(true, true)],
    ["utf-16le", utf16(false, false)],
    ["utf-16be", utf16(true, false)],
    ["windows-1252", bytesOf(text, {})],
    ["macintosh", bytesOf(text, { ñ: 0x96, í: 0x92, ü: 0x9f })],
    ["cp850", bytesOf(text, { ñ: 0xa4, í: 0xa1, ü: 0x81 })],
  ])("%s", (encoding, bytes) =>
    expect(decodeRoster(bytes)).toEqual({ ok: true, value: { text, encoding } }),
  );

  it("takes plain words with a capital Ã for what they are", () =>
    expect(decodeRoster(new TextEncoder().encode("Nombre\nJOÃO Peña"))).toMatchObject({
      value: { encoding: "utf-8", text: "Nombre\nJOÃO Peña" },
    }));

  it.each([
    ["file-empty", new Uint8Array()],
    ["file-empty", new TextEncoder().encode(" \r\n ")],
    ["file-too-large", new Uint8Array(ROSTER_LIMITS.bytes + 1)],
    ["file-is-not-text", Uint8Array.of(0x50, 0x4b, 3, 4, 20)],
    ["file-is-not-text", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
    ["file-is-not-text", Uint8Array.of(1, 0, 0, 2, 0, 0, 7)],
  ])("refuses: %s", (code, bytes) =>
    expect(decodeRoster(bytes)).toMatchObject({ ok: false, problems: [{ code }] }),
  );
});

describe("limits", () => {
  it("refuses more rows and columns than a roster has", () => {
    const many = `Fed;Nombre\n${"1;Ana Roble\n".repeat(ROSTER_LIMITS.rows)}`;
    expect(parseRoster(many).fileProblems).toMatchObject([{ code: "too-many-rows" }]);
    const wide = `Nombre${";x".repeat(ROSTER_LIMITS.columns)}\n`;
    expect(parseRoster(wide).fileProblems).toMatchObject([{ code: "too-many-columns" }]);
  });

  it("passes over two hundred thousand empty rows under a list", () => {
    const parsed = parseRoster(`Fed;Nombre\n1;Ana Roble\n\n2;Luis Samán\n${";\n".repeat(200_000)}`);
    expect(parsed).toMatchObject({ fileProblems: [], rows: { length: 2 }, skippedLines: [3] });
  });

  it.each([
    ["quotes", '"'.repeat(200_000)],
    ["quoted separators", '";'.repeat(100_000)],
    ["brackets", `Fed;Nombre\n1;${"(a".repeat(100_000)}`],
    ["one endless cell", `Fed;Nombre\n1;${"a ".repeat(100_000)}`],
    ["one endless number", `Fed;Nombre\n${"1 ".repeat(200_000)};Ana Roble`],
    ["an open quote over many rows", `Fed;Nombre\n1;"Ana Roble\n${"2;Luis Samán\n".repeat(5_000)}`],
  ])("is not held up by %s", (_, text) => {
    expect(() => parseRoster(text)).not.toThrow();
  });

  it("never throws, whatever the text, and gives each row one fate", () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom("Nombre", "Fed", '"', "45.0", "Ana Roble", ""),
    );
    const line = fc.tuple(fc.array(cell, { maxLength: 5 }), fc.constantFrom(";", ",", "\t", "|"));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const parsed = parseRoster(lines.map(([cells, mark]) => cells.join(mark)).join("\n"));
        const good = parsed.rows.map((row) => row.line);
        const bad = new Set(parsed.rowProblems.map((problem) => problem.line));
        const seen = [...good, ...bad, ...parsed.skippedLines];
        expect(new Set(seen).size).toBe(seen.length);
      }),
      { numRuns: 300 },
    );
  });

  it("reads five thousand people", () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, i) => `${i + 1};Ana María;Roble Ceiba;Club ${i % 90}`,
    );
    const parsed = parseRoster(`Fed;Nombres;Apellidos;Club\n${lines.join("\n")}`);
    expect(parsed.rows).toHaveLength(5_000);
  });
});
