import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import type { FieldText } from "./field";
import { CONTROL_STYLE, Field } from "./field";
import { Icon } from "./icon";

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
};

type SelectProps = FieldText &
  Omit<ComponentProps<"select">, "children"> & {
    readonly options: readonly SelectOption[];
    /** A first, empty option such as "Elige un club". */
    readonly placeholder?: string;
  };

/** One choice of a closed list, with its label; the phone's own picker. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, id, className, options, placeholder, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={classNames(CONTROL_STYLE, "appearance-none pe-10", className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
