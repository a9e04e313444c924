import { parseArgs } from "node:util";

/** What was typed after `capicua`. `file` is a path, or `-` for standard input. */
export type Arguments = {
  readonly command: string | null;
  readonly file: string;
  readonly ndjson: boolean;
  readonly pretty: boolean;
  readonly help: boolean;
  readonly out: string | null;
  /** Of `verify`: a public key, or the file that has it; and the file of a registry. */
  readonly key: string | null;
  readonly registry: string | null;
  /** Of `pair`: two entrants, or one and `bye`, parted by a comma. */
  readonly whyNot: string | null;
  /** The flags of `simulate`, as typed. */
  readonly simulate: Readonly<Record<string, string | boolean>>;
};

const COMMON = {
  ndjson: { type: "boolean", default: false },
  pretty: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  out: { type: "string" },
  key: { type: "string" },
  registry: { type: "string" },
  "why-not": { type: "string" },
} as const;

const SIMULATE = {
  format: { type: "string" },
  alone: { type: "string" },
  entrants: { type: "string" },
  rounds: { type: "string" },
  seed: { type: "string" },
  rules: { type: "string" },
  method: { type: "string" },
  club: { type: "string" },
  system: { type: "string" },
  cycles: { type: "string" },
  "first-round": { type: "string" },
  "team-size": { type: "string" },
  final: { type: "string" },
  clubs: { type: "string" },
  forbidden: { type: "string" },
  "fixed-tables": { type: "string" },
  absences: { type: "boolean" },
  late: { type: "boolean" },
  withdrawals: { type: "boolean" },
  returns: { type: "boolean" },
  suspensions: { type: "boolean" },
  expulsions: { type: "boolean" },
  fines: { type: "boolean" },
  forfeits: { type: "boolean" },
  hands: { type: "boolean" },
  certificates: { type: "boolean" },
  standings: { type: "boolean" },
} as const;

/** Reads the command line. Throws an Error for a flag that is unknown or lacks its value. */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { ...COMMON, ...SIMULATE },
    allowPositionals: true,
  });
  const [command, file, ...extra] = positionals;
  if (extra.length > 0) throw new Error(`unexpected argument ${extra[0]}`);
  const { ndjson, pretty, help, out, key, registry, "why-not": whyNot, ...simulate } = values;
  return {
    command: command ?? null,
    file: file ?? "-",
    ndjson,
    pretty,
    help,
    out: out ?? null,
    key: key ?? null,
    registry: registry ?? null,
    whyNot: whyNot ?? null,
    simulate: Object.fromEntries(
      Object.entries(simulate).filter(
        (entry): entry is [string, string | boolean] => entry[1] !== undefined,
      ),
    ),
  };
}
