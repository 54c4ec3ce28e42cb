import type { ActionFunctionArgs } from "@remix-run/node";
import { formRefusal } from "~/host/form-refusal";
import { setTaxStatus } from "~/host/taxes.server";
import { deskPaths } from "~/lib/desk-paths";
import { readForm } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** To the letter [TAX-4]. */
const failed = "Failed to update tax status";

/** [TAX-3] Charges a tax from now on, or stops charging it. */
export async function switchTax({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const here = deskPaths.dashboardTaxes();
  try {
    const isOn = form.get("status") === "on";
    const { message } = await setTaxStatus(context.host, restaurant.id, String(form.get("id") ?? ""), isOn);
    return await redirectWithToast(context, here, {
      type: "success",
      message: message ?? "Tax status updated successfully",
    });
  } catch (error) {
    return redirectWithToast(context, here, {
      type: "error",
      message: formRefusal(error, failed).formErrors[0] ?? failed,
    });
  }
}
