"use client";

import { useState, useTransition } from "react";
import type { Answer } from "@/components/commands/answer";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Pending } from "@/components/ui/progress";
import { showToast } from "@/components/ui/toast-message";
import type { TableCode } from "@/server/rounds/table-code";
import { tableCodeAction } from "../actions";

type TableCodeButtonProps = { readonly matchId: string; readonly table: number };

const NO_CONNECTION: Answer<TableCode> = {
  ok: false,
  messages: ["No hay conexión con el servidor. Inténtalo otra vez."],
  codes: ["no-connection"],
  overridable: false,
};

/** Shows the code and QR that open one table for writing, to a phone that has lost its card. */
export function TableCodeButton({ matchId, table }: TableCodeButtonProps) {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer<TableCode> | null>(null);
  const [, start] = useTransition();

  function show() {
    setOpen(true);
    setAnswer(null);
    start(async () => setAnswer(await tableCodeAction({ matchId }).catch(() => NO_CONNECTION)));
  }

  return (
    <>
      <Button size="dense" variant="quiet" onClick={show} aria-label={`Código de la mesa ${table}`}>
        Código
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Código de la mesa ${table}`}>
        {answer === null && <Pending />}
        {answer?.ok && <CodeCard code={answer.value} />}
        {answer && !answer.ok && <p role="alert">{answer.messages.join(" ")}</p>}
      </Dialog>
    </>
  );
}

function CodeCard({ code }: { readonly code: TableCode }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code.url);
      showToast("El enlace está copiado.");
    } catch {
      // Plain http on a hall's network has no clipboard; the link stands there to be selected.
      showToast("Este navegador no copia: selecciona el enlace.", "warning");
    }
  }

  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p className="text-5xl font-extrabold tracking-widest">{code.code}</p>
      {/* biome-ignore lint/performance/noImgElement: an SVG made here, of a few kilobytes */}
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(code.qr)}`}
        alt={`QR que abre la mesa ${code.table}`}
        className="size-56"
      />
      <p className="text-sm break-all select-all">{code.url}</p>
      <p className="text-ink-soft">Quien lo tenga puede anotar en esta mesa, solo esta ronda.</p>
      <Button icon="document" onClick={copy}>
        Copiar enlace
      </Button>
    </div>
  );
}
