import { parseArgs } from "node:util";
import type { Usage } from "./usage";
import { COMMON_FLAGS, USAGES } from "./usage";

/** What was typed after `capicua`. `file` is a path, or `-` for standard input. */
export type Arguments = {
  readonly command: string | null;
  readonly file: string;
  /** What was typed behind the command without a flag, the file first. */
  readonly loose: readonly string[];
  /** The flags by name, as typed. */
  readonly flags: Readonly<Record<string, string | boolean>>;
};

const OPTIONS: Readonly<Record<string, { readonly type: "boolean" | "string" }>> =
  Object.fromEntries(
    [COMMON_FLAGS, ...Object.values(USAGES).map(({ flags }) => flags)].flatMap((flags) =>
      Object.entries(flags).map(([name, { value }]) => [
        name,
        { type: value === null ? "boolean" : "string" },
      ]),
    ),
  );

/** Reads the command line. Throws an Error for a flag that no command has, or without its value. */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { ...OPTIONS, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  const [command, ...loose] = positionals;
  // Of options that are known by their names only, the types of node take every value for a boolean.
  const given: Readonly<Record<string, string | boolean | undefined>> = values;
  const typed = Object.entries(given).filter(
    (entry): entry is [string, string | boolean] => entry[1] !== undefined,
  );
  return {
    command: command ?? null,
    file: loose[0] ?? "-",
    loose,
    flags: Object.fromEntries(typed),
  };
}

/** What stands behind a flag; null where it was not given. */
export function flagValue({ flags }: Arguments, name: string): string | null {
  const value = flags[name];
  return typeof value === "string" ? value : null;
}

/** The flags that are of the command itself, without those that every command takes. */
export function ownFlags({ flags }: Arguments): Arguments["flags"] {
  return Object.fromEntries(Object.entries(flags).filter(([name]) => !(name in COMMON_FLAGS)));
}

/** What was typed that the command does not take, in words; null where it takes everything. */
export function strayArgument(args: Arguments, usage: Usage): string | null {
  const { command, loose } = args;
  const stray = Object.keys(ownFlags(args)).find((name) => !(name in usage.flags));
  if (stray !== undefined)
    return `«${command}» no lleva la opción --${stray}: mira capicua ${command} --help.`;
  const extra = loose[usage.file === null ? 0 : 1];
  if (extra === undefined) return null;
  return usage.file === null
    ? `Sobra «${extra}»: «${command}» no lee ningún archivo.`
    : `Sobra «${extra}»: «${command}» lee un solo archivo.`;
}
