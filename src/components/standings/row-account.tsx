import { LinkButton } from "@/components/ui/link-button";
import type { TieBreak } from "@/domain/rules/settings";
import type { RowPart } from "@/domain/standings/explain-row";
import { accountNotes, partCompany, partTitle, signed } from "@/i18n/es/standings";
import type { RowAccount as Account } from "@/server/standings/page";

type RowAccountProps = {
  readonly account: Account;
  readonly order: readonly TieBreak[];
  /** Address of the printed one. */
  readonly pdf: string;
  /** The row was kept before a correction: the account is that of the figures of now. */
  readonly isOvertaken: boolean;
};

/** How a row came about: its parts, which add up to it, and what its ties were broken by. */
export function RowAccount({ account, order, pdf, isOvertaken }: RowAccountProps) {
  const { row, parts, names, target } = account;
  const nameOf = (id: string) => names[id] ?? id;
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  return (
    <div className="grid gap-3 px-3 py-4 sm:px-5">
      {isOvertaken && (
        <p className="font-semibold text-amber">
          La cuenta es la de ahora, con las correcciones que hubo después de guardar estas
          posiciones.
        </p>
      )}
      <table className="w-full border-collapse text-sm tabular-nums max-sm:block">
        <caption className="sr-only">De qué sale cada número</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink text-ink-soft">
            <th scope="col" className="py-1 pe-3 text-start font-semibold">
              De dónde
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="py-1 ps-3 text-end font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {parts.map((part, index) => (
            <PartLine
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their order is fixed.
              key={index}
              title={partTitle(part, nameOf)}
              company={partCompany(part, nameOf)}
              figures={[winText(part), part.for, part.against, signed(part.net)]}
            />
          ))}
          <PartLine
            title="Suma"
            company=""
            figures={[String(row.wins), row.for, row.against, signed(net)]}
            isSum
          />
        </tbody>
      </table>
      <ul className="grid gap-1 text-sm">
        {accountNotes(account, nameOf, { order, target }).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <LinkButton
        href={pdf}
        icon="print"
        variant="quiet"
        size="dense"
        prefetch={false}
        className="justify-self-start"
      >
        Imprimir esta cuenta
      </LinkButton>
    </div>
  );
}

const HEADS = ["Ganada", "A favor", "En contra", "Efectividad"] as const;

function winText({ kind, wins }: RowPart): string {
  if (kind === "match" || kind === "rest")
    return wins === 0 ? "no" : wins === 1 ? "sí" : String(wins);
  return "";
}

type PartLineProps = {
  readonly title: string;
  readonly company: string;
  readonly figures: readonly [string, number, number, string];
  readonly isSum?: boolean;
};

function PartLine({ title, company, figures, isSum }: PartLineProps) {
  return (
    <tr
      className={`border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2 ${isSum ? "font-semibold" : ""}`}
    >
      <th scope="row" className="py-1.5 pe-3 text-start font-semibold max-sm:w-full max-sm:p-0">
        {title}
        {company !== "" && <span className="block font-normal text-ink-soft">{company}</span>}
      </th>
      {HEADS.map((head, index) => (
        <td key={head} className="py-1.5 ps-3 text-end align-top max-sm:p-0">
          <span aria-hidden="true" className="pe-1.5 text-ink-soft sm:hidden">
            {head}
          </span>
          {figures[index]}
        </td>
      ))}
    </tr>
  );
}
