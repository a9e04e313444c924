"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-style";
import { Dialog } from "@/components/ui/dialog";
import type { IconName } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { MessageList } from "./message-list";

type OverrideCommandProps<Input, Value> = ButtonLook & {
  readonly action: (
    input: Input & { override: boolean } & { commandId: string },
  ) => Promise<Answer<Value>>;
  readonly input: Input;
  readonly children: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** Asked before anything is sent, where the step is a big one. */
  readonly first?: { readonly question: string; readonly body: ReactNode; readonly label: string };
  /** The question when only warnings stand in the way. */
  readonly question: string;
  /** The verb that takes them on: "Emparejar así". */
  readonly overrideLabel: string;
  readonly onDone: (value: Value) => void;
};

/**
 * A command that can be taken on over warnings: they are listed, by table and person, and the same is sent again with
 * `override`. What cannot be taken on is listed under the button.
 */
export function OverrideCommand<Input extends object, Value>(
  props: OverrideCommandProps<Input, Value>,
) {
  const { action, input, children, icon, disabled, first, question, overrideLabel, onDone } = props;
  const { variant, size, wide } = props;
  const { send, pending, failure, clear } = useCommand(action);
  const [asking, setAsking] = useState<"no" | "first" | "override">("no");

  async function attempt(override: boolean) {
    const answer = await send({ ...input, override });
    if (answer.ok) {
      setAsking("no");
      onDone(answer.value);
    } else {
      setAsking(answer.overridable ? "override" : "no");
    }
  }

  function close() {
    setAsking("no");
    clear();
  }

  return (
    <div className="grid gap-3">
      <div>
        <Button
          variant={variant}
          size={size}
          wide={wide}
          icon={icon}
          disabled={disabled}
          pending={pending && asking === "no"}
          onClick={() => (first ? setAsking("first") : attempt(false))}
        >
          {children}
        </Button>
      </div>
      {failure && !failure.overridable && (
        <Notice tone="error" title="Todavía no se puede">
          <MessageList messages={failure.messages} />
        </Notice>
      )}
      {first && (
        <Dialog
          open={asking === "first"}
          onClose={close}
          title={first.question}
          actions={
            <>
              <Button onClick={close}>Volver</Button>
              <Button variant="primary" pending={pending} onClick={() => attempt(false)}>
                {first.label}
              </Button>
            </>
          }
        >
          {first.body}
        </Dialog>
      )}
      <Dialog
        open={asking === "override"}
        onClose={close}
        title={question}
        actions={
          <>
            <Button onClick={close}>Volver</Button>
            <Button variant="danger" pending={pending} onClick={() => attempt(true)}>
              {overrideLabel}
            </Button>
          </>
        }
      >
        <Warnings messages={failure?.messages ?? []} />
        <p className="mt-3 text-ink-soft">
          Si sigues, queda en el registro con tu nombre. Las mesas que estén sin cerrar las nombra
          también la página pública de la ronda.
        </p>
      </Dialog>
    </div>
  );
}

/** All of them: the dialog scrolls, so that nobody decides without having passed the last one. */
function Warnings({ messages }: { readonly messages: readonly string[] }) {
  return (
    <>
      {messages.length > 1 && <p className="mb-2 font-bold">Son {messages.length} avisos:</p>}
      <MessageList messages={messages} />
    </>
  );
}
