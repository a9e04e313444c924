import type { ComponentProps, MouseEvent } from "react";
import type { ButtonLook } from "./button-style";
import { buttonStyle } from "./button-style";
import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Icon } from "./icon";
import { Spinner } from "./spinner";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    readonly icon?: IconName;
    /** While true the button shows a ring, reads as busy, and takes no second press. It keeps the focus. */
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
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // A button that is switched off while it is busy would lose the keyboard's place.
      {...(pending ? { onClick: takeNoPress, "aria-disabled": true, "aria-busy": true } : {})}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

function takeNoPress(event: MouseEvent): void {
  event.preventDefault();
}
