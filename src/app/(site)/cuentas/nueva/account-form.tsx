"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import type { z } from "zod";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import { fieldError } from "@/i18n/es/fields";
import type { AccountForm as Account } from "@/schemas/people";
import { accountSchema } from "@/schemas/people";
import { openAccount } from "../actions";
import { PersonField } from "../person-field";

/** User name, name, first password and person of a new account. */
export function AccountForm() {
  const router = usePage();
  const { send, pending, failure } = useCommand(openAccount);
  const { register, control, handleSubmit, formState } = useForm<
    z.input<typeof accountSchema>,
    unknown,
    Account
  >({
    resolver: zodResolver(accountSchema, { error: fieldError }),
    defaultValues: { username: "", displayName: "", password: "", playerId: null },
  });
  const { errors } = formState;

  const save = handleSubmit(async (account) => {
    const answer = await send({ account });
    if (!answer.ok) return;
    showToast(`Cuenta abierta: entra como ${answer.value.username}.`);
    router.push(`/cuentas/${answer.value.accountId}`);
  });

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <TextInput
        label="Usuario"
        hint="Con lo que entra: minúsculas y números, como ana.perez."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register("username")}
      />
      <TextInput
        label="Nombre que se muestra"
        hint="Así sale en el registro de cambios."
        autoComplete="off"
        error={errors.displayName?.message}
        {...register("displayName")}
      />
      <TextInput
        label="Primera contraseña"
        hint="De 10 a 128 caracteres. Díctasela; la cambia en «Mi cuenta»."
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.password?.message}
        {...register("password")}
      />
      <Controller
        control={control}
        name="playerId"
        render={({ field, fieldState }) => (
          <PersonField
            initial={null}
            error={fieldState.error?.message}
            onChange={(playerId) => field.onChange(playerId)}
          />
        )}
      />
      {failure && (
        <Notice tone="error" title="No se abrió la cuenta">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Abrir la cuenta
        </Button>
      </div>
    </form>
  );
}
