"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-message";
import { fieldError } from "@/i18n/es/fields";
import { statementFormSchema } from "@/schemas/claims";
import type { ClaimVersion } from "@/server/claims/contribute";

type Statement = { readonly commandId: string; readonly claimId: string; readonly text: string };

type StatementFormProps = {
  readonly claimId: string;
  readonly say: (request: Statement) => Promise<Answer<ClaimVersion>>;
};

/** Adds what one has to say to a claim. */
export function StatementForm({ claimId, say }: StatementFormProps) {
  const { send, pending, failure } = useCommand<Omit<Statement, "commandId">, ClaimVersion>(say);
  const { register, handleSubmit, formState, reset } = useForm<{ text: string }>({
    resolver: zodResolver(statementFormSchema, { error: fieldError }),
    defaultValues: { text: "" },
  });
  const submit = handleSubmit(async ({ text }) => {
    const answer = await send({ claimId, text });
    if (!answer.ok) return;
    reset();
    showToast("Declaración añadida.");
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Textarea
        label="Añadir una declaración"
        rows={3}
        error={formState.errors.text?.message}
        {...register("text")}
      />
      {failure && (
        <Notice tone="error" title="No se añadió">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div>
        <Button type="submit" pending={pending}>
          Añadir
        </Button>
      </div>
    </form>
  );
}
