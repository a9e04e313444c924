"use client";

import { Button } from "@/components/ui/button";

type CsvButtonProps = { readonly csv: string; readonly fileName: string };

/** Gives the rows that do not enter as a file, as they were, each with what is wrong. Nothing when there are none. */
export function CsvButton({ csv, fileName }: CsvButtonProps) {
  if (csv === "") return null;
  function download() {
    const address = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <Button icon="document" onClick={download}>
      Descargar estas filas (CSV)
    </Button>
  );
}
