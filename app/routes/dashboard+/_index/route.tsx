import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { ExportMenu } from "~/ui/desk/export-menu";
import { PageHead } from "~/ui/desk/page-head";
import { PeriodMenu } from "~/ui/desk/period-menu";
import { RouteError } from "~/ui/route-error";
import { SampleBadge } from "~/ui/sample-badge";
import { CounterLinks } from "~/features/orders/counter-links";
import { CategorySales } from "./category-sales";
import { KeyFigures } from "./key-figures";
import { MonthlySales } from "./monthly-sales";
import { loadOverview } from "./overview.server";
import { RecentOrders } from "./recent-orders";
import { TopProducts } from "./top-products";
import { Waiting } from "./waiting";

export const meta = () => [{ title: "Dashboard · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadOverview(args);

/** [DASH-4…7] What waits first, then how it went. */
export default function Dashboard() {
  const overview = useLoaderData<typeof loader>();
  const { isSample, isHidden, period, sums, waiting, bars, months, categories, products, recent } = overview;
  const days = { from: period.from, to: period.to };
  return (
    <main id="main" tabIndex={-1} className="outline-none">
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
              <PeriodMenu key={period.text} {...period} action={deskPaths.dashboardOverview()} />
              <ExportMenu
                what={`Sales of ${period.text}`}
                printHref={deskPaths.dashboardSalesPrint(days)}
                fileHref={(format) => deskPaths.dashboardSalesExport({ ...days, format })}
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
          {!isHidden && <TopProducts products={products} />}
        </div>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
