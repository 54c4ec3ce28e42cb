import { type LoaderFunctionArgs } from "@remix-run/node";
import { findOwnItem } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { requireMerchant } from "~/session/guards.server";

/** The item of the address, and who looks at it. Throws the 404 page. */
export async function loadOwnItem({ request, context, params }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const item = await findOwnItem(context.host, restaurant.id, params.id ?? "");
  if (!item)
    throw missingPage("Menu item not found.", { to: dashboardPaths.dashboardItems(), label: "Back to Menu Items" });
  return { user, restaurant, item };
}
