import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { offeredAt } from "~/host/offered.server";
import { paths } from "~/lib/paths";
import { requireMerchant } from "~/session/guards.server";
import { PageHead } from "~/ui/desk/page-head";
import { RouteError } from "~/ui/route-error";
import { SettingsTabs } from "./settings-tabs";
import { settingsParts } from "./tabs";

export const meta = () => [{ title: "Settings · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  return { offered: await offeredAt(context.host, restaurant.id, settingsParts) };
}

/** [SET-1] The frame of the settings; each tab is a route of its own. */
export default function Settings() {
  const { offered } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead title="Settings" crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Settings" }]} />
      <div className="grid items-start gap-4 xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-7">
        <SettingsTabs offered={offered} />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
