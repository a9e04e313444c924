import Link from "next/link";
import type { ComponentProps } from "react";
import type { ButtonLook } from "./button-style";
import { buttonStyle } from "./button-style";
import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Icon } from "./icon";
import { LinkPending } from "./link-pending";

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook & { readonly icon?: IconName };

/** A link that looks like a button: for going somewhere, never for changing something. */
export function LinkButton({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      data-no-print
      {...rest}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      <LinkPending />
    </Link>
  );
}
