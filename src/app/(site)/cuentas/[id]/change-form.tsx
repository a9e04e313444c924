"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import type { z } from "zod";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import { fieldError } from "@/i18n/es/fields";
import type { AccountChangeForm } from "@/schemas/people";
import { accountChangeSchema } from "@/schemas/people";
import type { AccountView } from "@/server/accounts/queries";
import { saveAccount } from "../actions";
import { PersonField } from "../person-field";

type ChangeFormProps = { readonly account: AccountView; readonly isOwn: boolean };

/** Name, person and whether the account is open. */
export function ChangeForm({ account, isOwn }: ChangeFormProps) {
  const { send, pending, failure } = useCommand(saveAccount);
  const { register, control, handleSubmit, formState } = useForm<
    z.input<typeof accountChangeSchema>,
    unknown,
    AccountChangeForm
  >({
    resolver: zodResolver(accountChangeSchema, { error: fieldError }),
    defaultValues: {
      displayName: account.displayName,
      playerId: account.person?.id ?? null,
      active: account.active,
    },
  });

  const save = handleSubmit(async (form) => {
    const answer = await send({ accountId: account.id, account: form });
    if (answer.ok) showToast("Cuenta guardada.");
  });

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <TextInput
        label="Nombre que se muestra"
        autoComplete="off"
        error={formState.errors.displayName?.message}
        {...register("displayName")}
      />
      <Controller
        control={control}
        name="playerId"
        render={({ field, fieldState }) => (
          <PersonField
            initial={account.person}
            error={fieldState.error?.message}
            onChange={(playerId) => field.onChange(playerId)}
          />
        )}
      />
      {isOwn ? (
        <p className="text-sm text-ink-soft">
          Tu propia cuenta la puede cerrar otro administrador.
        </p>
      ) : (
        <Checkbox
          label="Cuenta abierta"
          hint="Cerrada deja de funcionar al momento; lo que hizo se queda en el registro."
          {...register("active")}
        />
      )}
      {failure && (
        <Notice tone="error" title="No se guardó">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Guardar cambios
        </Button>
      </div>
    </form>
  );
}
