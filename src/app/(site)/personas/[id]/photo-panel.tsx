"use client";

import Image from "next/image";
import { useId, useRef, useState } from "react";
import type { Answer } from "@/components/commands/answer";
import { newCommandId } from "@/components/commands/command-id";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { shrinkPhoto } from "@/components/people/shrink-photo";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { showToast } from "@/components/ui/toast-message";
import { dropPhoto } from "../actions";

type PhotoPanelProps = {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly photoAt: number | null;
  };
  readonly mayChange: boolean;
};

const UNREADABLE = "No se puede leer esa imagen: usa una foto JPEG, PNG o WebP.";
const OFFLINE = "No hay conexión con el servidor. Inténtalo otra vez.";

/** A person's photo, for those who are signed in, and the way to set it. */
export function PhotoPanel({ person, mayChange }: PhotoPanelProps) {
  const router = usePage();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const remove = useCommand(dropPhoto);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name, photoAt } = person;

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    setSending(true);
    setProblem(await send(id, file));
    setSending(false);
    if (input.current) input.current.value = "";
    router.refresh();
  }

  async function drop() {
    setProblem(null);
    const answer = await remove.send({ personId: id });
    if (answer.ok) showToast("Foto quitada.");
    else setProblem(answer.messages.join(" "));
  }

  return (
    <Panel title="Foto">
      <div className="flex flex-wrap items-center gap-4">
        {photoAt === null ? (
          <span className="grid size-28 shrink-0 place-items-center rounded-panel bg-sunken text-center text-sm text-ink-soft">
            Sin foto
          </span>
        ) : (
          <Image
            src={`/personas/${id}/foto?v=${photoAt}`}
            alt={`Foto de ${name}`}
            width={112}
            height={112}
            unoptimized
            className="size-28 shrink-0 rounded-panel bg-sunken object-cover"
          />
        )}
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <label
              htmlFor={inputId}
              className={classNames(
                buttonStyle({}),
                "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              )}
            >
              <Icon name="person" />
              <span>{wordsFor(sending, photoAt)}</span>
              <input
                ref={input}
                id={inputId}
                type="file"
                accept="image/*"
                disabled={sending}
                className="sr-only"
                onChange={(event) => choose(event.target.files?.[0])}
              />
            </label>
            {photoAt !== null && (
              <Button variant="quiet" pending={remove.pending} onClick={drop}>
                Quitar
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-soft">La ven solo quienes entran con su cuenta.</p>
      {problem !== null && (
        <div className="mt-3">
          <Notice tone="error" title="No se guardó la foto">
            {problem}
          </Notice>
        </div>
      )}
    </Panel>
  );
}

function wordsFor(sending: boolean, photoAt: number | null): string {
  if (sending) return "Subiendo…";
  return photoAt === null ? "Poner foto" : "Cambiar foto";
}

/** Shrinks and sends a picture; what was wrong in words, or null. */
async function send(personId: string, file: File): Promise<string | null> {
  const photo = await shrinkPhoto(file);
  if (photo === null) return UNREADABLE;
  try {
    const response = await fetch(`/personas/${personId}/foto?envio=${newCommandId()}`, {
      method: "POST",
      headers: { "content-type": "image/jpeg" },
      body: photo,
    });
    const answer = (await response.json()) as Answer<unknown>;
    if (!answer.ok) return answer.messages.join(" ");
    showToast("Foto guardada.");
    return null;
  } catch {
    return OFFLINE;
  }
}
