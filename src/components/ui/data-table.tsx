import type { Key, ReactNode } from "react";
import { Fragment } from "react";
import { classNames } from "./class-names";

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * What the column is, which decides its place in a phone's stacked row: `lead` the number at the left (place, table),
   * `title` the name, `figure` a number, `text` other words, `action` buttons. Default `text`.
   */
  readonly kind?: "lead" | "title" | "figure" | "text" | "action";
  /** Left out on phones. */
  readonly wideOnly?: boolean;
  /** Header shortened for phones: "G" for "Ganadas"; empty where the words need no name. */
  readonly short?: string;
};

type DataTableProps<Row> = {
  /** Names the table for readers; shown only with `captionShown`. */
  readonly caption: string;
  readonly captionShown?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** What stands in place of rows when there are none. */
  readonly empty?: ReactNode;
  /** Smaller rows, for the desk. */
  readonly dense?: boolean;
  /** Marks a row, such as the player's own. */
  readonly isMarked?: (row: Row) => boolean;
  /** What stands below an opened row, over the whole width; null below the others. */
  readonly detail?: (row: Row) => ReactNode | null;
};

const PHONE_CELL = {
  lead: "max-sm:absolute max-sm:start-3 max-sm:top-2.5 max-sm:p-0! text-lg font-extrabold",
  title: "max-sm:w-full font-semibold",
  figure: "max-sm:inline-flex max-sm:items-baseline max-sm:gap-1.5",
  text: "max-sm:inline-flex max-sm:items-baseline max-sm:gap-1.5",
  action: "max-sm:w-full max-sm:pt-2!",
};

/** A table on wide screens; on phones each row stacks: name first, the figures in a line under it. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionShown, columns, rows, rowKey, empty, dense, isMarked, detail } = props;
  if (rows.length === 0 && empty) return <>{empty}</>;
  const hasLead = columns.some((column) => column.kind === "lead");
  return (
    <table className="w-full border-collapse text-start tabular-nums max-sm:block">
      <caption className={captionShown ? "pb-2 text-start font-semibold" : "sr-only"}>
        {caption}
      </caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-ink">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(
                "px-3 py-2 text-sm font-semibold text-ink-soft",
                column.kind === "figure" || column.kind === "action" ? "text-end" : "text-start",
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-ink">
        {rows.map((row) => (
          <Fragment key={rowKey(row)}>
            <tr
              className={classNames(
                "relative border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:py-2.5 max-sm:pe-3",
                hasLead ? "max-sm:ps-14" : "max-sm:ps-3",
                isMarked?.(row) ? "bg-sea-soft" : "hover:bg-sunken",
              )}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} dense={dense}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
            <Detail columns={columns.length}>{detail?.(row)}</Detail>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Detail({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  if (children === null || children === undefined) return null;
  return (
    <tr className="border-b border-line bg-sunken max-sm:block">
      <td colSpan={columns} className="p-0 max-sm:block">
        {children}
      </td>
    </tr>
  );
}

type CellProps<Row> = {
  readonly column: Column<Row>;
  readonly dense: boolean | undefined;
  readonly children: ReactNode;
};

function Cell<Row>({ column, dense, children }: CellProps<Row>) {
  const kind = column.kind ?? "text";
  const label = kind === "figure" || kind === "text" ? (column.short ?? column.header) : "";
  const Tag = kind === "title" ? "th" : "td";
  return (
    <Tag
      scope={kind === "title" ? "row" : undefined}
      className={classNames(
        "align-middle max-sm:block max-sm:p-0",
        dense ? "px-3 py-1.5" : "px-3 py-2.5",
        kind === "figure" || kind === "action" ? "text-end" : "text-start",
        PHONE_CELL[kind],
        column.wideOnly && "max-sm:hidden!",
      )}
    >
      {label !== "" && (
        <span aria-hidden="true" className="text-sm text-ink-soft sm:hidden">
          {label}
        </span>
      )}
      {children}
    </Tag>
  );
}
