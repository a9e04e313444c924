import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";

type SecondTypistDoorProps = {
  readonly table: number;
  /** The desk page of the table. */
  readonly address: string;
  /** The same page with what the first has typed. */
  readonly seen: string;
};

/** Before a Hoja that somebody else has typed and that is typed twice: whoever may type it again should not see it first. */
export function SecondTypistDoor({ table, address, seen }: SecondTypistDoorProps) {
  return (
    <PageMain width="narrow">
      <PageHeader title={`Mesa ${table}`} />
      <Notice
        title="Falta la segunda digitación"
        actions={
          <>
            <LinkButton href={`${address}/segunda`} variant="primary" icon="edit">
              Hacer la segunda digitación
            </LinkButton>
            <LinkButton href={seen} variant="quiet">
              Ver lo tecleado
            </LinkButton>
          </>
        }
      >
        Otra persona la tecleó. Si la segunda la haces tú, no mires antes lo que puso: las dos se
        comparan al final.
      </Notice>
    </PageMain>
  );
}
