import type { Answer, DocumentCommand } from "./command";

// Every command by its name. Its module is loaded when it is called: an archive of hands need not wait for what draws PDFs.

export type ListedCommand = {
  readonly name: string;
  readonly load: () => Promise<DocumentCommand>;
};

/** Commands that read a document and answer one. */
export const DOCUMENT_COMMANDS: readonly ListedCommand[] = [
  { name: "hand", load: async () => (await import("./commands/hand")).handCommand },
  { name: "match", load: async () => (await import("./commands/match")).matchCommand },
  { name: "pair", load: async () => (await import("./commands/event")).pairCommand },
  { name: "check", load: async () => (await import("./commands/event")).checkCommand },
  {
    name: "standings",
    load: async () => (await import("./commands/standings")).standingsCommand,
  },
  { name: "sanction", load: async () => (await import("./commands/sanction")).sanctionCommand },
];

/** `pair` with a question: two entrants, or one and `bye`, parted by a comma; null where it is none. */
export function pairWithQuestion(typed: string): ListedCommand | null {
  const [first, second, ...extra] = typed.split(",").map((id) => id.trim());
  if (!first || !second || extra.length > 0) return null;
  const asked =
    second === "bye"
      ? ({ kind: "rest", id: first } as const)
      : ({ kind: "meet", first, second } as const);
  return {
    name: "pair",
    load: async () => (await import("./commands/event")).pairCommandWith(asked),
  };
}

/** Answers its flags with a whole event. */
export const SIMULATE: ListedCommand = {
  name: "simulate",
  load: async () => (await import("./commands/simulate")).simulateCommand,
};

/** Commands that read a document and write a PDF to `out`. */
export function pdfCommands(out: string): readonly ListedCommand[] {
  return [
    {
      name: "sheet",
      load: async () => (await import("./commands/sheet")).sheetCommand(out),
    },
    {
      name: "convocatoria",
      load: async () => (await import("./commands/convocatoria")).convocatoriaCommand(out),
    },
  ];
}

/** The rule books with every setting. */
export async function loadRules(): Promise<Answer> {
  return (await import("./commands/rules")).listRules();
}

/** Checks a PDF or a sealed record. */
export async function loadVerify() {
  return await import("./commands/verify");
}
