import type { DoneBy, PaperLife } from "@/domain/match/paper-life";
import { localInstant } from "./document-dates";
import { bothScoresText } from "./match";

/** The life of a sheet on paper in short parts: medium, delivery, second typing, photos, registering. None for a phone's. */
export function paperLifeParts(life: PaperLife, timeZone: string): readonly string[] {
  const done = (what: string, { by, at }: DoneBy) => `${what} ${localInstant(at, timeZone)}, ${by}`;
  const { medium, paperTotals, delivered, secondEntry, photos = [], registered } = life;
  return [
    ...(medium === "paper" ? ["anotada en papel"] : []),
    ...(paperTotals?.reason === undefined
      ? []
      : [`el papel suma ${bothScoresText(paperTotals.score)}: ${paperTotals.reason}`]),
    ...(delivered ? [done("el papel llegó a la mesa de control", delivered)] : []),
    ...(secondEntry ? [`tecleada dos veces, la segunda por ${secondEntry.by}`] : []),
    ...(photos.length > 0 ? [photos.length === 1 ? "1 foto" : `${photos.length} fotos`] : []),
    ...(registered ? [done("registrada", registered)] : []),
  ];
}
