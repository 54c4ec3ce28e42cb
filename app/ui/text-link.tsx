import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { cx } from "./cx";

type TextLinkProps = ComponentPropsWithoutRef<typeof Link> & {
  /** Stands alone rather than in a sentence: heavier. */
  alone?: boolean;
  /** On a night surface. */
  night?: boolean;
};

/** A link in text, always underlined. */
export function TextLink({ alone, night, className, ...rest }: TextLinkProps) {
  const colour = night ? "text-white" : "text-primary hover:text-primary-hover";
  return (
    <Link
      {...rest}
      className={cx(
        "rounded-[4px] underline decoration-1 underline-offset-[3px] hover:decoration-2",
        colour,
        alone && "touch-room inline-flex min-h-6 items-center font-semibold",
        className,
      )}
    />
  );
}
