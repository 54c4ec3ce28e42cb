import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

const look =
  "relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-fast " +
  "hover:bg-muted disabled:cursor-not-allowed disabled:text-quiet disabled:opacity-50";
const framed = "border border-control bg-surface";

type Look = { icon: IconName; label: string; frame?: boolean; mirrored?: boolean };

/** A 44 px button with an icon and an accessible name (close, back, bell, previous, next, more). */
export function IconButton(props: ComponentPropsWithoutRef<"button"> & Look) {
  const { icon, label, frame, mirrored, className, children, ...rest } = props;
  return (
    <button type="button" aria-label={label} {...rest} className={cx(look, frame && framed, className)}>
      <Icon name={icon} className={mirrored ? "rtl:-scale-x-100" : undefined} />
      {children}
    </button>
  );
}

/** The same as a link. */
export function IconLink(props: ComponentPropsWithoutRef<typeof Link> & Look) {
  const { icon, label, frame, mirrored, className, children, ...rest } = props;
  return (
    <Link aria-label={label} {...rest} className={cx(look, frame && framed, className)}>
      <Icon name={icon} className={mirrored ? "rtl:-scale-x-100" : undefined} />
      {children}
    </Link>
  );
}
