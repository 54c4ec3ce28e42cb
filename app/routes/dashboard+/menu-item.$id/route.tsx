import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { loadOwnItem } from "~/features/menu-items/items.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { isEditor } from "~/session/areas";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Tabs } from "~/ui/layout/tabs";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const handle = { ignoresOrders: true };

export const meta = () => [{ title: "Menu item · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  const { user, item } = await loadOwnItem(args);
  return { id: item.id, name: item.name, canEdit: isEditor(user.role) };
}

/** [ITEM-11] One item, with tabs for its details and add-ons. */
export default function MenuItemPage() {
  const { id, name, canEdit } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const addons = dashboardPaths.dashboardItemAddons(id);
  const isLoadingAddons = next?.pathname === addons && pathname !== addons && !pathname.startsWith(`${addons}/`);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={name}
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: "Items", to: dashboardPaths.dashboardItems() },
          { label: "View" },
        ]}
        action={
          canEdit && (
            <ButtonLink to={dashboardPaths.dashboardItemEdit(id)} variant="secondary" icon="pencil-simple">
              Edit item
            </ButtonLink>
          )
        }
      />
      <Tabs
        label="Parts of the item"
        items={[
          {
            to: dashboardPaths.dashboardItem(id),
            label: "Information",
            current: pathname === dashboardPaths.dashboardItem(id),
          },
          { to: addons, label: "Addon", current: pathname.startsWith(addons) },
        ]}
      />
      <div className="mt-5">
        {isLoadingAddons ? (
          <Card role="status">
            <p className="text-quiet">Loading addons...</p>
          </Card>
        ) : (
          <Outlet />
        )}
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
