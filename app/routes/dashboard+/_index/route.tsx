import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMerchant } from "~/session/guards.server";
import { Figures } from "~/ui/desk/figures";
import { PageHead } from "~/ui/desk/page-head";
import { Money } from "~/ui/money";
import { RouteError } from "~/ui/route-error";
import { loadOverview } from "./overview.server";
import { RecentOrders } from "./recent-orders";
import { Waiting } from "./waiting";

export const meta = () => [{ title: "Dashboard · HalalGo" }];

/** [DASH-4, DASH-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  return { overview: await loadOverview(context, restaurant) };
}

export default function Dashboard() {
  const { overview } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {overview && <Waiting waiting={overview.waiting} />}
      <PageHead title="Dashboard" />
      {overview ? (
        <div className="flex flex-col gap-4">
          <Figures
            label="Today"
            figures={[
              { label: "Revenue today", value: <Money cents={overview.today.revenue} /> },
              { label: "Orders today", value: overview.today.orders },
            ]}
          />
          <RecentOrders rows={overview.recent} />
        </div>
      ) : (
        <p>This marketplace keeps no order lists, so there is nothing to show here.</p>
      )}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
