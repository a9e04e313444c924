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

// The looks of rows and cells are short classes of globals.css: a hall of 800 pairs has seven thousand cells, and each
// class is sent twice, in the page and in what React reads of it.
/** A table on wide screens; on phones each row stacks: name first, the figures in a line under it. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionShown, columns, rows, rowKey, empty, dense, isMarked, detail } = props;
  if (rows.length === 0 && empty) return <>{empty}</>;
  const hasLead = columns.some((column) => column.kind === "lead");
  return (
    <table className={classNames("dt", dense && "dt-dense", hasLead && "dt-led")}>
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
            <tr className={isMarked?.(row) ? "dt-row bg-sea-soft" : "dt-row hover:bg-sunken"}>
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
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
  readonly children: ReactNode;
};

function Cell<Row>({ column, children }: CellProps<Row>) {
  const kind = column.kind ?? "text";
  const label = kind === "figure" || kind === "text" ? (column.short ?? column.header) : "";
  const Tag = kind === "title" ? "th" : "td";
  return (
    <Tag
      scope={kind === "title" ? "row" : undefined}
      className={column.wideOnly ? `dt-${kind} max-sm:hidden!` : `dt-${kind}`}
    >
      {label !== "" && (
        <span aria-hidden="true" className="dt-label">
          {label}
        </span>
      )}
      {children}
    </Tag>
  );
}
