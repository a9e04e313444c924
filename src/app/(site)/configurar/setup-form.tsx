"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { signIn } from "next-auth/react";
import { useForm } from "react-hook-form";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { fieldError } from "@/i18n/es/fields";
import type { SetupForm as Setup, SetupFormInput } from "@/schemas/setup";
import { setupSchema } from "@/schemas/setup";
import { openFirstAccount } from "./actions";

/** The form of the first administrator; signs in with the new account when it is open. */
export function SetupForm() {
  const { send, pending, failure } = useCommand<{ form: SetupFormInput }, { username: string }>(
    openFirstAccount,
  );
  const form = useForm<SetupFormInput, unknown, Setup>({
    resolver: zodResolver(setupSchema, { error: fieldError }),
    defaultValues: { account: { playerId: null } },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const answer = await send({ form: values });
    if (!answer.ok) return;
    const { username } = answer.value;
    await signIn("credentials", {
      username,
      password: values.account.password,
      callbackUrl: "/cuentas",
    });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && (
        <Notice tone="error" title="No se pudo abrir la cuenta">
          {failure.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <TextInput
        {...form.register("code")}
        label="Código de la terminal"
        hint="Tres grupos de cuatro, como ABCD-EFGH-2345. Sirve una sola vez."
        error={errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="text-xl tracking-wider uppercase"
      />
      <TextInput
        {...form.register("account.displayName")}
        label="Tu nombre"
        error={errors.account?.displayName?.message}
        autoComplete="name"
      />
      <TextInput
        {...form.register("account.username")}
        label="Usuario"
        hint="Con el que entrarás: letras minúsculas o números."
        error={errors.account?.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...form.register("account.password")}
        type="password"
        label="Contraseña"
        hint="Diez caracteres o más; una frase corta es buena."
        error={errors.account?.password?.message}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="large" wide pending={pending || isSubmitting}>
        Abrir la cuenta
      </Button>
    </form>
  );
}
