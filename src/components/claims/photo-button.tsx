"use client";

import { useRouter } from "next/navigation";
import { useId, useRef, useState } from "react";
import type { Answer } from "@/components/commands/answer";
import { newCommandId } from "@/components/commands/command-id";
import { shrinkPhoto } from "@/components/people/shrink-photo";
import { buttonStyle } from "@/components/ui/button-style";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-message";

/** Legible for a whole sheet on paper. */
const MOST_PIXELS = 1600;

/** Takes or chooses a photo, makes it small on the phone, and adds it to a claim. */
export function PhotoButton({ claimId }: { readonly claimId: string }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(null);
    setSending(true);
    setProblem(await send(claimId, chosen));
    setSending(false);
    if (input.current) input.current.value = "";
    router.refresh();
  }

  return (
    <div>
      <label
        htmlFor={inputId}
        className={classNames(
          buttonStyle({}),
          "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        )}
      >
        <Icon name="plus" />
        <span>{sending ? "Subiendo…" : "Añadir una foto"}</span>
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
      {problem !== null && (
        <div className="mt-3">
          <Notice tone="error" title="No se añadió la foto">
            {problem}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** Shrinks and sends a picture; what was wrong in words, or null. */
async function send(claimId: string, file: File): Promise<string | null> {
  const photo = await shrinkPhoto(file, MOST_PIXELS);
  if (photo === null) return "No se puede leer esa imagen: usa una foto JPEG, PNG o WebP.";
  try {
    const response = await fetch(`/junta/${claimId}/pruebas?envio=${newCommandId()}`, {
      method: "POST",
      headers: { "content-type": "image/jpeg" },
      body: photo,
    });
    const answer = (await response.json()) as Answer<unknown>;
    if (!answer.ok) return answer.messages.join(" ");
    showToast("Foto añadida.");
    return null;
  } catch {
    return "No hay conexión con el servidor. Inténtalo otra vez.";
  }
}
