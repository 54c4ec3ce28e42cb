import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { AddonPanel } from "~/features/addons/addon-panel";
import { saveAddonForm } from "~/features/addons/addons.server";
import { listGroups } from "~/host/addons.server";
import { supportsAddonAvailability } from "~/host/capabilities.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Add Addon · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [groups, canSellOut] = await Promise.all([
    listGroups(context.host, restaurant.id),
    supportsAddonAvailability(context.host),
  ]);
  return { groups, canSellOut };
}

export const action = (args: ActionFunctionArgs) => saveAddonForm(args, null);

export default function AddAddon() {
  const { groups, canSellOut } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <AddonPanel
      title="Add Addon"
      addon={null}
      groups={groups}
      canSellOut={canSellOut}
      closeHref={`${dashboardPaths.dashboardAddons()}${search}`}
    />
  );
}
