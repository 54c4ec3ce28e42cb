import type { PromotionStatus } from "@domain/promotions/promotion-period";
import { cx } from "~/ui/cx";

/** A coupon's code as a ticket, notched on both sides; saffron only while customers can use it. */
export function Ticket({ code, status }: { code: string; status: PromotionStatus }) {
  return (
    <bdi
      dir="ltr"
      className={cx(
        "text-small rounded-small inline-flex min-h-8 min-w-30.5 items-center justify-center px-3.5 font-bold whitespace-nowrap forced-colors:border",
        "[mask-image:radial-gradient(circle_at_0_50%,transparent_5px,#000_5.5px),radial-gradient(circle_at_100%_50%,transparent_5px,#000_5.5px)] [mask-composite:intersect]",
        looks[status],
      )}
    >
      {code}
    </bdi>
  );
}

const looks: Record<PromotionStatus, string> = {
  active: "bg-accent-soft text-accent-text",
  scheduled: "bg-info-soft text-info-text",
  expired: "bg-muted text-quiet",
  inactive: "bg-muted text-quiet",
};
