import "server-only";
import { randomInt } from "node:crypto";

// Codes are read aloud and typed in a loud hall: no letter that is taken for a digit (decision 10).
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const PUBLIC_LENGTH = 8;
const WRITE_LENGTH = 6;

function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** The code of the printed Hoja: public proof, opens nothing. */
export function newPublicCode(): string {
  return randomCode(PUBLIC_LENGTH);
}

/** The code of the table card: lets that table's scorekeeper write, for one round. */
export function newWriteCode(): string {
  return randomCode(WRITE_LENGTH);
}

/** A code as typed by a person: upper case, without spaces and dashes. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
}
