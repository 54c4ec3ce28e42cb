import { Link } from "@remix-run/react";
import type { HalalHeading } from "@domain/halal/halal-text";
import type { HalalState } from "@domain/halal/status";
import { isolated } from "~/lib/text/isolated";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import type { ItemMark } from "./item-marks";

/** A restaurant's halal state with its texts, which come from the server to keep the rules out of the scripts. */
export type ShownHalal = HalalHeading & { state: HalalState };

/** Background and text colours of a box for each state. */
export const halalBoxClasses: Record<HalalState, string> = {
  certified: "bg-primary-soft text-primary-text",
  declared: "bg-muted text-ink",
  expired: "bg-accent-soft text-accent-text",
  revoked: "bg-accent-soft text-accent-text",
  unstated: "bg-sunken text-body dark:bg-surface",
};
/** Text and icon colours of a line for each state. */
export const halalTextClasses: Record<HalalState, string> = {
  certified: "text-primary-text",
  declared: "text-quiet",
  expired: "text-accent-text",
  revoked: "text-accent-text",
  unstated: "text-quiet",
};

/** Each state has its own shape, so that it does not depend on colour; the seal is for verified certificates only. */
export function HalalIcon({ state, size = 20, className }: { state: HalalState; size?: number; className?: string }) {
  const isSmall = size <= 16;
  if (state === "certified") return <Icon name="seal-check" weight="fill" size={size} className={className} />;
  if (state === "declared")
    return <Icon name="chat-circle-text" weight={isSmall ? "bold" : "regular"} size={size} className={className} />;
  if (state === "expired")
    return <Icon name="clock-counter-clockwise" weight="bold" size={size} className={className} />;
  if (state === "revoked") return <Icon name="x-circle" weight="fill" size={size} className={className} />;
  return <Icon name="info" size={size} className={className} />;
}

/** [HALAL-10] In a restaurant's header: a link to the evidence, a line from 768 px and a block on phones. */
export function HalalBadge({ halal, to, asBlock }: { halal: ShownHalal; to: string; asBlock?: boolean }) {
  const { state, title, facts, sentence, link } = halal;
  const [inLine, inBlock] = asBlock ? ["hidden", "block"] : ["max-md:hidden", "md:hidden"];
  return (
    <Link
      to={to}
      preventScrollReset
      className={cx(
        "group rounded-control text-label flex w-full gap-3 p-4 font-normal forced-colors:border",
        !asBlock && "md:inline-flex md:min-h-11 md:w-auto md:items-center md:gap-2.5 md:px-3.5 md:py-2.5",
        halalBoxClasses[state],
      )}
    >
      <HalalIcon state={state} size={22} />
      <span className="min-w-0">
        <strong className={cx("font-bold", asBlock ? "block" : "max-md:block")}>{title}</strong>
        <span className={inLine}>
          {facts.map((fact) => (state === "expired" ? ` ${fact}` : ` · ${isolated(fact)}`))}
        </span>
        {sentence && <span className={cx("mt-0.5 block", inBlock)}>{sentence}</span>}{" "}
        <span
          className={cx(
            "font-semibold underline decoration-1 underline-offset-[3px] group-hover:decoration-2",
            asBlock ? "mt-1.5 block" : "max-md:mt-1.5 max-md:block md:ms-3",
          )}
        >
          {link}
        </span>
      </span>
    </Link>
  );
}

/** [HALAL-6] Marks of a dish: positive ones and warnings with an icon, the rest as plain text. */
export function ItemMarks({ marks }: { marks: readonly ItemMark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="text-small text-quiet mt-1 flex flex-wrap gap-x-3">
      {marks.map(({ text, icon, tone }) => (
        <li key={text} className={cx("inline-flex items-center gap-1.5", tone)}>
          {icon && <Icon name={icon} weight="fill" size={14} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
