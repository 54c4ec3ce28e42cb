import { data, type ActionFunctionArgs } from "@remix-run/node";
import { toDecimal } from "@domain/money";
import { validationError } from "remix-validated-form";
import { saveAddon } from "~/host/addons.server";
import { formRefusal } from "~/host/form-refusal";
import { newerVersion } from "~/host/newer-version.server";
import { appendPicture } from "~/host/sent-picture.server";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm, typedOnly } from "~/ui/forms/refused-form";
import { type AddonForm, addonForm } from "./schema";

const validator = createValidator(addonForm);

/** To the letter [ADDON-4]. */
const failed = "Failed to add/update add on";

/** [ADDON-2…4] Saves the form of an add-on (`id` null: a new one) and closes it. */
export async function saveAddonForm({ request, context }: ActionFunctionArgs, id: string | null) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(await request.formData());
  if (result.error) return validationError(result.error, typedOnly(result.submittedData));
  try {
    const { message } = await saveAddon(context.host, id, fieldsOf(restaurant.id, result.data));
    const back = `${deskPaths.dashboardAddons()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Add-on saved" });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ ...refusedForm(result, refusal), version: newerVersion(error) }, refusal.status);
  }
}

/** [HOST-28, HOST-29] */
function fieldsOf(restaurantId: string, form: AddonForm): FormData {
  const body = new FormData();
  body.append("restaurant_id", restaurantId);
  body.append("name", form.name);
  body.append("description", form.description ?? "");
  body.append("price", toDecimal(form.price));
  body.append("is_active", String(form.is_active));
  body.append("group_id", form.group_id ?? "");
  if (form.version) body.append("version", form.version);
  appendPicture(body, form);
  return body;
}
