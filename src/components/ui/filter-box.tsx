"use client";

import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names";
import { CONTROL_STYLE } from "./field";
import { Icon } from "./icon";

type FilterBoxProps = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** What the filter found, below the box. */
  readonly status?: ReactNode;
  readonly className?: string;
};

/** Narrows down a list that is already on the page, as one types. `SearchBox` asks the server instead. */
export function FilterBox({
  label,
  labelHidden,
  value,
  onChange,
  placeholder,
  status,
  className,
}: FilterBoxProps) {
  const id = useId();
  return (
    <search className={className}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "mb-1.5 block font-semibold"}>
        {label}
      </label>
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder}
          autoComplete="off"
          className={classNames(CONTROL_STYLE, "ps-10")}
        />
      </div>
      {status && (
        <p role="status" className="mt-1.5 text-sm text-ink-soft tabular-nums">
          {status}
        </p>
      )}
    </search>
  );
}
