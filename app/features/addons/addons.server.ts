import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { modifierGroupChange } from "@domain/menu/addon-rules";
import { toDecimal } from "@domain/money";
import { merchantList } from "~/features/lists/list.server";
import { activeLabel, saveEdit } from "~/features/versioned-edit/save-edit.server";
import { listOwnAddons, type OwnAddon, findOwnAddon, listGroups, saveAddon, saveGroup } from "~/host/addons.server";
import { supportsAddonAvailability } from "~/host/capabilities.server";
import { appendPicture, assertAllowedPicture } from "~/host/pictures.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { addonValues, groupValues } from "./addon-panel";
import { type AddonForm, addonForm } from "./schema";

/** [ADDON-1, TABLE-1…6] The restaurant's own add-ons. */
export const addonList = merchantList<OwnAddon>({
  title: "Adds On",
  row: ["add-on", "add-ons"],
  name: "add-ons",
  path: dashboardPaths.dashboardAddons(),
  columns: {
    filters: ["search", "status", "group"],
    choices: { status: ["active", "inactive"] },
    sorts: ["name", "price", "status", "group"],
    sort: "name",
  },
  exportColumns: [
    { head: "Name", value: (addon) => addon.name, width: 28 },
    { head: "Size", value: (addon) => addon.description, width: 20 },
    { head: "Group", value: (addon) => addon.group?.name ?? null, width: 20 },
    { head: "Price", value: (addon) => addon.priceCents / 100, isMoney: true, width: 12 },
    { head: "Items", value: (addon) => addon.itemCount, width: 10 },
    { head: "Status", value: addonStatusText, width: 12 },
  ],
  perFile: 1000,
  async read(host, { scope, state, page, perPage }) {
    const { search, status, group } = state.filters;
    const query = {
      restaurant_id: scope.restaurantId,
      search,
      status,
      group,
      sort: state.sort,
      page,
      per_page: perPage,
    };
    const { addons, total } = await listOwnAddons(host, query);
    return { rows: addons, total };
  },
});

function addonStatusText({ isActive, isAvailable }: OwnAddon): string {
  if (!isActive) return "Inactive";
  return isAvailable ? "Active" : "Sold out";
}

const validator = createValidator(addonForm);

const labels = { name: "Name", description: "Size", price: "Price", group_id: "Group", is_active: "Status" };
const soldOutLabel = { is_available: "Available" };

/** [ADDON-2…4] Saves an add-on (`id` null: a new one) and closes the panel. */
export async function saveAddonForm(args: ActionFunctionArgs, id: string | null) {
  const { context } = args;
  requireEditor(args.request, context);
  const canSellOut = await supportsAddonAvailability(context.host);
  const current = async (ownId: string, restaurantId: string) => {
    const [addon, groups] = await Promise.all([
      findOwnAddon(context.host, restaurantId, ownId),
      listGroups(context.host, restaurantId),
    ]);
    const groupName = (groupId: unknown) => groups?.find((group) => group.id === groupId)?.name ?? "";
    return addon && { values: addonValues(addon), words: { group_id: groupName, is_active: activeLabel } };
  };
  return saveEdit(args, {
    validator,
    // Text fixed by [ADDON-4].
    failed: "Failed to add/update add on",
    saved: "Add-on saved",
    list: dashboardPaths.dashboardAddons(),
    save: async (form, restaurantId, headers) => {
      assertAllowedPicture(context, form.image_url);
      return saveAddon(context.host, id, toFormData(restaurantId, form, canSellOut), headers);
    },
    pictures: ["image"],
    compared:
      id === null
        ? null
        : {
            labels: canSellOut ? { ...labels, ...soldOutLabel } : labels,
            current: (restaurantId) => current(id, restaurantId),
          },
  });
}

/** [HOST-28, HOST-29] */
function toFormData(restaurantId: string, form: AddonForm, canSellOut: boolean): FormData {
  const body = new FormData();
  body.append("restaurant_id", restaurantId);
  body.append("name", form.name);
  body.append("description", form.description ?? "");
  body.append("price", toDecimal(form.price));
  body.append("is_active", String(form.is_active));
  // On other hosts it may mean the same as `is_active`.
  if (canSellOut) body.append("is_available", String(form.is_available));
  body.append("group_id", form.group_id ?? "");
  if (form.version) body.append("version", form.version);
  appendPicture(body, form);
  return body;
}

const groupValidator = createValidator(modifierGroupChange);

/** The group whose id is in the URL. Throws the 404 page. */
export async function loadGroup({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const group = (await listGroups(context.host, restaurant.id))?.find(({ id }) => id === params.id);
  if (!group)
    throw notFoundPage("Group not found.", { to: dashboardPaths.dashboardAddonGroups(), label: "Back to Groups" });
  return { group };
}

const groupLabels = { name: "Name", minimum: "At least", maximum: "At most" };

/** Saves a group (`id` null: a new one). */
export function saveGroupForm(args: ActionFunctionArgs, id: string | null) {
  const { host } = args.context;
  const current = async (restaurantId: string) => {
    const group = (await listGroups(host, restaurantId))?.find((own) => own.id === id);
    return group ? { values: groupValues(group) } : null;
  };
  return saveEdit(args, {
    validator: groupValidator,
    failed: "Failed to save group",
    saved: "Group saved",
    list: dashboardPaths.dashboardAddonGroups(),
    save: (form, restaurantId, headers) => saveGroup(host, { restaurantId, id }, form, headers),
    compared: id === null ? null : { labels: groupLabels, current },
  });
}
