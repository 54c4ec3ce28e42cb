import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ItemPanel } from "~/features/menu-items/item-panel";
import { saveItemForm } from "~/features/menu-items/save-item.server";
import { listCategories } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Add item · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const categories = await listCategories(context.host, restaurant.id);
  return { categories: categories.map(({ name }) => name) };
}

export const action = (args: ActionFunctionArgs) => saveItemForm(args, null);

export default function AddItem() {
  const { categories } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const back = `${dashboardPaths.dashboardItems()}${search}`;
  return <ItemPanel title="Add item" item={null} values={null} categories={categories} closeHref={back} />;
}
