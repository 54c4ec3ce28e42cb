import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { AddonPanel } from "~/features/addons/addon-panel";
import { saveAddonForm } from "~/features/addons/addons.server";
import { findOwnAddon, listGroups } from "~/host/addons.server";
import { supportsAddonAvailability } from "~/host/capabilities.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Edit Addon · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [addon, groups, canSellOut] = await Promise.all([
    findOwnAddon(context.host, restaurant.id, params.id ?? ""),
    listGroups(context.host, restaurant.id),
    supportsAddonAvailability(context.host),
  ]);
  if (!addon)
    throw notFoundPage("Add-on not found.", { to: dashboardPaths.dashboardAddons(), label: "Back to Add-ons" });
  return { addon, groups, canSellOut };
}

export const action = (args: ActionFunctionArgs) => saveAddonForm(args, args.params.id ?? "");

export default function EditAddon() {
  const { addon, groups, canSellOut } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <AddonPanel
      key={addon.id}
      title="Edit Addon"
      addon={addon}
      groups={groups}
      canSellOut={canSellOut}
      closeHref={`${dashboardPaths.dashboardAddons()}${search}`}
      deleteHref={`${dashboardPaths.dashboardAddonDelete(addon.id)}${search}`}
    />
  );
}
