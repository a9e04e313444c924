import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names";
import { FieldError } from "./field";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

/** A yes or no; the whole line is the target. Works with `register(…)`. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const own = useId();
  const control = id ?? own;
  const errorId = `${control}-error`;
  const hintId = `${control}-hint`;
  return (
    <div>
      <label
        htmlFor={control}
        className={classNames("flex min-h-12 items-start gap-3 py-2.5", className)}
      >
        <input
          {...rest}
          id={control}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
          className="mt-px size-6 shrink-0 accent-sea"
        />
        <span>
          <span className="font-semibold">{label}</span>
          {hint && (
            <span id={hintId} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
