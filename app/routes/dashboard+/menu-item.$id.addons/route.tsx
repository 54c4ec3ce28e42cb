import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { loadOwnItem } from "~/features/menu-items/items.server";
import { listAssignedAddons } from "~/host/addons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink, IconLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ActiveBadge } from "~/ui/dashboard/active-badge";
import { Money } from "~/ui/money";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Add-ons of a menu item · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  const [{ item }, addons] = await Promise.all([
    loadOwnItem(args),
    listAssignedAddons(args.context.host, args.params.id ?? ""),
  ]);
  return { itemId: item.id, addons };
}

/** [ITEM-13, ITEM-14] The item's add-ons. */
export default function ItemAddons() {
  const { itemId, addons } = useLoaderData<typeof loader>();
  return (
    <div data-panel-host>
      <Card padded={false}>
        <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
          <h2 className="text-card text-ink">Add-ons</h2>
          <ButtonLink to={dashboardPaths.dashboardItemAddonNew(itemId)} icon="plus" preventScrollReset>
            Add Addon
          </ButtonLink>
        </div>
        {addons.length === 0 ? (
          <p className="border-line text-quiet border-t px-5 py-10 text-center">
            No addons assigned. Click &quot;Add Addon&quot; to assign addons to this menu item.
          </p>
        ) : (
          <ul className="border-line divide-line divide-y border-t">
            {addons.map((addon) => (
              <li key={addon.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3">
                <div className="min-w-0 grow basis-40">
                  <p className="text-label text-ink">{addon.name}</p>
                  {addon.description && <p className="text-meta text-quiet">{addon.description}</p>}
                </div>
                {addon.group && <span className="text-meta text-quiet">{addon.group.name}</span>}
                <span className="text-ink font-semibold">
                  <Money cents={addon.priceCents} />
                </span>
                <ActiveBadge isActive={addon.isActive} />
                <IconLink
                  icon="trash"
                  label={`Remove ${addon.name}`}
                  to={dashboardPaths.dashboardItemAddonRemove(itemId, addon.id)}
                  preventScrollReset
                  className="text-danger!"
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Outlet />
    </div>
  );
}
