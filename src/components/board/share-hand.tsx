"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-message";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { handDocumentText } from "@/domain/hand/shared-hand";
import { encodeSharedHand } from "@/domain/hand/shared-hand-text";
import { copyText } from "./copy-text";
import { handText } from "./hand-text";

/** Ways of giving the hand to somebody else: a link, the document that `capicua hand` reads, and its notation. */
export function ShareHand({ hand }: { readonly hand: SharedHand }) {
  const [link, setLink] = useState<string | null>(null);
  const [isNoted, setIsNoted] = useState(false);

  async function share() {
    const address = `${window.location.origin}/mano?h=${encodeSharedHand(hand)}`;
    setLink(address);
    const copied = await copyText(address);
    if (copied) showToast("Enlace copiado");
    else showToast("Copia el enlace de la casilla", "info");
  }

  async function copyNotation() {
    const copied = await copyText(handText(hand));
    if (copied) showToast("Notación copiada");
    else showToast("Copia la notación de la casilla", "info");
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="share" onClick={share}>
          Compartir
        </Button>
        <Button icon="download" onClick={() => download(hand)}>
          Descargar
        </Button>
        <Button icon="list" aria-expanded={isNoted} onClick={() => setIsNoted(!isNoted)}>
          Notación
        </Button>
      </div>
      {link !== null && (
        <TextInput
          label="Enlace de esta mano"
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      {isNoted && (
        <div className="grid gap-2">
          <Textarea
            label="Notación de la mano"
            hint="L es la izquierda, R la derecha y + robar del pozo."
            value={handText(hand)}
            readOnly
            rows={7}
            className="font-mono text-sm"
          />
          <div>
            <Button onClick={copyNotation}>Copiar la notación</Button>
          </div>
        </div>
      )}
    </div>
  );
}

function download(hand: SharedHand): void {
  const file = new Blob([handDocumentText(hand)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = "mano.json";
  anchor.click();
  URL.revokeObjectURL(address);
}
