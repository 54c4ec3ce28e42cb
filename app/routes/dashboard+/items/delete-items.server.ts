import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { deleteItem, deleteItems, findOwnItem } from "~/host/catalogue.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** To the letter [ITEM-6]. */
const failed = "Failed to delete menu item";
const most = 50;

const missing = () => data({ code: "not_found", message: "Menu item not found." }, 404);

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
  try {
    const [only = ""] = ids;
    if (ids.length > 1) await deleteItems(context.host, ids);
    else await deleteItem(context.host, only);
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ error: refusal.formErrors[0] ?? failed }, refusal.status);
  }
  const message = ids.length > 1 ? `${ids.length} menu items deleted successfully` : "Menu item deleted successfully";
  return redirectWithToast(context, `${deskPaths.dashboardItems()}${back}`, { type: "success", message });
}
