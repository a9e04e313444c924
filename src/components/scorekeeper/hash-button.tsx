import type { ReactNode } from "react";
import type { ButtonLook } from "@/components/ui/button-style";
import { buttonStyle } from "@/components/ui/button-style";
import { classNames } from "@/components/ui/class-names";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import type { Screen } from "./screen-hash";
import { hashOf } from "./screen-hash";

type HashButtonProps = ButtonLook & {
  readonly screen: Screen;
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A link to another screen of the scorekeeper that looks like a button; it asks the server for nothing. */
export function HashButton({ screen, icon, className, children, ...look }: HashButtonProps) {
  return (
    <a
      href={hashOf(screen)}
      className={classNames(buttonStyle({ size: "large", ...look }), className)}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}
