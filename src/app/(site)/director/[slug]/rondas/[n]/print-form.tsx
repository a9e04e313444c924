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
  /** The numbers of the round's tables. */
  readonly tables: readonly number[];
  /** Whether the cards with the tables' codes may be printed. */
  readonly codes: boolean;
};

/** The papers of a round as PDF, in a new tab: Hojas, lists for the wall, table cards. Works without script. */
export function PrintForm({ base, tables, codes }: PrintFormProps) {
  const [first, last] = [Math.min(...tables), Math.max(...tables)];
  return (
    <Panel title="Papeles" tone="sunken">
      <form
        noValidate
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
          type="number"
          inputMode="numeric"
          min={first}
          max={last}
          autoComplete="off"
          hint={`De la ${first} a la ${last}; vacío: todas. Llena, una mesa a medias sale con líneas para seguir en papel.`}
        />
        <div className="flex flex-wrap gap-2">
          <PrintButton to={`${base}/hojas.pdf`} icon="print">
            Hojas en blanco
          </PrintButton>
          <PrintButton to={`${base}/hojas.pdf`} name="llenas" value="1" icon="document">
            Hojas llenas
          </PrintButton>
          <PrintButton to={`${base}/listas.pdf`} icon="list" whole>
            Lista por mesa
          </PrintButton>
          <PrintButton to={`${base}/listas.pdf`} name="orden" value="nombre" icon="list" whole>
            Lista por nombre
          </PrintButton>
          {codes && (
            <PrintButton to={`${base}/tarjetas.pdf`} icon="table" whole>
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
  /** Of the whole round: what the field of the table says does not matter. */
  readonly whole?: boolean;
  readonly children: string;
};

function PrintButton({ to, name, value, icon, whole = false, children }: PrintButtonProps) {
  return (
    <button
      type="submit"
      formAction={to}
      formNoValidate={whole}
      name={name}
      value={value}
      className={buttonStyle({ size: "dense" })}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
