import type { ComponentProps } from "react";
import { useId } from "react";
import { Button } from "./button";
import { CONTROL_STYLE } from "./field";
import { Icon } from "./icon";

type SearchBoxProps = {
  /** What is searched: "Buscar por nombre, apodo o número". */
  readonly label: string;
  /** Where the form goes; the same page when absent. */
  readonly action?: string;
  readonly name?: string;
  readonly defaultValue?: string;
  readonly placeholder?: string;
  /** Other query values to keep. */
  readonly keep?: Readonly<Record<string, string | undefined>>;
  readonly onChange?: ComponentProps<"input">["onChange"];
  readonly autoFocus?: boolean;
};

/** A search that works as a plain GET form (`name` is `q` unless said); `onChange` lets a client filter as one types. */
export function SearchBox(props: SearchBoxProps) {
  const {
    label,
    action,
    name = "q",
    defaultValue,
    placeholder,
    keep = {},
    onChange,
    autoFocus,
  } = props;
  const id = useId();
  return (
    <search className="min-w-0 grow">
      <form noValidate action={action} className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {Object.entries(keep).map(
          ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />,
        )}
        <div className="flex gap-2">
          <div className="relative min-w-0 grow">
            <Icon
              name="search"
              className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
            />
            <input
              id={id}
              type="search"
              name={name}
              defaultValue={defaultValue}
              placeholder={placeholder}
              onChange={onChange}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: the desk's search is the page's one purpose where this is asked for
              autoFocus={autoFocus}
              className={`${CONTROL_STYLE} ps-10`}
            />
          </div>
          <Button type="submit">Buscar</Button>
        </div>
      </form>
    </search>
  );
}
