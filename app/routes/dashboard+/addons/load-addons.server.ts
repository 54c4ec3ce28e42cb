import type { LoaderFunctionArgs } from "@remix-run/node";
import { addonList } from "~/features/addons/addons.server";
import { availabilityText } from "~/features/menu-items/menu-text";
import { listGroups } from "~/host/addons.server";
import { supportsAddonAvailability } from "~/host/capabilities.server";
import { getTimeZone } from "~/host/restaurants.server";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";

/** One page of the restaurant's add-ons, and the groups to filter by. */
export async function loadAddons(args: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(args.request, args.context);
  const { host } = args.context;
  const [list, groups, timeZone, canSwitch] = await Promise.all([
    addonList.page(args),
    listGroups(host, restaurant.id),
    getTimeZone(host, restaurant.id),
    supportsAddonAvailability(host),
  ]);
  const now = new Date();
  return {
    ...list,
    rows: list.rows.map((addon) => ({ ...addon, availability: availabilityText(addon, now, timeZone) })),
    canSwitch,
    canEdit: isEditor(user.role),
    groups: groups?.map(({ id, name }) => ({ id, name })) ?? null,
  };
}

export type AddonList = Awaited<ReturnType<typeof loadAddons>>;
