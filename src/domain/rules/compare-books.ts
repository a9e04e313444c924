import { sameData } from "../kernel/same-data";
import { defaultContext, explainRules, ruleBook } from "./resolve-rules";
import type { PresetId } from "./rules-spec";
import type { TableShape } from "./seat";
import type { ExplainedSetting, SettingGroup, SettingName } from "./settings";
import { SETTING_GROUPS } from "./settings";

// Rule books side by side, each as its own table plays it.

/** What a book says of a setting at another of the tables that it foresees, where it differs. */
export type SettingVariant = { readonly table: TableShape; readonly row: ExplainedSetting };

export type ComparedCell = {
  readonly book: PresetId;
  readonly row: ExplainedSetting;
  readonly variants: readonly SettingVariant[];
  /** Whether its value is another than the base book's. */
  readonly differs: boolean;
};

export type ComparedSetting = {
  readonly setting: SettingName;
  /** One cell a book, in the order asked for. */
  readonly cells: readonly ComparedCell[];
  readonly differs: boolean;
};

export type ComparedGroup = {
  readonly group: SettingGroup;
  readonly settings: readonly ComparedSetting[];
};

function isSame(one: ExplainedSetting, other: ExplainedSetting): boolean {
  return sameData(one.value, other.value);
}

type Rows = ReadonlyMap<SettingName, ExplainedSetting>;

function rowsOf(book: PresetId, table?: TableShape): Rows {
  const context = { ...defaultContext(book), ...table };
  return new Map(explainRules(book, context).map((row) => [row.setting, row]));
}

function rowOf(rows: Rows, setting: SettingName): ExplainedSetting {
  const row = rows.get(setting);
  if (row === undefined) throw new Error(`No row for ${setting}`);
  return row;
}

/** Every setting in groups, with a cell a book; `base` is the book from which the others are told apart. */
export function compareBooks(books: readonly PresetId[], base: PresetId): readonly ComparedGroup[] {
  const columns = books.map((book) => ({
    book,
    rows: rowsOf(book),
    others: ruleBook(book).tables.value.map((table) => ({ table, rows: rowsOf(book, table) })),
  }));
  const baseRows = rowsOf(base);
  const compared = (setting: SettingName): ComparedSetting => {
    const cells = columns.map(({ book, rows, others }): ComparedCell => {
      const row = rowOf(rows, setting);
      const variants = others.map((other) => ({
        table: other.table,
        row: rowOf(other.rows, setting),
      }));
      return {
        book,
        row,
        variants: variants.filter((variant) => !isSame(variant.row, row)),
        differs: !isSame(row, rowOf(baseRows, setting)),
      };
    });
    return { setting, cells, differs: cells.some(({ differs }) => differs) };
  };
  return (Object.keys(SETTING_GROUPS) as SettingGroup[]).map((group) => ({
    group,
    settings: (Object.keys(SETTING_GROUPS[group]) as SettingName[]).map(compared),
  }));
}
