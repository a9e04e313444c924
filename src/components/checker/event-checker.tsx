"use client";

import type { DragEvent } from "react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Pending } from "@/components/ui/progress";
import { Textarea } from "@/components/ui/textarea";
import { CheckAnswer, Unreadable } from "./check-answer";
import type { CheckState } from "./use-checker";
import { useChecker } from "./use-checker";

const EXAMPLE = "/ejemplo-torneo.json";

/** A document to begin with: where it is, and what it is called. */
export type CheckSource = { readonly href: string; readonly name: string };

function Outcome({ state }: { readonly state: CheckState }) {
  switch (state.kind) {
    case "idle":
      return null;
    case "progress":
      return (
        <Pending>
          {state.round === 0
            ? "Leyendo el documento"
            : `Comprobando la ronda ${state.round} de ${state.rounds}`}
        </Pending>
      );
    case "failed":
      return (
        <Notice tone="error" title="Este navegador no pudo comprobarlo">
          Cierra otras pestañas y prueba otra vez, o usa la orden <code>capicua check</code>.
        </Notice>
      );
    case "unreadable":
      return <Unreadable problems={state.problems} />;
    case "checked":
      return <CheckAnswer event={state.event} />;
  }
}

/** Takes an event document by drop, file, paste or link, and checks it in the browser. */
export function EventChecker({ source }: { readonly source: CheckSource | null }) {
  const { state, check } = useChecker();
  const [name, setName] = useState<string | null>(null);
  const [pasted, setPasted] = useState("");
  const [missing, setMissing] = useState(false);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const answerId = useId();

  const start = useCallback(
    (title: string, text: string) => {
      setMissing(false);
      setName(title);
      check(text);
    },
    [check],
  );
  const fetchAndCheck = useCallback(
    async ({ href, name: title }: CheckSource) => {
      const response = await fetch(href).catch(() => null);
      if (response?.ok) start(title, await response.text());
      else setMissing(true);
    },
    [start],
  );
  const href = source?.href;
  const title = source?.name;
  useEffect(() => {
    if (href !== undefined && title !== undefined) void fetchAndCheck({ href, name: title });
  }, [href, title, fetchAndCheck]);

  const take = async (file: File | undefined) => {
    if (file) start(file.name, await file.text());
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div className="grid gap-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`grid justify-items-start gap-3 rounded-panel border-2 border-dashed p-4 sm:p-6 ${isOver ? "border-sea bg-sea-soft" : "border-line-strong bg-surface"}`}
      >
        <p>Suelta aquí el documento del torneo (un archivo .json), o elígelo.</p>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="Documento del torneo"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon="document" onClick={() => input.current?.click()}>
            Elegir archivo
          </Button>
          <Button
            icon="play"
            onClick={() => void fetchAndCheck({ href: EXAMPLE, name: "Torneo de ejemplo" })}
          >
            Probar con un ejemplo
          </Button>
          <LinkButton href={EXAMPLE} icon="download" prefetch={false}>
            Bajar el ejemplo
          </LinkButton>
        </div>
        <p className="text-sm text-ink-soft">
          Se comprueba en este aparato: el documento no se envía a ninguna parte.
        </p>
      </div>
      <details className="rounded-panel bg-sunken p-3 sm:p-4">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold">
          <Icon name="chevron" className="size-5 transition-transform in-open:rotate-180" />
          Pegar el documento
        </summary>
        <div className="mt-2 grid justify-items-start gap-3">
          <div className="w-full">
            <Textarea
              label="Documento del torneo en JSON"
              rows={8}
              spellCheck={false}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
          </div>
          <Button
            icon="check"
            disabled={pasted.trim() === ""}
            onClick={() => start("Documento pegado", pasted)}
          >
            Comprobar
          </Button>
        </div>
      </details>
      <section aria-labelledby={answerId} aria-live="polite" className="grid gap-3">
        <h2 id={answerId} className={name === null ? "sr-only" : "text-xl"}>
          {name ?? "Resultado"}
        </h2>
        {missing && (
          <Notice tone="error" title="No se pudo traer el documento">
            Mira si hay conexión y vuelve a intentarlo.
          </Notice>
        )}
        <Outcome state={state} />
      </section>
    </div>
  );
}
