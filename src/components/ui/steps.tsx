import { classNames } from "./class-names";
import { Icon } from "./icon";

type StepsProps = {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step at hand; `steps.length` when all are done. */
  readonly current: number;
};

/** Where one is in a fixed sequence. On phones only the current step shows its name. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav aria-label={label} className="mb-5">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            className="flex items-center gap-1.5"
          >
            <span
              className={classNames(
                "grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-extrabold tabular-nums",
                index < current && "border-felt bg-felt text-on-felt",
                index === current && "border-sea bg-sea text-on-sea",
                index > current && "border-line-strong text-ink-soft",
              )}
            >
              {index < current ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            <span className={index === current ? "font-semibold" : "max-sm:sr-only text-ink-soft"}>
              {step}
              {index < current && <span className="sr-only"> (hecho)</span>}
            </span>
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="h-0.5 w-3 bg-line-strong sm:w-6" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
