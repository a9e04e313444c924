import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { ComparedCell, ComparedGroup, ComparedSetting } from "@/domain/rules/compare-books";
import type { PresetId } from "@/domain/rules/rules-spec";
import { SETTING_TEXTS } from "@/i18n/es/rules";
import { SettingMeaning } from "./setting-meaning";

type ComparisonTableProps = {
  readonly title: string;
  readonly settings: ComparedGroup["settings"];
  readonly names: ReadonlyMap<PresetId, string>;
  readonly base: PresetId;
};

/** For wide screens: a row a setting, a column a book. */
export function ComparisonTable({ title, settings, names, base }: ComparisonTableProps) {
  const books = settings[0]?.cells.map(({ book }) => book) ?? [];
  return (
    <table className="hidden w-full table-fixed border-collapse text-start tabular-nums lg:table">
      <caption className="sr-only">{title}, regla por regla</caption>
      <thead>
        <tr>
          <HeadCell wide>Regla</HeadCell>
          {books.map((book) => (
            <HeadCell key={book}>
              {names.get(book)}
              {book === base && <span className="block font-normal text-ink-soft">la base</span>}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.map((row) => (
          <SettingLine key={row.setting} row={row} />
        ))}
      </tbody>
    </table>
  );
}

type HeadCellProps = { readonly wide?: boolean; readonly children: ReactNode };

function HeadCell({ wide, children }: HeadCellProps) {
  return (
    <th
      scope="col"
      className={classNames(
        "sticky top-0 z-10 border-b-2 border-ink bg-paper py-2 text-start align-bottom text-sm",
        wide ? "w-60 pe-3" : "px-3",
      )}
    >
      {children}
    </th>
  );
}

function SettingLine({ row }: { readonly row: ComparedSetting }) {
  const { label, explanation } = SETTING_TEXTS[row.setting];
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2.5 pe-3 text-start">
        {label}
        <span className="block text-sm font-normal text-ink-soft">
          {explanation}
          {row.cells[0]?.row.appliedBy === "officials" && " Lo aplican los oficiales."}
        </span>
      </th>
      {row.cells.map((cell) => (
        <td
          key={cell.book}
          className={classNames(
            "px-3 py-2.5 text-sm",
            cell.differs && "shadow-[inset_4px_0_0_var(--sea)]",
          )}
        >
          <ComparedValue cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function ComparedValue({ cell }: { readonly cell: ComparedCell }) {
  return (
    <>
      {cell.differs && (
        <span className="font-extrabold text-sea">
          <span aria-hidden="true">≠ </span>
          <span className="sr-only">distinto: </span>
        </span>
      )}
      <SettingMeaning row={cell.row} variants={cell.variants} />
    </>
  );
}
