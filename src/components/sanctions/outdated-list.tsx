import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { OutdatedSheet } from "@/server/sheets/outdated";

type OutdatedListProps = {
  readonly slug: string;
  readonly sheets: readonly OutdatedSheet[];
};

/** Closed sheets that say something else than what counts since a sanction of another table was corrected. */
export function OutdatedList({ slug, sheets }: OutdatedListProps) {
  return (
    <Notice
      tone="warning"
      title={
        sheets.length === 1
          ? "Una Hoja cerrada ya no dice lo que cuenta"
          : `${sheets.length} Hojas cerradas ya no dicen lo que cuenta`
      }
      actions={sheets.map(({ matchId, round, table }) => (
        <LinkButton key={matchId} href={`/juez/${slug}/mesa/${matchId}/hoja`}>
          Ronda {round}, mesa {table}
        </LinkButton>
      ))}
    >
      Se {sheets.length === 1 ? "cerró" : "cerraron"} antes de corregirse una sanción anotada en
      otra mesa. Al reabrir y cerrar otra vez nace la versión siguiente.
    </Notice>
  );
}
