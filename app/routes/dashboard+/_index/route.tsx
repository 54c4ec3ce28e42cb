import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { formatCount } from "@domain/values/plural";
import { CounterLinks } from "~/features/orders/counter-links";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { shortMonth } from "~/lib/lists/period";
import { Card } from "~/ui/card";
import { BarChart, ChartTable } from "~/ui/chart";
import { Change, Figures } from "~/ui/dashboard/figures";
import { ExportMenu, PeriodMenu } from "~/ui/dashboard/menu";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { SampleBadge } from "~/ui/feedback/sample-badge";
import { TitledCard } from "~/ui/layout/titled-card";
import { Money } from "~/ui/money";
import { Picture, smallPicture } from "~/ui/picture";
import { CategorySales, FirstDish, RecentOrders, Waiting } from "./overview-cards";
import { loadOverview, type Overview } from "./overview.server";

export const meta = () => [{ title: "Dashboard · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadOverview(args);

/** [DASH-4…7] Open orders first, then sales figures. */
export default function Dashboard() {
  const overview = useLoaderData<typeof loader>();
  const { isSample, isHidden, lacksDishes, period, sums, waiting, bars, months, categories, products, recent } =
    overview;
  const days = { from: period.from, to: period.to };
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {lacksDishes && <FirstDish />}
      {waiting && (
        <>
          <Waiting counts={waiting} />
          <div className="mb-6">
            <CounterLinks />
          </div>
        </>
      )}
      <PageHead
        title="Dashboard"
        below={isSample && <SampleBadge />}
        action={
          !isSample &&
          !isHidden && (
            <div className="flex flex-wrap gap-2.5">
              <PeriodMenu key={period.text} {...period} action={dashboardPaths.dashboardOverview()} />
              <ExportMenu
                what={`Sales of ${period.text}`}
                printHref={dashboardPaths.dashboardPrint("sales-report", days)}
                fileHref={(format) => dashboardPaths.dashboardExport("sales-report", { ...days, format })}
              />
            </div>
          )
        }
      />
      <div className="flex flex-col gap-4">
        {!isHidden && <KeyFigures sums={sums} label={isSample ? "Sample figures" : `Figures of ${period.text}`} />}
        <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
          {!isHidden && (
            <>
              <MonthlySales bars={bars} months={months} />
              <CategorySales categories={categories} days={period.text} />
            </>
          )}
          <RecentOrders rows={recent} />
          {!isHidden && <TopProducts products={products} days={period.text} />}
        </div>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** [DASH-4] */
function KeyFigures({ sums, label }: { sums: Overview["sums"]; label: string }) {
  const { revenue, orders, customers, average, growth, before } = sums;
  const changed = (percent: number | null) => before && <Change percent={percent} before={before} />;
  return (
    <Figures
      label={label}
      figures={[
        { label: "Net sales", value: <Money cents={revenue} />, note: changed(growth) },
        { label: "Orders", value: formatCount(orders), note: before && changed(before.orders) },
        { label: "Customers", value: formatCount(customers), note: before && changed(before.customers) },
        { label: "Average order", value: <Money cents={average} />, note: before && changed(before.average) },
        {
          label: "Growth",
          value:
            growth === null ? (
              "None yet"
            ) : (
              <bdi dir="ltr">{`${growth.toLocaleString("en-US")}%`.replace("-", "−")}</bdi>
            ),
          note: before && `${formatCents(before.revenue)} ${before.time}`,
        },
      ]}
    />
  );
}

/** [DASH-5] Twelve months as bars, six on phones, with the same numbers in a table. */
function MonthlySales({ bars, months }: Pick<Overview, "bars" | "months">) {
  const summary = `${months.length} months from ${monthName(months[0]?.month)} to ${monthName(months.at(-1)?.month)}.`;
  const hasAny = months.some(({ total }) => total !== 0);
  return (
    <Card as="section" aria-labelledby="monthly-sales" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="monthly-sales" className="text-section">
          Monthly sales
        </h2>
        <p className="text-meta text-quiet">
          <span className="max-md:hidden">Last 12 months</span>
          <span className="md:hidden">Last 6 months</span>, after discounts and refunds
        </p>
      </div>
      {!hasAny ? (
        <p className="text-quiet py-10 text-center">Nothing was sold in these months yet.</p>
      ) : bars ? (
        <>
          <BarChart id="bars-wide" title="Monthly sales" bars={bars.wide} summary={summary} className="max-md:hidden" />
          <BarChart id="bars-narrow" title="Monthly sales" bars={bars.narrow} summary={summary} className="md:hidden" />
        </>
      ) : (
        <p className="text-quiet">The chart could not be drawn. Its numbers are in the table.</p>
      )}
      {hasAny && (
        <ChartTable
          caption="Monthly sales"
          heads={["Month", "Net sales"]}
          rows={months.map(({ month, total }) => [monthName(month), formatCents(total)])}
          open={bars === null}
        />
      )}
    </Card>
  );
}

const monthName = (month = "") => `${shortMonth(month)} ${month.slice(0, 4)}`;

/** [DASH-6] Products by number sold, each with a bar relative to the first. */
function TopProducts({ products, days }: Pick<Overview, "products"> & { days: string }) {
  const maxQuantity = Math.max(...products.map(({ quantity }) => quantity), 1);
  return (
    <TitledCard title="Top selling products" className="min-w-0">
      <p className="text-meta text-quiet mb-3">{days}, before discounts and refunds</p>
      {products.length === 0 && <p className="text-quiet py-10 text-center">Nothing was sold in these days.</p>}
      <ol>
        {products.map(({ menu_item_id: id, name, image, quantity, total }) => (
          <li key={id ?? name} className="flex items-center gap-3 py-2">
            {image && (
              <Picture
                src={smallPicture(image)}
                alt=""
                width={42}
                height={42}
                className="rounded-small size-10.5 shrink-0"
              />
            )}
            <div className="min-w-0 flex-1">
              <p className="text-meta text-ink font-semibold">{name}</p>
              <span aria-hidden className="bg-muted mt-1.5 block h-1.5 overflow-hidden rounded-full">
                <span
                  className="bg-primary block h-full rounded-full"
                  style={{ inlineSize: `${Math.round((quantity / maxQuantity) * 100)}%` }}
                />
              </span>
            </div>
            <p className="text-meta text-end tabular-nums">
              <Money cents={total} />
              <span className="text-small text-quiet block">{formatCount(quantity)} sold</span>
            </p>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
