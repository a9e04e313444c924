import { conflictOf } from "./conflict";
import { ConflictPanel } from "./conflict-panel";
import type { HandTable } from "./hand-preview";
import { knownActa } from "./queue-fit";
import { UnsentPanel } from "./unsent-panel";
import type { Acta } from "./use-acta";

type UnsentStepProps = {
  readonly shown: Acta;
  readonly table: HandTable;
};

/** What was refused and waits for a person: a hand in two versions, or something else. Sending takes the pen first. */
export function UnsentStep({ shown, table }: UnsentStepProps) {
  const { view, queue, client } = shown;
  const conflict = conflictOf(queue, view, view);
  const { refused, waiting } = queue;
  if (conflict === null || refused === null) return null;
  const keep = () => client.discard(refused.commandId);
  const writing = (send: () => void) => () => {
    client.takePen();
    send();
  };
  if (conflict.kind === "other") {
    return (
      <UnsentPanel
        acta={knownActa(queue, view, view)}
        refused={refused}
        waiting={waiting}
        names={table.names}
        onDiscard={keep}
        onSendAgain={writing(client.sendAgain)}
      />
    );
  }
  return (
    <ConflictPanel
      key={refused.commandId}
      view={view}
      known={knownActa(queue, view, view)}
      table={table}
      conflict={conflict}
      refused={refused}
      waiting={waiting}
      onKeep={keep}
      onSend={writing(client.sendAgain)}
      onReplace={(reason) => writing(() => client.putMine(reason))()}
    />
  );
}
