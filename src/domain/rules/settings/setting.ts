// How one setting is declared: its closed values or its range, and who applies it. Each group of settings is a file
// beside this one; types, schemas, pages and the command line all follow from these declarations.

/**
 * Who applies a setting. `engine`: the program computes with it. `officials`: it is shown and printed, and people at the
 * table, the judge or the director see to it. `book`: the figures of its catalogue of infractions, or what is computed in
 * one way for every event; a tournament cannot replace it.
 */
export type AppliedBy = "engine" | "officials" | "book";

/** One of a closed list. */
export type ChoiceSetting<Value extends string = string, By extends AppliedBy = AppliedBy> = {
  readonly kind: "choice";
  readonly values: readonly Value[];
  readonly appliedBy: By;
};

/** A whole number within a range, or null where the rule does not exist. */
export type NumberSetting<Optional extends boolean = boolean, By extends AppliedBy = AppliedBy> = {
  readonly kind: "number";
  readonly isOptional: Optional;
  readonly least: number;
  /** Null where a document may name any number from `least`. */
  readonly most: number | null;
  /** The range that a form offers a tournament. */
  readonly sensible: readonly [least: number, most: number];
  readonly appliedBy: By;
};

/** An ordered list of different values. */
export type ListSetting<Value extends string = string, By extends AppliedBy = AppliedBy> = {
  readonly kind: "list";
  readonly values: readonly Value[];
  readonly appliedBy: By;
};

export type Setting = ChoiceSetting | NumberSetting | ListSetting;

/** The type of the value that a declaration admits. */
export type ValueOf<Declared> =
  Declared extends ChoiceSetting<infer Value>
    ? Value
    : Declared extends ListSetting<infer Value>
      ? readonly Value[]
      : Declared extends NumberSetting<infer Optional>
        ? Optional extends true
          ? number | null
          : number
        : never;

export function choice<const Value extends string, By extends AppliedBy>(
  values: readonly Value[],
  appliedBy: By,
): ChoiceSetting<Value, By> {
  return { kind: "choice", values, appliedBy };
}

export function list<const Value extends string, By extends AppliedBy>(
  values: readonly Value[],
  appliedBy: By,
): ListSetting<Value, By> {
  return { kind: "list", values, appliedBy };
}

/** The numbers that a document may name, and those that a form offers where they are fewer. */
type Range = {
  readonly least: number;
  readonly most: number | null;
  readonly sensible?: readonly [least: number, most: number];
};

function numberSetting<Optional extends boolean, By extends AppliedBy>(
  { least, most, sensible }: Range,
  isOptional: Optional,
  appliedBy: By,
): NumberSetting<Optional, By> {
  const range = sensible ?? ([least, most ?? least] as const);
  return { kind: "number", isOptional, least, most, sensible: range, appliedBy };
}

export function whole<By extends AppliedBy>(range: Range, appliedBy: By): NumberSetting<false, By> {
  return numberSetting(range, false, appliedBy);
}

/** A whole number, or null where the book has no such rule. */
export function optional<By extends AppliedBy>(
  range: Range,
  appliedBy: By,
): NumberSetting<true, By> {
  return numberSetting(range, true, appliedBy);
}
