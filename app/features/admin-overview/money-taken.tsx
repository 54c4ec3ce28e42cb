import { Figures } from "~/ui/desk/figures";
import { Money } from "~/ui/money";
import type { AdminOverview } from "./load-overview.server";

/** What makes the net sales of these days, and what customers paid on top. The platform only handles it: it is the restaurants'. */
export function MoneyTaken({ money }: { money: NonNullable<NonNullable<AdminOverview["sums"]>["money"]> }) {
  const { gross_sales, discounts, refunds, tax, tips, delivery_fees, taken_in } = money;
  return (
    <Figures
      label="Money of all restaurants"
      figures={[
        { label: "Gross sales", value: <Money cents={gross_sales} />, note: "Before discounts" },
        { label: "Discounts", value: <Money cents={-discounts} />, note: "Offers and coupons" },
        { label: "Refunds", value: <Money cents={-refunds} />, note: "Given back in these days" },
        {
          label: "Tax, tips, delivery",
          value: <Money cents={tax + tips + delivery_fees} />,
          note: "On top of net sales",
        },
        { label: "Taken in", value: <Money cents={taken_in} />, note: "All that customers paid" },
      ]}
    />
  );
}
