import type { HTMLAttributes } from "react";
import { cx } from "./cx";

type CardProps = HTMLAttributes<HTMLElement> & { as?: "div" | "section" | "article" | "li"; padded?: boolean };

/** A surface with one line around it. Cards never stand in cards. */
export function Card({ as: Tag = "div", padded = true, className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={cx("rounded-card border-line bg-surface border", padded && "p-5 md:p-6", className)} />
  );
}
