"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import { fieldError } from "@/i18n/es/fields";
import type { PinChangeForm } from "@/schemas/signing";
import { PIN_LENGTH, pinChangeSchema } from "@/schemas/signing";
import { changePin } from "./actions";

/** One's own PIN to sign with: set, changed, or taken away, always with the password. */
export function PinForm({ isSet }: { readonly isSet: boolean }) {
  const { send, pending, failure } = useCommand(changePin);
  const { register, handleSubmit, formState, reset, getValues } = useForm<PinChangeForm>({
    resolver: zodResolver(pinChangeSchema, { error: fieldError }),
    defaultValues: { current: "", pin: "" },
  });
  const { errors } = formState;

  async function change(form: PinChangeForm): Promise<void> {
    const answer = await send(form);
    if (!answer.ok) return;
    reset();
    showToast(answer.value.isSet ? "PIN guardado." : "Ya no tienes PIN.");
  }

  return (
    <form onSubmit={handleSubmit(change)} noValidate className="grid gap-4">
      <p className="text-ink-soft">
        {isSet
          ? "Tienes un PIN: con él firmas la Hoja de tu mesa en el teléfono del juez o en el tuyo."
          : "Con un PIN firmas la Hoja de tu mesa sin dibujar, en el teléfono del juez o en el tuyo."}{" "}
        No se lo digas a nadie: el juez tampoco lo necesita.
      </p>
      <TextInput
        type="password"
        inputMode="numeric"
        label={isSet ? "PIN nuevo" : "PIN"}
        hint={`De ${PIN_LENGTH.least} a ${PIN_LENGTH.most} cifras; ni seguidas ni repetidas.`}
        autoComplete="off"
        maxLength={PIN_LENGTH.most}
        error={errors.pin?.message}
        {...register("pin")}
      />
      <TextInput
        type="password"
        label="Tu contraseña"
        autoComplete="current-password"
        error={errors.current?.message}
        {...register("current")}
      />
      {failure && (
        <Notice tone="error" title="No se guardó">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          {isSet ? "Cambiar el PIN" : "Guardar el PIN"}
        </Button>
        {isSet && (
          <Button
            variant="quiet"
            disabled={pending}
            onClick={() => void change({ current: getValues("current"), pin: null })}
          >
            Quitar el PIN
          </Button>
        )}
      </div>
    </form>
  );
}
