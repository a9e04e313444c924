import type { ReactNode } from "react";
import { useId } from "react";
import { Icon } from "./icon";

export type FieldText = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what would be right. Marks the control invalid. */
  readonly error?: ReactNode;
  /** Shows "(opcional)" after the label. */
  readonly optional?: boolean;
};

export type FieldControl = {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

type FieldProps = FieldText & {
  readonly id?: string;
  readonly children: (control: FieldControl) => ReactNode;
};

/**
 * Label, hint and error around one control; `children` receives the attributes that tie them together. The ready-made
 * `TextInput`, `Select` and `Textarea` use it and take react-hook-form's `register(…)` as it is.
 */
export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={control} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (opcional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id: control,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error line under a control; nothing when there is no error. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string;
  readonly children?: ReactNode;
}) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-wine" role="alert">
      <Icon name="stop" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}

/** The classes shared by inputs, selects and text areas. */
export const CONTROL_STYLE =
  "min-h-12 w-full rounded-control border-2 border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-soft hover:border-ink aria-invalid:border-wine disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft";
