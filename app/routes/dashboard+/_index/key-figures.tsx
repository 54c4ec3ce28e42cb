import { formatCents } from "@domain/money";
import { Change, Figures } from "~/ui/desk/figures";
import { Money } from "~/ui/money";
import type { Overview } from "./overview.server";

/** [DASH-4] */
export function KeyFigures({ sums, label }: { sums: Overview["sums"]; label: string }) {
  const { revenue, orders, customers, average, growth, before } = sums;
  const changed = (percent: number | null) => before && <Change percent={percent} than={`on ${before.text}`} />;
  return (
    <Figures
      label={label}
      figures={[
        { label: "Earnings", value: <Money cents={revenue} />, note: changed(growth) },
        { label: "Orders", value: orders.toLocaleString("en-US"), note: before && changed(before.orders) },
        { label: "Customers", value: customers.toLocaleString("en-US"), note: before && changed(before.customers) },
        { label: "Average order", value: <Money cents={average} />, note: before && changed(before.average) },
        {
          label: "Growth",
          value: growth === null ? "None yet" : `${growth.toLocaleString("en-US")}%`.replace("-", "−"),
          note: before && `${formatCents(before.revenue)} in ${before.text}`,
        },
      ]}
    />
  );
}
