import type { PresetId } from "@/domain/rules/rules-spec";
import { DOMIKAPIKUA_CHAPTERS } from "./domikapikua";
import { FEDEDODO_PLAY } from "./fededodo-play";
import { FEDEDODO_SANCTIONS } from "./fededodo-sanctions";
import { FEMUNDO_CHAPTERS } from "./femundo";
import { FNDPR_CHAPTERS } from "./fndpr";
import { INDIVIDUAL_CHAPTERS } from "./individual";
import type { SummaryChapter } from "./summary";
import { TRADICIONAL_CHAPTERS } from "./tradicional";

const BOOK_CHAPTERS: Readonly<Partial<Record<PresetId, readonly SummaryChapter[]>>> = {
  "fededodo-2026": [...FEDEDODO_PLAY, ...FEDEDODO_SANCTIONS],
  "femundo-2025": FEMUNDO_CHAPTERS,
  fndpr: FNDPR_CHAPTERS,
  domikapikua: DOMIKAPIKUA_CHAPTERS,
  tradicional: TRADICIONAL_CHAPTERS,
  individual: INDIVIDUAL_CHAPTERS,
};

/** Our summary of a book by article; none where only its settings are known. */
export function bookChapters(book: PresetId): readonly SummaryChapter[] {
  return BOOK_CHAPTERS[book] ?? [];
}
