import type { LoaderFunctionArgs } from "@remix-run/node";
import { categoryLabel } from "@domain/options";
import { menuList } from "~/features/menu-items/menu-list.server";
import { availabilityText, tagText, itemTypeLabel } from "~/features/menu-items/menu-text";
import { listCapabilities } from "~/host/capabilities.server";
import { listCategories } from "~/host/own-menu.server";
import { getTimeZone } from "~/host/restaurants.server";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";

/** [ITEM-1, TABLE-1…5] One page of the restaurant's menu, filtered and sorted as in the URL. */
export async function loadItems(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { user, restaurant } = requireMerchant(request, context);
  const [list, categories, timeZone, offered] = await Promise.all([
    menuList.page(args),
    listCategories(context.host, restaurant.id),
    getTimeZone(context.host, restaurant.id),
    listCapabilities(context.host, ["availability", "menuOrder", "menus"]),
  ]);
  const now = new Date();
  return {
    ...list,
    canEdit: isEditor(user.role),
    canSwitch: offered.includes("availability"),
    hasMenus: offered.includes("menus"),
    canOrder: offered.includes("menuOrder"),
    categories: categories.map(({ name }) => name),
    rows: list.rows.map((item) => ({
      id: item.id,
      name: item.name,
      image: item.image,
      tags: tagText(item.tags),
      category: categoryLabel(item.category),
      type: itemTypeLabel(item.type),
      priceCents: item.regularCents ?? item.priceCents,
      isAvailable: item.isAvailable,
      availability: availabilityText(item, now, timeZone),
    })),
  };
}

export type ItemList = Awaited<ReturnType<typeof loadItems>>;
export type ItemRow = ItemList["rows"][number];
