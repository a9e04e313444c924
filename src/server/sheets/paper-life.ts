import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { photosNow } from "@/domain/match/paper";
import type { DoneBy, PaperLife } from "@/domain/match/paper-life";
import type { LoadedActa } from "../actas/load";

/** What became of a sheet on paper, with who and when. Nothing of a step that does not stand any more. */
export function paperLifeOf({ match, state }: Pick<LoadedActa, "match" | "state">): PaperLife {
  const lastOf = (type: ActaEvent["type"]): DoneBy | undefined => {
    const row = match.events.findLast((one) => one.type === type);
    return row && { by: row.byLabel, at: row.at.toISOString() };
  };
  const delivered = state.delivered ? lastOf("delivered") : undefined;
  const secondEntry = state.secondEntry ? lastOf("second-entry-agreed") : undefined;
  const registered = state.registered ? lastOf("registered") : undefined;
  const { medium, paperTotals } = state;
  const photos = photosNow(state);
  return {
    ...(medium === null ? {} : { medium }),
    ...(paperTotals === null ? {} : { paperTotals: writtenTotals(paperTotals) }),
    ...(delivered && { delivered }),
    ...(secondEntry && { secondEntry }),
    ...(photos.length === 0 ? {} : { photos: photos.map(({ sha256 }) => ({ sha256 })) }),
    ...(registered && { registered }),
  };
}

/** Running totals help the typist; the record has the hands. */
function writtenTotals({
  score,
  reason,
}: NonNullable<PaperLife["paperTotals"]>): NonNullable<PaperLife["paperTotals"]> {
  return { score, ...(reason === undefined ? {} : { reason }) };
}
