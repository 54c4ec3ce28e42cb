import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { servingMenuCalls } from "@domain/contract/calls/menu";
import type { ServingMenuWire } from "@domain/contract/menu";
import { weekdays } from "@domain/local-time";
import { menuForm } from "@domain/menu/serving-form";
import { saveEdit } from "~/features/versioned-edit/save-edit.server";
import { listCategories, listMenus } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { requireEditor } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";

const isNew = (id: string | undefined) => id === "new";

/** The menu in the URL (null for a new one), and the categories it may contain. Throws a 404 page. */
export async function loadMenu({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [menus, categories] = await Promise.all([
    listMenus(context.host, restaurant.id),
    listCategories(context.host, restaurant.id),
  ]);
  const menu = menus?.find(({ id }) => id === params.id) ?? null;
  if (!menu && !isNew(params.id))
    throw missingPage("Menu not found.", { to: dashboardPaths.dashboardMenus(), label: "Back to Menus" });
  return {
    id: menu?.id ?? null,
    version: menu?.version,
    values: menu
      ? toFormValues(menu)
      : { name: "", days: [...weekdays], from_time: "", until_time: "", categories: [] },
    categories: categories.map(({ name }) => name),
  };
}

const toFormValues = ({ name, days, from_time, until_time, categories }: ServingMenuWire) => ({
  name,
  days,
  from_time,
  until_time,
  categories,
});

const validator = createValidator(menuForm);
const labels = { name: "Name", days: "Days", from_time: "From", until_time: "Until", categories: "Categories" };

/** [RUSH-18] Saves a menu and closes its form. */
export function saveMenu(args: ActionFunctionArgs) {
  const { params, context } = args;
  const { id = "" } = params;
  const { host } = context;
  const current = async (restaurantId: string) => {
    const menu = (await listMenus(host, restaurantId))?.find((own) => own.id === id);
    return menu ? { values: toFormValues(menu) } : null;
  };
  return saveEdit(args, {
    validator,
    failed: "Failed to save menu",
    saved: "Menu saved",
    list: dashboardPaths.dashboardMenus(),
    save: (body, restaurantId, headers) =>
      isNew(id)
        ? host.send(servingMenuCalls.createMenu, { query: { restaurant_id: restaurantId }, body, headers })
        : host.send(servingMenuCalls.updateMenu, { params: { id }, body, headers }),
    compared: isNew(id) ? null : { labels, current },
  });
}
