"use client";

import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { markNoticesRead } from "./actions";

/** Marks one's notices as read. */
export function ReadButton() {
  const { send, pending } = useCommand(markNoticesRead);
  return (
    <Button size="dense" variant="quiet" icon="check" pending={pending} onClick={() => send({})}>
      Marcar leídos
    </Button>
  );
}
