import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { modifierGroupForm } from "@domain/addon-rules";
import { validationError } from "remix-validated-form";
import { listGroups, saveGroup } from "~/host/addons.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm } from "~/ui/forms/refused-form";

const validator = createValidator(modifierGroupForm);

/** The group of the address. Throws the 404 page. */
export async function loadGroup({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const group = (await listGroups(context.host, restaurant.id))?.find(({ id }) => id === params.id);
  if (!group) throw data({ code: "not_found", message: "Group not found." }, 404);
  return { group };
}

/** Saves a group (`id` null: a new one). */
export async function saveGroupForm({ request, context }: ActionFunctionArgs, id: string | null) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(await request.formData());
  if (result.error) return validationError(result.error, result.submittedData);
  try {
    await saveGroup(context.host, restaurant.id, id, result.data);
    return await redirectWithToast(context, deskPaths.dashboardAddonGroups(), {
      type: "success",
      message: "Group saved",
    });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to save group");
    return data(refusedForm(result, refusal), refusal.status);
  }
}
