import type { ActionFunctionArgs } from "@remix-run/node";
import { toDecimal } from "@domain/money";
import { activeWord, saveEdit } from "~/features/versioned-edit/save-edit.server";
import { findOwnAddon, listGroups, saveAddon } from "~/host/addons.server";
import { sellsOutAddons } from "~/host/capabilities.server";
import { appendPicture, assertShown } from "~/host/pictures.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { addonValues } from "./addon-values";
import { type AddonForm, addonForm } from "./schema";

const validator = createValidator(addonForm);

const labels = { name: "Name", description: "Size", price: "Price", group_id: "Group", is_active: "Status" };
const soldOutLabel = { is_available: "Available" };

/** [ADDON-2…4] Saves the form of an add-on (`id` null: a new one) and closes it. */
export async function saveAddonForm(args: ActionFunctionArgs, id: string | null) {
  const { context } = args;
  requireEditor(args.request, context);
  const canSellOut = await sellsOutAddons(context.host);
  const current = async (ownId: string, restaurantId: string) => {
    const [addon, groups] = await Promise.all([
      findOwnAddon(context.host, restaurantId, ownId),
      listGroups(context.host, restaurantId),
    ]);
    const groupName = (groupId: unknown) => groups?.find((group) => group.id === groupId)?.name ?? "";
    return addon && { values: addonValues(addon), words: { group_id: groupName, is_active: activeWord } };
  };
  return saveEdit(args, {
    validator,
    // Worded as specified [ADDON-4].
    failed: "Failed to add/update add on",
    saved: "Add-on saved",
    list: dashboardPaths.dashboardAddons(),
    save: async (form, restaurantId) => {
      assertShown(context, form.image_url);
      return saveAddon(context.host, id, fieldsOf(restaurantId, form, canSellOut));
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
function fieldsOf(restaurantId: string, form: AddonForm, canSellOut: boolean): FormData {
  const body = new FormData();
  body.append("restaurant_id", restaurantId);
  body.append("name", form.name);
  body.append("description", form.description ?? "");
  body.append("price", toDecimal(form.price));
  body.append("is_active", String(form.is_active));
  // To other hosts it may mean what `is_active` does.
  if (canSellOut) body.append("is_available", String(form.is_available));
  body.append("group_id", form.group_id ?? "");
  if (form.version) body.append("version", form.version);
  appendPicture(body, form);
  return body;
}
