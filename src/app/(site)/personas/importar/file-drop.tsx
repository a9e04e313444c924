"use client";

import { useId, useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

/** Where a list is dropped, or chosen with a press or the keyboard. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const inputId = useId();
  const [over, setOver] = useState(false);
  return (
    <section
      aria-label="Archivo del listado"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      className={classNames(
        "flex flex-col items-center gap-4 rounded-panel border-2 border-dashed px-4 py-10 text-center",
        over ? "border-sea bg-sea-soft" : "border-line-strong bg-surface",
      )}
    >
      <p className="text-lg font-semibold max-sm:hidden">Arrastra el archivo hasta aquí, o</p>
      <label
        htmlFor={inputId}
        className={classNames(
          buttonStyle({ variant: "primary", size: "large" }),
          "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        )}
      >
        <Icon name="document" />
        <span>Elegir el archivo</span>
        <input
          id={inputId}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
          }}
        />
      </label>
      <div className="max-w-[52ch] text-ink-soft">
        <p>
          CSV o TXT de hasta 2 MB, con los títulos de las columnas en cualquier orden: No.
          Federación, Apellidos, Nombres, Apodo, Club, Ciudad.
        </p>
        <p className="mt-2">
          Desde Excel: «Guardar como… CSV». Los acentos y el separador se reconocen solos.
        </p>
      </div>
    </section>
  );
}
