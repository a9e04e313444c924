import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { z } from "zod";
import { NOT_JSON } from "@/i18n/es/schema-problems";
import type { Answer, DocumentCommand } from "./command";
import { isUnreadable, unreadable } from "./command";
import type { ListedCommand } from "./command-list";
import {
  DOCUMENT_COMMANDS,
  loadRules,
  loadVerify,
  pairWithQuestion,
  pdfCommands,
  SIMULATE,
} from "./command-list";
import type { Arguments } from "./read-arguments";
import { readArguments } from "./read-arguments";

// The command `capicua`: reads documents, asks the domain, writes answers. No rule lives here.

// For the schemas that are parsed within another one; the rest have the words of their fields.
z.config(z.locales.es());

/** 0 answered; 1 understood, and the answer is `ok:false`; 2 the request cannot be read. */
export type ExitStatus = 0 | 1 | 2;

export type Streams = {
  readonly stdin: Readable;
  readonly write: (text: string) => void;
};

/** The page of help, with what each command says of itself. */
async function helpText(): Promise<string> {
  const listed = [...DOCUMENT_COMMANDS, SIMULATE, ...pdfCommands("")];
  const commands = await Promise.all(listed.map(({ load }) => load()));
  const { VERIFY } = await loadVerify();
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`);
  return `capicua ORDEN [ARCHIVO | -] [--ndjson] [--pretty]

${lines.join("\n")}
  ${VERIFY.name.padEnd(12)} ${VERIFY.summary}
  rules        los reglamentos con todos sus ajustes

Un documento JSON entra (un archivo, o la entrada estándar) y otro sale. Formatos: docs/formats.md.
  pair TORNEO.json [--why-not 4,7]
  simulate --format pairs --entrants 200 --rounds 9 --seed 7 [--system round-robin] [--final knockout:8] [--clubs unequal]
           [--absences] [--late] [--withdrawals] [--returns] [--suspensions] [--expulsions] [--forbidden 3] [--fines]
           [--forfeits] [--hands] [--certificates] [--standings]
  sheet PEDIDO.json --out hojas.pdf
  convocatoria PEDIDO.json --out convocatoria.pdf
  verify HOJA.pdf | REGISTRO.json --key CLAVES [--registry SELLOS.json]
`;
}

function statusOf(answer: Answer): ExitStatus {
  if (isUnreadable(answer)) return 2;
  return answer.ok === false ? 1 : 0;
}

function answerText(command: DocumentCommand, text: string): Answer | Promise<Answer> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return unreadable("", NOT_JSON);
  }
  return command.answer(document);
}

async function readBytes(file: string, stdin: Readable): Promise<Buffer> {
  if (file !== "-") return readFile(file);
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

type Read<Content> = { readonly content: Content } | { readonly refusal: Answer };

/** What a file has, or why it cannot be opened, under the argument that named it. */
async function readNamed<Content>(
  argument: "file" | "key" | "registry",
  content: Promise<Content>,
): Promise<Read<Content>> {
  try {
    return { content: await content };
  } catch (error) {
    const reason = fileTrouble(error);
    if (reason === null) throw error;
    return { refusal: unreadable(argument, reason) };
  }
}

async function verifyAnswer({ file, key, registry }: Arguments, stdin: Readable): Promise<Answer> {
  if (key === null) {
    return unreadable("key", "Falta --key con la clave pública o el archivo que la tiene.");
  }
  const { isKeyText, verifyFile } = await loadVerify();
  if (!existsSync(key) && !isKeyText(key)) {
    return unreadable(
      "key",
      `«${key}» no es una clave pública, y no existe un archivo de ese nombre.`,
    );
  }
  const bytes = await readNamed("file", readBytes(file, stdin));
  if ("refusal" in bytes) return bytes.refusal;
  const keys = existsSync(key) ? await readNamed("key", readFile(key, "utf8")) : { content: key };
  if ("refusal" in keys) return keys.refusal;
  const seals =
    registry === null ? { content: null } : await readNamed("registry", readFile(registry, "utf8"));
  if ("refusal" in seals) return seals.refusal;
  return verifyFile({ bytes: bytes.content, keys: keys.content, registry: seals.content });
}

/** The lines of a stream, as many at a time as a piece of it holds: waiting once a line would be half the work. */
async function* lineGroups(input: Readable): AsyncGenerator<readonly string[]> {
  let rest = "";
  for await (const piece of input.setEncoding("utf8")) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? "";
    yield lines;
  }
  yield [rest];
}

async function answerLines(
  command: DocumentCommand,
  input: Readable,
  write: Streams["write"],
): Promise<ExitStatus> {
  let worst: ExitStatus = 0;
  for await (const lines of lineGroups(input)) {
    let answers = "";
    for (const line of lines) {
      if (line.trim() === "") continue;
      const given = answerText(command, line);
      const answer = given instanceof Promise ? await given : given;
      worst = Math.max(worst, statusOf(answer)) as ExitStatus;
      answers += `${JSON.stringify(answer)}\n`;
    }
    write(answers);
  }
  return worst;
}

function commandNamed({ command, out, whyNot }: Arguments): ListedCommand | Answer {
  const pdf = pdfCommands(out ?? "");
  const drawing = pdf.find(({ name }) => name === command);
  if (drawing) {
    return out === null
      ? unreadable("out", "Falta --out con el archivo PDF que se va a escribir.")
      : drawing;
  }
  if (command === "pair" && whyNot !== null) {
    return (
      pairWithQuestion(whyNot) ??
      unreadable("why-not", "Di dos participantes, como 4,7; o uno y bye, como 4,bye.")
    );
  }
  const names = [...DOCUMENT_COMMANDS, SIMULATE, ...pdf]
    .map(({ name }) => name)
    .concat("verify", "rules");
  return (
    DOCUMENT_COMMANDS.find(({ name }) => name === command) ??
    unreadable("command", `No hay una orden «${command}»: usa ${names.join(", ")}.`)
  );
}

function isListed(command: ListedCommand | Answer): command is ListedCommand {
  return typeof command.load === "function";
}

/** Runs one call of `capicua`. Never throws for what a person typed or a file holds. */
export async function run(argv: readonly string[], streams: Streams): Promise<ExitStatus> {
  let args: Arguments;
  try {
    args = readArguments(argv);
  } catch (error) {
    return say(streams, false, unreadable("arguments", argumentTrouble(error)));
  }
  if (args.help || args.command === null) {
    streams.write(await helpText());
    return args.help ? 0 : 2;
  }
  if (args.command === "rules") return say(streams, args.pretty, await loadRules());
  if (args.command === "simulate") {
    const simulate = await SIMULATE.load();
    return say(streams, args.pretty, await simulate.answer(args.simulate));
  }
  try {
    if (args.command === "verify")
      return say(streams, args.pretty, await verifyAnswer(args, streams.stdin));
    const command = commandNamed(args);
    if (!isListed(command)) return say(streams, args.pretty, command);
    const document = await command.load();
    if (args.ndjson) {
      const input = args.file === "-" ? streams.stdin : createReadStream(args.file);
      return await answerLines(document, input, streams.write);
    }
    const text = (await readBytes(args.file, streams.stdin)).toString("utf8");
    return say(streams, args.pretty, await answerText(document, text));
  } catch (error) {
    const reason = fileTrouble(error);
    if (reason === null) throw error;
    return say(streams, args.pretty, unreadable("file", reason));
  }
}

function argumentTrouble(error: unknown): string {
  const { code, message } = error as Error & { readonly code?: string };
  const flag = /'(-[^' ]*)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION")
    return `No conozco la opción ${flag}: mira capicua --help.`;
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
    return `La opción ${flag} lleva un valor válido detrás.`;
  return `Sobra algo en la orden (${message.split(" ").at(-1)}): lleva un solo archivo.`;
}

function fileTrouble(error: unknown): string | null {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return `No existe ${path}.`;
  if (code === "EACCES" || code === "EPERM") return `No se puede abrir ${path}: falta permiso.`;
  if (code === "EISDIR") return `${path ?? "Eso"} es una carpeta.`;
  if (code === "ENOSPC") return "El disco está lleno.";
  return null;
}

function say({ write }: Streams, pretty: boolean, answer: Answer): ExitStatus {
  write(`${JSON.stringify(answer, null, pretty ? 2 : undefined)}\n`);
  return statusOf(answer);
}
