import type { PresetId } from "@/domain/rules/rules-spec";
import { FEDEDODO_PLAY } from "./fededodo-play";
import { FEDEDODO_SANCTIONS } from "./fededodo-sanctions";
import type { SummaryChapter } from "./summary";

/** Our summary of each book by article; books of which only the settings are known have none. */
export const BOOK_SUMMARIES: Readonly<Record<PresetId, readonly SummaryChapter[]>> = {
  "fededodo-2026": [...FEDEDODO_PLAY, ...FEDEDODO_SANCTIONS],
  "femundo-2025": [],
  fndpr: [],
  domikapikua: [],
  tradicional: [],
  individual: [],
};
