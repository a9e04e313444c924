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
import { flagValue, ownFlags, readArguments, strayArgument } from "./read-arguments";
import { USAGES, usagePage } from "./usage";

// The command `capicua`: reads documents, asks the domain, writes answers. No rule lives here.

// For the schemas that are parsed within another one; the rest have the words of their fields.
z.config(z.locales.es());

/** 0 answered; 1 understood, and the answer is `ok:false`; 2 the request cannot be read. */
export type ExitStatus = 0 | 1 | 2;

export type Streams = {
  readonly stdin: Readable;
  readonly write: (text: string) => void;
};

/** What each command says of itself, by its name. */
async function summaries(): Promise<Readonly<Record<string, string>>> {
  const listed = [...DOCUMENT_COMMANDS, SIMULATE, ...pdfCommands("")];
  const commands = await Promise.all(listed.map(({ load }) => load()));
  const { VERIFY } = await loadVerify();
  return {
    ...Object.fromEntries(commands.map(({ name, summary }) => [name, summary])),
    [VERIFY.name]: VERIFY.summary,
    rules: "los reglamentos con todos sus ajustes",
  };
}

/** The page of help: every command in a line. */
async function helpText(): Promise<string> {
  const told = await summaries();
  const lines = Object.keys(USAGES).map((name) => `  ${name.padEnd(12)} ${told[name]}`);
  return `capicua ORDEN [ARCHIVO | -] [opciones]

${lines.join("\n")}

Un documento JSON entra (un archivo, o la entrada estándar) y otro sale. Formatos: docs/formats.md.
Las opciones de cada una, con un ejemplo: capicua ORDEN --help
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

async function verifyAnswer(args: Arguments, stdin: Readable): Promise<Answer> {
  const { file } = args;
  const [key, registry] = [flagValue(args, "key"), flagValue(args, "registry")];
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

/** The command that reads a document, with what its flags ask of it; or what they lack. */
function documentCommandOf(args: Arguments): ListedCommand | Answer {
  const { command } = args;
  const [out, whyNot] = [flagValue(args, "out"), flagValue(args, "why-not")];
  const drawing = pdfCommands(out ?? "").find(({ name }) => name === command);
  if (drawing) {
    return out === null
      ? unreadable("out", "Falta --out con el archivo PDF que se va a escribir.")
      : drawing;
  }
  if (whyNot !== null) {
    return (
      pairWithQuestion(whyNot) ??
      unreadable("why-not", "Di dos participantes, como 4,7; o uno y bye, como 4,bye.")
    );
  }
  return DOCUMENT_COMMANDS.find(({ name }) => name === command) ?? unknownCommand(command);
}

function unknownCommand(command: string | null): Answer {
  const names = Object.keys(USAGES).join(", ");
  return unreadable("command", `No hay una orden «${command}»: usa ${names}.`);
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
  const { command } = args;
  const pretty = args.flags.pretty === true;
  const help = args.flags.help === true;
  if (command === null) {
    streams.write(await helpText());
    return help ? 0 : 2;
  }
  const usage = Object.hasOwn(USAGES, command) ? USAGES[command] : undefined;
  if (usage === undefined) return say(streams, pretty, unknownCommand(command));
  if (help) {
    streams.write(usagePage(command, usage, (await summaries())[command] ?? ""));
    return 0;
  }
  const stray = strayArgument(args, usage);
  if (stray !== null) return say(streams, pretty, unreadable("arguments", stray));
  return await answerCommand(args, streams, pretty);
}

/** Runs a command whose arguments are its own. */
async function answerCommand(
  args: Arguments,
  streams: Streams,
  pretty: boolean,
): Promise<ExitStatus> {
  if (args.command === "rules") return say(streams, pretty, await loadRules());
  if (args.command === "simulate") {
    const simulate = await SIMULATE.load();
    return say(streams, pretty, await simulate.answer(ownFlags(args)));
  }
  try {
    if (args.command === "verify")
      return say(streams, pretty, await verifyAnswer(args, streams.stdin));
    const command = documentCommandOf(args);
    if (!isListed(command)) return say(streams, pretty, command);
    const document = await command.load();
    if (args.flags.ndjson === true) {
      const input = args.file === "-" ? streams.stdin : createReadStream(args.file);
      return await answerLines(document, input, streams.write);
    }
    const text = (await readBytes(args.file, streams.stdin)).toString("utf8");
    return say(streams, pretty, await answerText(document, text));
  } catch (error) {
    const reason = fileTrouble(error);
    if (reason === null) throw error;
    return say(streams, pretty, unreadable("file", reason));
  }
}

function argumentTrouble(error: unknown): string {
  const { code, message } = error as Error & { readonly code?: string };
  const flag = /'(-[^' ]*)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION")
    return `No conozco la opción ${flag}: mira capicua --help.`;
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
    return message.includes("does not take")
      ? `La opción ${flag} no lleva ningún valor.`
      : `La opción ${flag} lleva un valor detrás: mira capicua ORDEN --help.`;
  return "No entiendo la orden: mira capicua --help.";
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
