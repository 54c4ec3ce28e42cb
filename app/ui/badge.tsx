import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";
import type { IconName, IconWeight } from "./icon-names";

export type BadgeTone = "ok" | "warn" | "bad" | "info" | "neutral" | "deal" | "pass";

const tones: Record<BadgeTone, string> = {
  ok: "bg-success-soft text-success-text",
  warn: "bg-accent-soft text-accent-text",
  bad: "bg-danger-soft text-danger-text",
  info: "bg-info-soft text-info-text",
  neutral: "bg-muted text-ink",
  deal: "bg-accent text-on-accent",
  pass: "bg-pass text-white",
};

/** Icons with a filled version. */
export type FilledIconName = { [Name in IconName]: "fill" extends IconWeight<Name> ? Name : never }[IconName];

/** A status or a tag: icon and text, so that the colour is not the only clue. */
export function Badge({
  tone,
  icon,
  children,
  className,
}: {
  tone: BadgeTone;
  icon?: FilledIconName;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        "rounded-tag text-small inline-flex min-h-6 max-w-full items-center gap-1.5 px-2 font-semibold",
        "forced-colors:border",
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} weight="fill" size={14} />}
      {/* Its line is as high as the badge and gives it its baseline: otherwise the icon's foot would, 3 px lower. */}
      <span className="min-w-0 self-baseline truncate leading-6">{children}</span>
    </span>
  );
}
