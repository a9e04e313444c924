import type { ComponentProps } from "react";
import type { ButtonLook } from "./button-style";
import { buttonStyle } from "./button-style";
import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Icon } from "./icon";
import { Spinner } from "./spinner";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    readonly icon?: IconName;
    /** While true the button shows a ring, reads as busy, and takes no second press. */
    readonly pending?: boolean;
  };

/** A button. `type` is `button` unless said; use `SubmitButton` inside a form with a server action. */
export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
