import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { deleteItem, deleteItems, findOwnItem } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { confirmed } from "~/session/cookies/confirmed.server";
import { requireEditor } from "~/session/guards.server";

/** Worded as specified [ITEM-6]. */
const failed = "Failed to delete menu item";
const most = 50;

const missing = () =>
  missingPage("Menu item not found.", { to: dashboardPaths.dashboardItems(), label: "Back to Menu Items" });

/** The items a confirmation asks about; those that are gone already are left out. */
export async function loadDoomed({ request, context }: LoaderFunctionArgs, ids: string[]) {
  const { restaurant } = requireEditor(request, context);
  const wanted = [...new Set(ids)].slice(0, most);
  const found = await Promise.all(wanted.map((id) => findOwnItem(context.host, restaurant.id, id)));
  const items = found.flatMap((item) => (item ? [{ id: item.id, name: item.name }] : []));
  if (items.length === 0) throw missing();
  return { items };
}

/** [ITEM-6] Deletes and goes back to the list at `back`, its query; a refusal stays in the dialog. */
export async function deleteThem({ request, context }: ActionFunctionArgs, ids: string[], back: string) {
  requireEditor(request, context);
  const [only = ""] = ids;
  return confirmed(context, {
    act: (): Promise<unknown> => (ids.length > 1 ? deleteItems(context.host, ids) : deleteItem(context.host, only)),
    back: `${dashboardPaths.dashboardItems()}${back}`,
    done: ids.length > 1 ? `${ids.length} menu items deleted successfully` : "Menu item deleted successfully",
    failed,
  });
}
