import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import type { FieldText } from "./field";
import { CONTROL_STYLE, Field } from "./field";

type TextareaProps = FieldText & Omit<ComponentProps<"textarea">, "children">;

/** Several lines of text, with its label. */
export function Textarea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 4,
  ...rest
}: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(CONTROL_STYLE, className)}
        />
      )}
    </Field>
  );
}
