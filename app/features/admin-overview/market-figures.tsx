import { Change, Figures } from "~/ui/desk/figures";
import { Money } from "~/ui/money";
import type { AdminOverview } from "./load-overview.server";

/** [ADMIN-2] What there is now, and what the days brought. */
export function MarketFigures({
  counts,
  sums,
}: {
  counts: AdminOverview["counts"];
  sums: AdminOverview["sums"] | null;
}) {
  const { pending, approved, rejected, suspended } = counts.restaurants;
  const text = (count: number) => count.toLocaleString("en-US");
  const before = sums?.before;
  return (
    <Figures
      label="Marketplace"
      figures={[
        {
          label: "Restaurants",
          value: text(pending + approved + rejected + (suspended ?? 0)),
          note: `${approved} listed, ${pending} pending, ${rejected} rejected${suspended ? `, ${suspended} suspended` : ""}`,
        },
        ...(sums
          ? [
              {
                label: "Orders",
                value: text(sums.orders),
                note: before && <Change percent={before.orders} than={`on ${before.text}`} />,
              },
              {
                label: sums.money ? "Net sales" : "Revenue",
                value: <Money cents={sums.money?.net_sales ?? sums.revenue} />,
                note: before && <Change percent={before.revenue} than={`on ${before.text}`} />,
              },
              {
                label: "Customers",
                value: text(sums.customers),
                note: sums.joined === null ? undefined : `${text(sums.joined)} new in these days`,
              },
            ]
          : []),
        {
          label: "Sales agents",
          value: text(counts.agents),
          note: counts.active_agents == null ? undefined : `${text(counts.active_agents)} active`,
        },
      ]}
    />
  );
}
