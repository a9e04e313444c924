import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names";
import { FieldError } from "./field";

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** A picture above or beside the words: a tile, a card, an icon. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
};

type RadioCardsProps = Omit<
  ComponentProps<"input">,
  "type" | "children" | "value" | "defaultValue"
> & {
  readonly legend: ReactNode;
  readonly options: readonly RadioOption[];
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** Chosen value when controlled; use with `onChange`. */
  readonly value?: string;
  /** Value chosen at first when not controlled. */
  readonly defaultValue?: string;
  /** Cards a row from 640 px on; on phones they stack unless `compact`. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Keeps the columns on phones too: for short words. */
  readonly compact?: boolean;
};

const WIDE = { 1: "sm:grid-cols-1", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-4" };
const ALWAYS = { 1: "grid-cols-1", 2: "grid-cols-2", 3: "grid-cols-3", 4: "grid-cols-4" };

/** One choice of a few, as large cards. `name` and `register(…)` go to each radio. */
export function RadioCards(props: RadioCardsProps) {
  const {
    legend,
    options,
    error,
    hint,
    value,
    defaultValue,
    columns = 2,
    compact,
    ...rest
  } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && <p className="-mt-1 mb-2 text-sm text-ink-soft">{hint}</p>}
      <div className={classNames("grid gap-2", compact ? ALWAYS[columns] : WIDE[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-14 min-w-0 items-center gap-3 rounded-control border-2 border-line-strong bg-surface px-3 py-2 hover:border-ink has-checked:border-sea has-checked:bg-sea-soft has-checked:shadow-[inset_0_0_0_1px_var(--sea)] has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              {...rest}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === option.value
              }
              disabled={option.disabled || rest.disabled}
              className="size-5 shrink-0 accent-sea outline-none"
            />
            {option.picture}
            <span className="min-w-0">
              <span className="block leading-tight font-semibold">{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
