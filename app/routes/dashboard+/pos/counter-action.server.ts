import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { counterCalls } from "@domain/contract/calls/counter-orders";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { parseNumber } from "@domain/values/parse-number";
import { chargeHref, emptyBasket, counterHref, parseBasket, setNote } from "~/features/pos/basket";
import { saveDraft } from "~/features/pos/draft.server";
import { counterForm } from "~/features/pos/order-schema";
import { formRefusal, refusalMessage } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm, readText } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { deleteHeld, holdOrder, resumeOrder } from "./hold.server";
import { moreForm } from "./schema";

const validator = createValidator(counterForm);

const unclear = {
  receipt: "We got no answer: the receipt may be on its way. Press again, it is mailed once.",
  more: "We got no answer: the kitchen may have the dishes. Press again, they are sent once.",
  hold: "We got no answer: the order may be on hold. Press again, it is put on hold once.",
  resume: "We got no answer. Press again, nothing is put on hold twice.",
  discard: "We got no answer: the order on hold may be deleted. Press again.",
};

/**
 * [ROUTE-10, RUSH-13] Actions on the order in the URL. `to` navigates, `note_at` sets a line's note, and `draft` only
 * saves; each preserves the form's fields. `intent` goes to the payment (charge), puts the order on hold (hold), adds
 * dishes to an open order (more), mails a receipt (receipt), or deletes a held order (discard); `resume` resumes one.
 */
export async function counterAction({ request, context }: ActionFunctionArgs) {
  const merchant = requireMerchant(request, context);
  const form = await readForm(request);
  const basket = parseBasket(new URL(request.url).searchParams);
  const intent = form.has("resume") ? "resume" : form.get("intent");
  // The draft belongs to the next order, not to an open one. Tabs post without the form's fields, so skip them too.
  if (!basket.order && form.has("orderType")) await saveDraft(context, merchant, basket, form);
  if (intent === "receipt" || intent === "more" || intent === "hold" || intent === "resume" || intent === "discard") {
    const input = { context, merchant, basket, form };
    try {
      return await {
        receipt: mailReceipt,
        more: addToOpen,
        hold: () => holdOrder(input),
        resume: () => resumeOrder(input),
        discard: () => deleteHeld(input),
      }[intent]();
    } catch (error) {
      if (error instanceof Response) throw error;
      const refusal = formRefusal(error, "This could not be saved", unclear[intent]);
      const message = refusalMessage(refusal);
      const refused =
        intent === "receipt" ? { receipt: { email: readText(form, "email"), error: message } } : { formError: message };
      return data(refused, refusal.status);
    }
  }
  if (form.has("draft")) return data({ formError: null });
  if (form.get("to") === "search") return redirect(counterHref({ ...basket, q: readText(form, "q").slice(0, 60) }));
  if (form.has("to")) return redirect(ownPath(form.get("to")));
  const noteAt = parseNumber(form.get("note_at"));
  if (form.has("note_at")) return redirect(counterHref(setNote(basket, noteAt, readText(form, `note-${noteAt}`))));
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  return redirect(chargeHref(basket));

  async function addToOpen() {
    const parsed = moreForm.safeParse(Object.fromEntries(form));
    if (!parsed.success) return data({ formError: "Please press the dishes once more." }, 422);
    const { key: more, amount: cents } = parsed.data;
    await context.host.send(counterCalls.addLines, {
      params: { id: basket.order ?? "" },
      body: { items: basket.lines, amount: cents },
      headers: { [idempotencyHeader]: more },
    });
    // A new identifier resets the page.
    const next = counterHref({ ...emptyBasket, order: basket.order ?? "", after: `with-${more.slice(0, 8)}` });
    return redirectWithToast(context, next, { type: "success", message: "Sent to the kitchen" });
  }

  async function mailReceipt() {
    const email = readText(form, "email");
    await context.host.send(counterCalls.mailReceipt, { params: { id: basket.after }, body: { email } });
    const message = `The receipt goes to ${email}`;
    return redirectWithToast(context, counterHref({ ...emptyBasket, after: basket.after }), {
      type: "success",
      message,
    });
  }
}

/** Only allows redirects to counter pages. */
function ownPath(to: FormDataEntryValue | null): string {
  const home = dashboardPaths.dashboardPos();
  const isOwn = typeof to === "string" && (to === home || to.startsWith(`${home}?`) || to.startsWith(`${home}/items/`));
  return isOwn ? to : home;
}
