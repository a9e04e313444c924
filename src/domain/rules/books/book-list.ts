import type { RuleBook } from "../rule-book";
import { domikapikua } from "./domikapikua";
import { fededodo2026 } from "./fededodo-2026";
import { femundo2025 } from "./femundo-2025";
import { fndpr } from "./fndpr";
import { individual } from "./individual";
import { tradicional } from "./tradicional";

/**
 * Every rule book, in the order in which they are offered. A new book is its own file and its line here; a test fails
 * when a file of this folder has none.
 */
export const RULE_BOOKS = [
  fededodo2026,
  femundo2025,
  fndpr,
  domikapikua,
  tradicional,
  individual,
] as const satisfies readonly RuleBook[];
