import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ItemPanel } from "~/features/menu-items/item-panel";
import { itemFormValues, saveItemForm } from "~/features/menu-items/items.server";
import { findOwnItem, listCategories, listMenus } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Edit item · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [item, categories, menus] = await Promise.all([
    findOwnItem(context.host, restaurant.id, params.id ?? ""),
    listCategories(context.host, restaurant.id),
    listMenus(context.host, restaurant.id),
  ]);
  if (!item)
    throw notFoundPage("Menu item not found.", { to: dashboardPaths.dashboardItems(), label: "Back to Menu Items" });
  const { id, image, version } = item;
  const names = (all: { name: string }[] | null) => all?.map(({ name }) => name) ?? [];
  return { id, image, version, values: itemFormValues(item), categories: names(categories), menus: names(menus) };
}

export const action = (args: ActionFunctionArgs) => saveItemForm(args, args.params.id ?? "");

export default function EditItem() {
  const { id, image, version, values, categories, menus } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <ItemPanel
      key={id}
      title="Edit item"
      item={{ image, version }}
      values={values}
      categories={categories}
      menus={menus}
      closeHref={`${dashboardPaths.dashboardItems()}${search}`}
      deleteHref={`${dashboardPaths.dashboardItemDelete(id)}${search}`}
    />
  );
}
