import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "secondary" | "danger" | "quiet";
export type ButtonSize = "normal" | "large" | "dense";

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: "bg-sea text-on-sea border-sea hover:bg-sea-strong hover:border-sea-strong",
  secondary: "bg-surface text-ink border-line-strong hover:bg-sunken",
  danger: "bg-wine-fill text-on-wine-fill border-wine-fill hover:brightness-90",
  quiet: "border-transparent text-sea underline-offset-4 hover:bg-sunken hover:underline",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  normal: "min-h-12 px-4 text-base",
  large: "min-h-14 px-6 text-lg",
  dense: "min-h-12 px-3 text-sm lg:min-h-9",
};

export type ButtonLook = {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Fills the width of its container, as the main action of a phone screen does. */
  readonly wide?: boolean;
};

/** The classes of anything that looks like a button. `dense` is 48 px high on phones and smaller at the desk. */
export function buttonStyle({ variant = "secondary", size = "normal", wide }: ButtonLook): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control border-2 text-center leading-tight font-semibold",
    "transition-colors active:translate-y-px",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft disabled:no-underline disabled:brightness-100",
    "aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft aria-disabled:no-underline aria-disabled:brightness-100",
    VARIANTS[variant],
    SIZES[size],
    wide && "w-full",
  );
}
