"use client";

import { useCommand } from "@/components/commands/use-command";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { EntrantEvent } from "@/domain/tournament/registration";
import { localInstant } from "@/i18n/es/document-dates";
import { pesosText } from "@/i18n/es/money";
import { entrantEventText } from "@/i18n/es/tournament";
import type { AttendanceCommand } from "@/server/registration/attend";
import type { EntrantView } from "@/server/registration/queries";
import { attend } from "./actions";
import type { DeskFacts } from "./desk-view";
import { roundsText } from "./desk-words";
import { EntrantActions } from "./entrant-actions";
import { FixedTable } from "./fixed-table";
import { JoinMember } from "./join-member";
import { LineUp } from "./line-up";

type EntrantDialogProps = {
  readonly entrant: EntrantView;
  readonly facts: DeskFacts;
  readonly onClose: () => void;
  readonly onDone: (entrant: EntrantView, command: AttendanceCommand) => void;
};

/** Everything that the desk can do with one entrant, and its history. */
export function EntrantDialog({ entrant, facts, onClose, onDone }: EntrantDialogProps) {
  const { send, pending, failure } = useCommand(attend);
  const record = async (command: AttendanceCommand) => {
    const answer = await send({ entrantId: entrant.id, command });
    if (!answer.ok) return;
    onDone(entrant, command);
    onClose();
  };
  const provisional = entrant.members.filter(({ number }) => number === null);
  return (
    <Dialog open onClose={onClose} title={`${entrant.number} · ${entrant.name}`}>
      <div className="flex flex-col gap-5">
        <ul className="flex flex-col gap-1">
          {entrant.members.map((member) => (
            <li key={member.playerId}>
              <strong className="font-semibold">{member.name}</strong>
              <span className="text-ink-soft">
                {" "}
                {[member.number ?? "provisional, sin número", member.nickname, member.club]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </li>
          ))}
          <li className="font-semibold text-amber empty:hidden">
            {roundsText(entrant, facts.nextRound)}
          </li>
          {facts.feeCents > 0 && (
            <li className="tabular-nums">
              Inscripción {pesosText(facts.feeCents)}: pagó {pesosText(entrant.state.paidCents)}
              {entrant.owedCents > 0 && (
                <strong className="text-amber"> · debe {pesosText(entrant.owedCents)}</strong>
              )}
            </li>
          )}
        </ul>
        {failure && (
          <Notice tone="error" title="No se pudo hacer">
            {failure.messages.join(" ")}
          </Notice>
        )}
        <EntrantActions entrant={entrant} facts={facts} pending={pending} onRecord={record} />
        {facts.format === "teams" &&
          facts.may.manage &&
          !facts.isClosed &&
          entrant.state.outFrom === null &&
          facts.nextRound <= facts.planned && (
            <LineUp
              entrant={entrant}
              nextRound={facts.nextRound}
              pending={pending}
              onRecord={record}
            />
          )}
        {facts.may.manage && !facts.isClosed && <FixedTable entrant={entrant} />}
        {facts.may.manage &&
          provisional.map((member) => (
            <JoinMember
              key={member.playerId}
              tournamentId={facts.tournamentId}
              member={member}
              onJoined={onClose}
            />
          ))}
        <History entrant={entrant} timeZone={facts.timeZone} />
      </div>
    </Dialog>
  );
}

function History({
  entrant,
  timeZone,
}: {
  readonly entrant: EntrantView;
  readonly timeZone: string;
}) {
  const nameOf = (id: string) => entrant.names[id] ?? "de la puerta";
  return (
    <section>
      <h3 className="mb-1 text-base">Historial</h3>
      <ol className="flex flex-col-reverse border-t border-line">
        {entrant.history.map(({ event, by, at }) => (
          <li key={`${at} ${JSON.stringify(event)}`} className="border-b border-line py-1.5">
            {entrantEventText(event as EntrantEvent, nameOf)}
            <span className="block text-sm text-ink-soft">
              {localInstant(new Date(at).toISOString(), timeZone)} · {by}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
