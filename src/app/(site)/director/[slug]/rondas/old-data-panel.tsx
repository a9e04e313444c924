import { Panel } from "@/components/ui/panel";
import { Badge } from "@/components/ui/state-pill";
import { hourText } from "@/i18n/es/hour-text";
import { correctionText, movedText } from "@/i18n/es/old-data";
import type { OldDataRound } from "@/server/rounds/old-data";
import { FoldedMessages } from "./message-list";
import { OldDataChoice } from "./old-data-choice";

type OldDataPanelProps = {
  readonly slug: string;
  readonly tournamentId: string;
  readonly timeZone: string;
  readonly rounds: readonly OldDataRound[];
};

/** The rounds that were paired before a correction: who moved, and what the director says of it. */
export function OldDataPanel({ slug, tournamentId, timeZone, rounds }: OldDataPanelProps) {
  if (rounds.length === 0) return null;
  return (
    <Panel title="Hechas antes de una corrección">
      <ul className="grid gap-5 divide-y divide-line *:not-first:pt-5">
        {rounds.map((round) => (
          <li key={round.roundId} className="grid gap-2">
            <h3 className="flex flex-wrap items-center gap-2 text-base">
              Ronda {round.number} {round.kept && <Badge>Se mantiene</Badge>}
            </h3>
            {round.corrections.length > 0 && (
              <p>{round.corrections.map(correctionText).join(" ")}</p>
            )}
            <FoldedMessages
              messages={round.moved.map(movedText)}
              summary={`Cambian ${round.moved.length} puestos`}
            />
            {round.kept ? (
              <p className="text-ink-soft">
                {round.kept.by} dijo a las {hourText(round.kept.at, timeZone)} que se mantiene:{" "}
                {round.kept.reason}
              </p>
            ) : (
              <OldDataChoice
                slug={slug}
                tournamentId={tournamentId}
                roundId={round.roundId}
                number={round.number}
                canRepair={round.canRepair}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
