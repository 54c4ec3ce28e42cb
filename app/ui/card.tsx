import type { HTMLAttributes } from "react";
import { cx } from "./cx";

type CardProps = HTMLAttributes<HTMLElement> & { as?: "div" | "section" | "article" | "li"; padded?: boolean };

/** A bordered surface. Cards are not nested. */
export function Card({ as: Tag = "div", padded = true, className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={cx("rounded-card border-line bg-surface border", padded && "p-5 md:p-6", className)} />
  );
}
