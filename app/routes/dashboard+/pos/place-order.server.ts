import { type ActionFunctionArgs, data } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { placeAtCounter } from "~/host/counter.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm, typedOnly } from "~/ui/forms/refused-form";
import { readPos } from "./basket";
import { posForm } from "./schema";

const validator = createValidator(posForm);

/** [ROUTE-10] Places what stands in the address and begins the next order. */
export async function placePosOrder({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const result = await validator.validate(await request.formData());
  if (result.error) return validationError(result.error, typedOnly(result.submittedData));
  const { key, ...order } = result.data;
  const { lines } = readPos(new URL(request.url).searchParams);
  try {
    const { orderId, token } = await placeAtCounter(context.host, restaurant.id, key, { ...order, items: lines });
    const description = token ? `Token ${token}. The kitchen has it.` : "The kitchen has it.";
    const message = `Order ${orderId} placed`;
    return await redirectWithToast(context, deskPaths.dashboardPos(), { type: "success", message, description });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to place the order");
    return data(refusedForm(result, refusal), refusal.status);
  }
}
