import type { LoaderFunctionArgs } from "@remix-run/node";
import { addonList } from "~/features/addons/addon-list.server";
import { listGroups } from "~/host/addons.server";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";

/** One page of the own add-ons, and the groups to choose among. */
export async function loadAddons(args: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(args.request, args.context);
  const [list, groups] = await Promise.all([addonList.page(args), listGroups(args.context.host, restaurant.id)]);
  return {
    ...list,
    canEdit: isEditor(user.role),
    groups: groups?.map(({ id, name }) => ({ id, name })) ?? null,
  };
}

export type AddonList = Awaited<ReturnType<typeof loadAddons>>;
