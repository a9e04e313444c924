import { buttonStyle } from "@/components/ui/button-style";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import { Panel } from "@/components/ui/panel";
import { PaperSelect } from "@/components/ui/paper-select";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";

type PrintFormProps = {
  /** The round's address. */
  readonly base: string;
  /** Whether the cards with the tables' codes may be printed. */
  readonly codes: boolean;
};

/** The papers of a round as PDF, in a new tab: Hojas, lists for the wall, table cards. Works without script. */
export function PrintForm({ base, codes }: PrintFormProps) {
  return (
    <Panel title="Papeles" tone="sunken">
      <form
        method="get"
        action={`${base}/hojas.pdf`}
        target="_blank"
        className="grid gap-3"
        rel="noopener"
      >
        <div className="grid grid-cols-2 gap-3">
          <PaperSelect />
          <Select
            label="Hojas por página"
            name="por"
            options={[
              { value: "1", label: "Una" },
              { value: "2", label: "Dos" },
            ]}
          />
        </div>
        <TextInput
          label="Solo la mesa"
          name="mesa"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,3}"
          title="El número de una mesa de la ronda"
          autoComplete="off"
          hint="Vacío: todas. Llena, una mesa a medias sale con líneas para seguir en papel."
        />
        <div className="flex flex-wrap gap-2">
          <PrintButton to={`${base}/hojas.pdf`} icon="print">
            Hojas en blanco
          </PrintButton>
          <PrintButton to={`${base}/hojas.pdf`} name="llenas" value="1" icon="document">
            Hojas llenas
          </PrintButton>
          <PrintButton to={`${base}/listas.pdf`} icon="list">
            Lista por mesa
          </PrintButton>
          <PrintButton to={`${base}/listas.pdf`} name="orden" value="nombre" icon="list">
            Lista por nombre
          </PrintButton>
          {codes && (
            <PrintButton to={`${base}/tarjetas.pdf`} icon="table">
              Tarjetas con códigos
            </PrintButton>
          )}
        </div>
      </form>
    </Panel>
  );
}

type PrintButtonProps = {
  readonly to: string;
  readonly name?: string;
  readonly value?: string;
  readonly icon: IconName;
  readonly children: string;
};

function PrintButton({ to, name, value, icon, children }: PrintButtonProps) {
  return (
    <button
      type="submit"
      formAction={to}
      name={name}
      value={value}
      className={buttonStyle({ size: "dense" })}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
