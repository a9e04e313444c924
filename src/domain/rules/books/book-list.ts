import type { RuleBook } from "../rule-book";
import type { PresetId } from "../settings";
import { domikapikua } from "./domikapikua";
import { fededodo2026 } from "./fededodo-2026";
import { femundo2025 } from "./femundo-2025";
import { fndpr } from "./fndpr";
import { individual } from "./individual";
import { tradicional } from "./tradicional";

/** Every rule book by its preset id. A new book is its own file, its id in `PRESET_IDS`, and a line here. */
export const RULE_BOOKS: Readonly<Record<PresetId, RuleBook>> = {
  "fededodo-2026": fededodo2026,
  "femundo-2025": femundo2025,
  fndpr,
  domikapikua,
  tradicional,
  individual,
};
