import type { LoaderFunctionArgs } from "@remix-run/node";
import { listGroups, listOwnAddons } from "~/host/addons.server";
import { readListState } from "~/lib/list-state";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { addonColumns, addonQuery } from "~/features/addons/addon-columns";

/** [ADDON-1, TABLE-1…5] One page of the own add-ons, as the address asks. */
export async function loadAddons({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, addonColumns);
  const page = { page: state.page, per_page: state.limit };
  const [list, groups] = await Promise.all([
    listOwnAddons(context.host, { ...addonQuery(restaurant.id, state), ...page }),
    listGroups(context.host, restaurant.id),
  ]);
  return {
    state,
    canEdit: isEditor(user.role),
    groups: groups?.map(({ id, name }) => ({ id, name })) ?? null,
    total: list.total,
    rows: list.addons,
  };
}

export type AddonList = Awaited<ReturnType<typeof loadAddons>>;
