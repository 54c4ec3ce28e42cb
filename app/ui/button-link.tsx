import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { buttonStyle, type ButtonLook } from "./button-style";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

type ButtonLinkProps = ComponentPropsWithoutRef<typeof Link> & ButtonLook & { icon?: IconName; iconEnd?: IconName };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  const iconSize = size === "sm" ? 16 : 20;
  return (
    <Link {...rest} className={buttonStyle({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize} className="rtl:-scale-x-100" />}
    </Link>
  );
}
