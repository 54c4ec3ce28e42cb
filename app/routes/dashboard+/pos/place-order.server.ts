import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { placeAtCounter } from "~/host/counter.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { readForm } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/refused-form";
import { posHref, readPos } from "~/features/pos/basket";
import { keepDraft, priced } from "~/features/pos/draft.server";
import { posForm } from "./schema";

const validator = createValidator(posForm);

/**
 * [ROUTE-10] Places what stands in the address and begins the next order. With `to` it goes there instead, and with `draft` it
 * stays; either keeps what was typed.
 */
export async function placePosOrder({ request, context }: ActionFunctionArgs) {
  const taker = requireMerchant(request, context);
  const form = await readForm(request);
  const pos = readPos(new URL(request.url).searchParams);
  await keepDraft(context, taker, pos, form);
  if (form.has("draft")) return data({ formError: null });
  if (form.get("to") === "search")
    return redirect(
      posHref({
        ...pos,
        q: String(form.get("q") ?? "")
          .trim()
          .slice(0, 60),
      }),
    );
  if (form.has("to")) return redirect(ownPath(form.get("to")));
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { key, amount, payment, customerName, table, note, ...fields } = result.data;
  const order = { ...priced(fields), amount, payment, customerName, table, note, items: pos.lines };
  try {
    const { orderId, token } = await placeAtCounter(context.host, taker.restaurant.id, key, order);
    context.counterDraft.forget();
    const next = posHref({ lines: [], q: "", category: "", after: orderId });
    const description = token ? `Token ${token}. The kitchen has it.` : "The kitchen has it.";
    const message = `Order ${orderId} placed`;
    return await redirectWithToast(context, next, { type: "success", message, description });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to place the order");
    return data(refusedForm(result, refusal), refusal.status);
  }
}

/** Only to pages of the counter. */
function ownPath(to: FormDataEntryValue | null): string {
  const home = deskPaths.dashboardPos();
  const isOwn = typeof to === "string" && (to === home || to.startsWith(`${home}?`) || to.startsWith(`${home}/items/`));
  return isOwn ? to : home;
}
