import { Notice } from "@/components/ui/notice";
import { hourText } from "@/i18n/es/hour-text";
import { withdrawnText } from "@/i18n/es/old-data";
import type { WithdrawnRound } from "@/server/rounds/undo";

type WithdrawnNotesProps = {
  readonly rounds: readonly WithdrawnRound[];
  readonly timeZone: string;
};

/** The rounds that were public and were taken back, with their times and why. */
export function WithdrawnNotes({ rounds, timeZone }: WithdrawnNotesProps) {
  if (rounds.length === 0) return null;
  return (
    <Notice tone="warning" title="Rondas retiradas">
      <ul className="grid gap-1">
        {rounds.map((round) => (
          <li key={round.withdrawnAt}>
            {withdrawnText(round, {
              published: round.publishedAt === null ? null : hourText(round.publishedAt, timeZone),
              withdrawn: hourText(round.withdrawnAt, timeZone),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
