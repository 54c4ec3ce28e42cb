import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { modifierGroupChange } from "@domain/menu/addon-rules";
import { saveEdit } from "~/features/versioned-edit/save-edit.server";
import { listGroups, saveGroup } from "~/host/addons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { requireEditor } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { groupValues } from "./group-values";

const validator = createValidator(modifierGroupChange);

/** The group of the address. Throws the 404 page. */
export async function loadGroup({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const group = (await listGroups(context.host, restaurant.id))?.find(({ id }) => id === params.id);
  if (!group)
    throw missingPage("Group not found.", { to: dashboardPaths.dashboardAddonGroups(), label: "Back to Groups" });
  return { group };
}

const labels = { name: "Name", minimum: "At least", maximum: "At most" };

/** Saves a group (`id` null: a new one). */
export function saveGroupForm(args: ActionFunctionArgs, id: string | null) {
  const { host } = args.context;
  const current = async (restaurantId: string) => {
    const group = (await listGroups(host, restaurantId))?.find((own) => own.id === id);
    return group ? { values: groupValues(group) } : null;
  };
  return saveEdit(args, {
    validator,
    failed: "Failed to save group",
    saved: "Group saved",
    list: dashboardPaths.dashboardAddonGroups(),
    save: (form, restaurantId) => saveGroup(host, restaurantId, id, form),
    compared: id === null ? null : { labels, current },
  });
}
