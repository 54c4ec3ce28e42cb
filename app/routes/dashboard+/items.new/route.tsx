import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ItemPanel } from "~/features/menu-items/item-panel";
import { saveItemForm } from "~/features/menu-items/items.server";
import { listCategories, listMenus } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Add item · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [categories, menus] = await Promise.all([
    listCategories(context.host, restaurant.id),
    listMenus(context.host, restaurant.id),
  ]);
  return { categories: categories.map(({ name }) => name), menus: menus?.map(({ name }) => name) ?? [] };
}

export const action = (args: ActionFunctionArgs) => saveItemForm(args, null);

export default function AddItem() {
  const { categories, menus } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const back = `${dashboardPaths.dashboardItems()}${search}`;
  const choices = { categories, menus };
  return <ItemPanel title="Add item" item={null} values={null} {...choices} closeHref={back} />;
}
