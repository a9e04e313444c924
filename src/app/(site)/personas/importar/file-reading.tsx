import { Icon } from "@/components/ui/icon";
import { Badge } from "@/components/ui/state-pill";
import type { ParsedRoster } from "@/domain/tournament/roster";
import { ROSTER_FIELD_NAMES } from "@/i18n/es/roster";
import type { RosterPreview } from "@/server/people/roster-preview";

const ENCODINGS: Readonly<Record<RosterPreview["encoding"], string>> = {
  "utf-8": "UTF-8",
  "utf-8-bom": "UTF-8 con marca",
  "utf-8-twice": "UTF-8 codificado dos veces (reparado)",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows (1252)",
  macintosh: "Mac antiguo",
  cp850: "MS-DOS (850)",
};

const SEPARATORS: Readonly<Record<ParsedRoster["separator"], string>> = {
  ",": "coma",
  ";": "punto y coma",
  "\t": "tabulador",
  "|": "barra",
};

/** How a file was read: letters, separator, header, and what each column was taken for. */
export function FileReading({ preview }: { readonly preview: RosterPreview }) {
  const { encoding, separator, headerLine, columns, skippedLines } = preview;
  const ignored = columns.filter(({ field }) => field === null);
  return (
    <details className="group border-y border-line py-1" open={ignored.length > 0}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-5 group-open:rotate-180" />
        <span>
          Cómo se leyó: {ENCODINGS[encoding]}, separado por {SEPARATORS[separator]},{" "}
          {headerLine === null ? "sin encabezado" : `encabezado en la fila ${headerLine}`}
        </span>
      </summary>
      <ul className="grid gap-x-6 gap-y-1.5 pb-3 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ header, field }, index) => (
          // Two columns of a file may have one title; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
          <li key={index} className="flex flex-wrap items-center gap-2">
            <span className="break-words">«{header === "" ? `columna ${index + 1}` : header}»</span>
            <span aria-hidden="true">→</span>
            {field === null ? (
              <span className="text-ink-soft">no se usa</span>
            ) : (
              <Badge>{ROSTER_FIELD_NAMES[field]}</Badge>
            )}
          </li>
        ))}
      </ul>
      {skippedLines.length > 0 && (
        <p className="pb-3 text-sm text-ink-soft">
          Filas que no son de nadie (en blanco, títulos, totales): {lineList(skippedLines)}.
        </p>
      )}
    </details>
  );
}

const MOST_LINES = 12;

function lineList(lines: readonly number[]): string {
  const shown = lines.slice(0, MOST_LINES).join(", ");
  return lines.length > MOST_LINES ? `${shown} y ${lines.length - MOST_LINES} más` : shown;
}
