"use client";

import { Textarea } from "@/components/ui/textarea";

type ReasonFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** Usual reasons: a tap writes one. */
  readonly usual: readonly string[];
  readonly error?: string | undefined;
};

/** A reason in words, with the usual ones to tap. It stays in the record. */
export function ReasonField({ label, value, onChange, usual, error }: ReasonFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        label={label}
        hint="Queda escrito en la Hoja."
        rows={2}
        maxLength={300}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-wrap gap-1.5">
        {usual.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={value === reason}
            onClick={() => onChange(reason)}
            className="min-h-12 rounded-full border-2 border-line-strong bg-surface px-3 text-sm font-semibold hover:bg-sunken aria-pressed:border-sea aria-pressed:bg-sea-soft"
          >
            {reason}
          </button>
        ))}
      </div>
    </div>
  );
}
