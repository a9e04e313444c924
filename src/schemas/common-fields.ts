import { z } from "zod";
import { isPersonName, tidyText } from "@/domain/tournament/roster-name";
import { parseFederationNumber } from "@/domain/tournament/roster-number";

// The kinds of field that forms share. They hold no words: i18n turns an issue into a sentence by the field's name.

/** Text that must be there, tidied (NFC, single spaces). Length in characters. */
export function requiredText(most: number) {
  return z
    .string()
    .transform(tidyText)
    .pipe(z.string().min(1, { abort: true }).max(most));
}

/** Text that may be left empty; empty is null. */
export function optionalText(most: number) {
  return z
    .string()
    .nullish()
    .transform((text) => tidyText(text ?? ""))
    .pipe(z.string().max(most))
    .transform((text) => (text === "" ? null : text));
}

/** First or last names of a person. */
export function personName(most: number) {
  return requiredText(most).refine(isPersonName, { params: { code: "not-a-name" } });
}

/** The permanent federation number in its canonical form; empty is null (a provisional person). */
export const federationNumber = z
  .string()
  .nullish()
  .transform((text, context) => {
    const written = tidyText(text ?? "");
    if (written === "") return null;
    const parsed = parseFederationNumber(written);
    if (parsed.ok) return parsed.value;
    for (const problem of parsed.problems)
      context.addIssue({ code: "custom", params: problem, input: text });
    return z.NEVER;
  });

/** A whole number in a range, as a number or as digits typed in a field. */
export function wholeNumber(least: number, most: number) {
  const digits = z
    .string()
    .trim()
    .regex(/^-?\d{1,9}$/)
    .transform(Number);
  return z.union([z.number(), digits]).pipe(z.int().min(least).max(most));
}

/** The same, or null where the field is left empty. */
export function optionalNumber(least: number, most: number) {
  const empty = z.union([z.null(), z.literal("").transform(() => null)]);
  return z.union([empty, wholeNumber(least, most)]);
}

export const id = z.uuid();

/** An id, or null where nothing is chosen. */
export const optionalId = z.union([z.null(), z.literal("").transform(() => null), z.uuid()]);

/** A day, `2026-02-13`. */
export const isoDay = z.iso.date();

/** An hour on the wall, `19:30`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The same, or null where the field is left empty. */
export const optionalClockTime = z.union([
  z.null(),
  z.literal("").transform(() => null),
  clockTime,
]);

/** A time zone that this machine knows by its IANA name. */
export const timeZone = z.string().refine(isTimeZone, { params: { code: "unknown-time-zone" } });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name.includes("/") || name === "UTC";
  } catch {
    return false;
  }
}
