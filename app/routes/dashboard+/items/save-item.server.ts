import { data, type ActionFunctionArgs } from "@remix-run/node";
import { changedMeanwhile } from "@domain/contract/menu";
import { validationError } from "remix-validated-form";
import { findOwnItem, saveItem } from "~/host/catalogue.server";
import { isHostError } from "~/host/errors";
import { formRefusal } from "~/host/form-refusal";
import { getRestaurant } from "~/host/restaurants.server";
import { timeText } from "~/lib/order-text";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm, typedOnly } from "~/ui/forms/refused-form";
import { itemFields, itemValues } from "./item-fields.server";
import { itemForm } from "./schema";

const validator = createValidator(itemForm);

/** To the letter [ITEM-6]. */
const texts = {
  create: { done: "Menu item created successfully", failed: "Failed to create menu item" },
  update: { done: "Menu item updated successfully", failed: "Failed to update menu item" },
};

/** [ITEM-2…7] Saves the form of an item (`id` null: a new one) and closes it. */
export async function saveItemForm({ request, context }: ActionFunctionArgs, id: string | null) {
  const { restaurant } = requireEditor(request, context);
  const text = id === null ? texts.create : texts.update;
  const result = await validator.validate(await request.formData());
  if (result.error) return validationError(result.error, typedOnly(result.submittedData));
  try {
    const { message } = await saveItem(context.host, id, itemFields(restaurant.id, result.data));
    const back = `${deskPaths.dashboardItems()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? text.done });
  } catch (error) {
    const refusal = formRefusal(error, text.failed);
    const refused = refusedForm(result, refusal);
    const change = isHostError(error, "conflict") ? changedMeanwhile.safeParse(error.data).data : undefined;
    if (!change || id === null) return data({ ...refused, conflict: null }, refusal.status);
    const [theirs, place] = await Promise.all([
      findOwnItem(context.host, restaurant.id, id),
      getRestaurant(context.host, restaurant.id),
    ]);
    const at = timeText(change.updated_at, place?.timeZone);
    const by = change.updated_by ?? "Somebody else";
    const conflict = { by, at, version: change.version, theirs: theirs && itemValues(theirs) };
    return data({ ...refused, conflict }, refusal.status);
  }
}

export type ItemConflict = { by: string; at: string; version: number; theirs: ReturnType<typeof itemValues> | null };
