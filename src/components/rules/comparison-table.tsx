import { classNames } from "@/components/ui/class-names";
import type { ComparedCell, ComparedGroup, ComparedSetting } from "@/domain/rules/compare-books";
import type { PresetId } from "@/domain/rules/rules-spec";
import { SETTING_GROUP_TITLES, SETTING_TEXTS } from "@/i18n/es/rules";
import { SettingMeaning } from "./setting-meaning";

type ComparisonTableProps = {
  readonly group: ComparedGroup;
  readonly names: ReadonlyMap<PresetId, string>;
  readonly base: PresetId;
};

/** A group of settings, a column a book; on phones a card a setting with a line a book. */
export function ComparisonTable({ group, names, base }: ComparisonTableProps) {
  const title = SETTING_GROUP_TITLES[group.group];
  const books = group.settings[0]?.cells.map(({ book }) => book) ?? [];
  return (
    <section
      id={group.group}
      aria-labelledby={`${group.group}-titulo`}
      className="mb-8 scroll-mt-4"
    >
      <h2 id={`${group.group}-titulo`} className="text-xl">
        {title}
      </h2>
      <table className="w-full table-fixed border-collapse text-start tabular-nums max-lg:block">
        <caption className="sr-only">{title}, regla por regla</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b-2 border-ink align-bottom">
            <th scope="col" className="w-60 py-2 pe-3 text-start text-sm text-ink-soft">
              Regla
            </th>
            {books.map((book) => (
              <th key={book} scope="col" className="px-2 py-2 text-start text-sm">
                {names.get(book)}
                {book === base && <span className="block font-normal text-ink-soft">la base</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block max-lg:border-t-2 max-lg:border-ink">
          {group.settings.map((row) => (
            <SettingLine key={row.setting} row={row} names={names} base={base} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SettingLineProps = {
  readonly row: ComparedSetting;
  readonly names: ReadonlyMap<PresetId, string>;
  readonly base: PresetId;
};

function SettingLine({ row, names, base }: SettingLineProps) {
  const { label, explanation } = SETTING_TEXTS[row.setting];
  const officials = row.cells[0]?.row.appliedBy === "officials";
  return (
    <tr className="border-b border-line align-top max-lg:block max-lg:py-3">
      <th scope="row" className="py-2.5 pe-3 text-start max-lg:block max-lg:p-0 max-lg:pb-1.5">
        {label}
        <span className="block text-sm font-normal text-ink-soft">
          {explanation}
          {officials && " Lo aplican los oficiales."}
        </span>
      </th>
      {row.cells.map((cell) => (
        <td
          key={cell.book}
          className={classNames(
            "border-s-4 px-2 py-2.5 text-sm max-lg:grid max-lg:grid-cols-[8.5rem_minmax(0,1fr)] max-lg:gap-x-2 max-lg:py-1.5 max-lg:text-base",
            cell.differs ? "border-sea" : "border-transparent",
          )}
        >
          <span className="text-sm text-ink-soft lg:hidden">
            {names.get(cell.book)}
            {cell.book === base && ", la base"}
          </span>
          <ComparedValue cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function ComparedValue({ cell }: { readonly cell: ComparedCell }) {
  return (
    <div>
      {cell.differs && (
        <span className="font-extrabold text-sea">
          <span aria-hidden="true">≠ </span>
          <span className="sr-only">distinto: </span>
        </span>
      )}
      <SettingMeaning row={cell.row} variants={cell.variants} />
    </div>
  );
}
