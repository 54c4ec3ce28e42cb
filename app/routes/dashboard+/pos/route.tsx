import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHead } from "~/ui/desk/page-head";
import { RouteError } from "~/ui/route-error";
import { Counter } from "./counter";
import { loadPos } from "./load-pos.server";
import { placePosOrder } from "./place-order.server";

export const meta = () => [{ title: "POS · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadPos(args);
export const action = (args: ActionFunctionArgs) => placePosOrder(args);

/** [ROUTE-10] Orders at the counter and by phone. */
export default function Pos() {
  const view = useLoaderData<typeof loader>();
  const { quote } = view;
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="POS Page"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "POS" }]}
        action={
          quote && (
            <ButtonLink to={deskPaths.dashboardOrders("pos")} variant="secondary" icon="receipt">
              POS Orders
            </ButtonLink>
          )
        }
      />
      {quote && <Counter view={view} quote={quote} />}
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
