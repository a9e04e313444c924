import { showToast } from "@/components/ui/toast-message";
import { sidesOf } from "@/domain/rules/seat";
import type { HandPreview, HandTable } from "./hand-preview";
import { handLineText, handSentence } from "./hand-sentence";
import { speakIfWanted } from "./read-aloud";
import { calledNames } from "./seat-names";

/** Says that a hand was kept, with the way back for a few seconds, and reads it out where somebody wants that. */
export function announceHand(
  { result, number, after }: Extract<HandPreview, { readonly ok: true }>,
  table: HandTable,
  undo: () => void,
): void {
  const { shape } = table;
  const names = calledNames(table.names);
  const [gain] = result === null ? [] : handSentence(result, names).gains;
  const worth = gain === undefined ? "sin puntos" : `+${gain.points} para ${gain.name}`;
  showToast(`Mano ${number}: ${worth}`, "ok", { label: "Deshacer", run: undo });
  if (result === null) return;
  const score = sidesOf(shape).map((side) => after.score[side] ?? 0);
  speakIfWanted(`Mano ${number}. ${handLineText(result, names)}. Van ${score.join(" a ")}.`);
}
