"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import { fieldError } from "@/i18n/es/fields";
import type { ClubForm } from "@/schemas/people";
import { clubSchema } from "@/schemas/people";
import type { ClubRow } from "@/server/people/clubs";
import { saveClub } from "../actions";

/** A button that opens the form of a club: a new one for null. */
export function ClubDialog({ club }: { readonly club: ClubRow | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {club === null ? (
        <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
          Nuevo club
        </Button>
      ) : (
        <Button size="dense" icon="edit" onClick={() => setOpen(true)}>
          Cambiar<span className="sr-only"> {club.name}</span>
        </Button>
      )}
      {open && <ClubQuestion club={club} onClose={() => setOpen(false)} />}
    </>
  );
}

type ClubQuestionProps = { readonly club: ClubRow | null; readonly onClose: () => void };

function ClubQuestion({ club, onClose }: ClubQuestionProps) {
  const formId = useId();
  const { send, pending, failure } = useCommand(saveClub);
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof clubSchema>,
    unknown,
    ClubForm
  >({
    resolver: zodResolver(clubSchema, { error: fieldError }),
    defaultValues: { name: club?.name ?? "", city: club?.city ?? "", active: club?.active ?? true },
  });

  const save = handleSubmit(async (form) => {
    const answer = await send({ clubId: club?.id ?? null, club: form });
    if (!answer.ok) return;
    showToast(club === null ? "Club creado." : "Club guardado.");
    onClose();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={club === null ? "Nuevo club" : `Cambiar ${club.name}`}
      actions={
        <>
          <Button onClick={onClose}>Volver</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            {club === null ? "Crear club" : "Guardar"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid gap-4 text-start">
        <TextInput
          label="Nombre"
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register("name")}
        />
        <TextInput
          label="Ciudad"
          optional
          autoComplete="off"
          error={formState.errors.city?.message}
          {...register("city")}
        />
        {club !== null && (
          <Checkbox
            label="Activo"
            hint="Si no está activo no se ofrece en las listas. Sus personas y su historia se quedan."
            {...register("active")}
          />
        )}
        {failure && (
          <Notice tone="error" title="No se guardó">
            {failure.messages.join(" ")}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
