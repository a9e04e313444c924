import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";

type OfficialLinksProps = {
  /** The desk page of the table whose Hoja was scanned; null for who is no official of its tournament. */
  readonly desk: string | null;
  /** The `p` of the QR that was scanned: the desk page warns too where the paper is of other seats. */
  readonly scanned: string | string[] | undefined;
};

/** What an official who scanned a Hoja comes for: to type it, to photograph it. Nothing for anybody else. */
export function OfficialLinks({ desk, scanned }: OfficialLinksProps) {
  if (desk === null) return null;
  const address = typeof scanned === "string" ? `${desk}?p=${encodeURIComponent(scanned)}` : desk;
  return (
    <Panel title="Para la mesa de control" tone="sunken">
      <div className="flex flex-wrap gap-2">
        <LinkButton href={address} variant="primary" icon="edit">
          Teclear en la mesa de control
        </LinkButton>
        <LinkButton href={`${address}#papel`} icon="document">
          Foto de la Hoja
        </LinkButton>
      </div>
    </Panel>
  );
}
