import { z } from "zod";

// Words for what is wrong in a document of `capicua`: the values that the format takes, as they are written there.

type RawIssue = z.core.$ZodRawIssue;

const spanish = z.locales.es().localeError;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  int: "un número entero",
  number: "un número",
  string: "un texto",
  boolean: "true o false",
  array: "una lista",
  object: "un objeto",
  record: "un objeto",
};

/** What is counted in a list or a text; other things are numbers themselves. */
const COUNTED: Readonly<Record<string, string>> = { array: "elementos", string: "caracteres" };

function tooBigText({
  origin,
  maximum,
  inclusive,
}: Pick<z.core.$ZodIssueTooBig, "origin" | "maximum" | "inclusive">): string {
  const counted = COUNTED[origin];
  return counted === undefined
    ? `Lo más es ${maximum}${inclusive === false ? ", sin llegar" : ""}.`
    : `Admite hasta ${maximum} ${counted}.`;
}

function tooSmallText({
  origin,
  minimum,
  inclusive,
}: Pick<z.core.$ZodIssueTooSmall, "origin" | "minimum" | "inclusive">): string {
  const counted = COUNTED[origin];
  if (counted !== undefined)
    return minimum === 1 ? "No puede estar vacío." : `Hacen falta al menos ${minimum} ${counted}.`;
  return inclusive === false ? `Debe ser mayor que ${minimum}.` : `Lo menos es ${minimum}.`;
}

/** What would be right, for a field that has no words of its own; null where zod says it well. */
function plainText(issue: RawIssue): string | null {
  switch (issue.code) {
    case "invalid_type": {
      const name = TYPE_NAMES[issue.expected];
      return name === undefined ? null : `Se espera ${name}.`;
    }
    case "invalid_value": {
      const values = issue.values.map(String);
      return values.length === 1
        ? `Solo puede ser ${values[0]}.`
        : `Debe ser uno de: ${values.join(", ")}.`;
    }
    case "too_big":
      return tooBigText(issue);
    case "too_small":
      return tooSmallText(issue);
    default:
      return null;
  }
}

/** What would be right, by type, values or limits, without a word for the field. */
export function plainError(issue: RawIssue): string {
  const plain = plainText(issue);
  if (plain !== null) return plain;
  const text = spanish(issue);
  return (typeof text === "string" ? text : text?.message) ?? "Valor no válido";
}

/** What should stand in a field that is missing; null where the issue does not say. */
function expectedText(issue: RawIssue): string | null {
  if (issue.code === "invalid_type") return TYPE_NAMES[issue.expected] ?? null;
  if (issue.code !== "invalid_value") return null;
  const values = issue.values.map(String);
  return values.length === 1 ? `${values[0]}` : `uno de ${values.join(", ")}`;
}

/**
 * A zod error map for documents, where a name (`rounds`, `firstLeader`) means what its format says and not what a form
 * calls so: names what is missing, else the type, values or limits.
 */
export function documentError(issue: RawIssue): string {
  const field = issue.path?.at(-1);
  const expected = issue.input === undefined ? expectedText(issue) : null;
  if (typeof field === "string" && expected !== null) return `Falta «${field}»: ${expected}.`;
  return plainError(issue);
}
