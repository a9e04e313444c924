"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import { fieldError } from "@/i18n/es/fields";
import type { PasswordChangeForm } from "@/schemas/people";
import { passwordChangeSchema } from "@/schemas/people";
import { changePassword } from "./actions";

/** One's own new password, with the current one. */
export function PasswordForm({ username }: { readonly username: string }) {
  const { send, pending, failure } = useCommand(changePassword);
  const { register, handleSubmit, formState, reset } = useForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeSchema, { error: fieldError }),
    defaultValues: { username, current: "", password: "" },
  });
  const { errors } = formState;

  const save = handleSubmit(async (form) => {
    const answer = await send(form);
    if (!answer.ok) return;
    reset();
    showToast("Contraseña cambiada.");
  });

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <input type="hidden" autoComplete="username" {...register("username")} />
      <TextInput
        type="password"
        label="Contraseña actual"
        autoComplete="current-password"
        error={errors.current?.message}
        {...register("current")}
      />
      <TextInput
        type="password"
        label="Contraseña nueva"
        hint="De 10 a 128 caracteres; una frase corta sirve."
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password")}
      />
      {failure && (
        <Notice tone="error" title="No se cambió">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Cambiar la contraseña
        </Button>
      </div>
    </form>
  );
}
