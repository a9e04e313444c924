"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { showToast } from "@/components/ui/toast-message";
import { fieldError } from "@/i18n/es/fields";
import type { PersonDetails } from "@/schemas/people";
import { personDetailsSchema } from "@/schemas/people";
import { addPerson, changePerson } from "./actions";

type PersonFormProps = {
  /** Who is changed, as he was read; null for somebody new. */
  readonly person: (PersonDetails & { readonly id: string; readonly version: number }) | null;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
};

type Typed = z.input<typeof personDetailsSchema>;

/** Names, nickname, number, club and city of a person. */
export function PersonForm({ person, clubs }: PersonFormProps) {
  const router = usePage();
  const create = useCommand(addPerson);
  const edit = useCommand(changePerson);
  const { register, handleSubmit, formState } = useForm<Typed, unknown, PersonDetails>({
    resolver: zodResolver(personDetailsSchema, { error: fieldError }),
    defaultValues: {
      number: person?.number ?? "",
      firstNames: person?.firstNames ?? "",
      lastNames: person?.lastNames ?? "",
      nickname: person?.nickname ?? "",
      clubId: person?.clubId ?? "",
      city: person?.city ?? "",
    },
  });
  const { errors } = formState;
  const failure = create.failure ?? edit.failure;
  const hasNumber = person !== null && person.number !== null;

  const save = (override: boolean) =>
    handleSubmit(async (details) => {
      if (person === null) {
        const answer = await create.send({ person: details, override });
        if (!answer.ok) return;
        showToast("Persona creada.");
        router.push(`/personas/${answer.value.personId}`);
        return;
      }
      const { id, version } = person;
      const answer = await edit.send({ personId: id, version, person: details });
      if (answer.ok) showToast("Ficha guardada.");
    });

  return (
    <form onSubmit={save(false)} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Nombres"
          autoComplete="off"
          error={errors.firstNames?.message}
          {...register("firstNames")}
        />
        <TextInput
          label="Apellidos"
          autoComplete="off"
          error={errors.lastNames?.message}
          {...register("lastNames")}
        />
        <TextInput
          label="No. Federación"
          inputMode="numeric"
          autoComplete="off"
          optional={!hasNumber}
          readOnly={hasNumber}
          hint={hasNumber ? "Permanente: no se cambia." : "Una vez puesto, no se cambia."}
          className={hasNumber ? "bg-sunken!" : undefined}
          error={errors.number?.message}
          {...register("number")}
        />
        <TextInput
          label="Apodo"
          optional
          autoComplete="off"
          hint="Como le dicen en la mesa."
          error={errors.nickname?.message}
          {...register("nickname")}
        />
        <Select
          label="Club"
          optional
          placeholder="Sin club"
          options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.clubId?.message}
          {...register("clubId")}
        />
        <TextInput
          label="Ciudad"
          optional
          autoComplete="off"
          error={errors.city?.message}
          {...register("city")}
        />
      </div>
      {failure && (
        <Notice
          tone={failure.overridable ? "warning" : "error"}
          title={failure.overridable ? "¿Es la misma persona?" : "No se guardó"}
          actions={
            failure.overridable && (
              <Button pending={create.pending} onClick={save(true)}>
                Es otra persona: crear de todos modos
              </Button>
            )
          }
        >
          {failure.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" pending={create.pending || edit.pending}>
          {person === null ? "Crear persona" : "Guardar cambios"}
        </Button>
      </div>
    </form>
  );
}
