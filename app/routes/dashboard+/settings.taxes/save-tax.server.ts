import { data, type ActionFunctionArgs } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { formRefusal } from "~/host/form-refusal";
import { newerVersion } from "~/host/newer-version.server";
import { saveTax } from "~/host/taxes.server";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm, typedOnly } from "~/ui/forms/refused-form";
import { taxForm } from "./schema";

const validator = createValidator(taxForm);

/** To the letter [TAX-4]. */
const failed = "Failed to add/update Tax";

/** [TAX-2, TAX-4] Saves the form of a tax (`id` null: a new one) and closes it. */
export async function saveTaxForm({ request, context }: ActionFunctionArgs, id: string | null) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(await request.formData());
  if (result.error) return validationError(result.error, typedOnly(result.submittedData));
  const { name, code, rate, version } = result.data;
  try {
    // Percent, as the documents send it: two decimals are exact.
    const body = { name, code, rate: rate / 100, ...(version === undefined ? {} : { version }) };
    const { message } = await saveTax(context.host, { restaurantId: restaurant.id, id }, body);
    return await redirectWithToast(context, deskPaths.dashboardTaxes(), {
      type: "success",
      message: message ?? "Tax saved",
    });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ ...refusedForm(result, refusal), version: newerVersion(error) }, refusal.status);
  }
}
