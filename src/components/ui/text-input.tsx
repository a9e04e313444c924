import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import type { FieldText } from "./field";
import { CONTROL_STYLE, Field } from "./field";

type TextInputProps = FieldText & Omit<ComponentProps<"input">, "children">;

/** A line of text, a number, a date … with its label. Numbers: pass `inputMode="numeric"` for the phone's keypad. */
export function TextInput({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...rest
}: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(CONTROL_STYLE, className)}
        />
      )}
    </Field>
  );
}
