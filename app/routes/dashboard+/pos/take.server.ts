import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { counterCalls } from "@domain/contract/calls/orders";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { formatCents } from "@domain/money";
import { computeChange } from "@domain/orders/counter-payment";
import { parseNumber } from "@domain/values/parse-number";
import { type Pos, posHref, readPos, setNote } from "~/features/pos/basket";
import { keepDraft, priced } from "~/features/pos/draft.server";
import { formRefusal } from "~/host/errors";
import { placeCounterOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { moreForm, payForm, posForm } from "./schema";

const validator = createValidator(posForm);

/**
 * [ROUTE-10, RUSH-13] Places what stands in the address and begins the next order, or brings it to an open one. With `to` it goes there
 * instead, with `note_at` a line gets its note, and with `draft` it stays; each keeps what was typed. `intent` pays an open order, or
 * mails a receipt.
 */
export async function takeAtCounter({ request, context }: ActionFunctionArgs) {
  const taker = requireMerchant(request, context);
  const form = await readForm(request);
  const pos = readPos(new URL(request.url).searchParams);
  const intent = form.get("intent");
  if (intent === "pay" || intent === "receipt" || intent === "more") {
    try {
      return await { pay: payOpen, receipt: mailReceipt, more: addToOpen }[intent]();
    } catch (error) {
      if (error instanceof Response) throw error;
      return told(error, "This could not be saved");
    }
  }
  // An open order is somebody else's: what was typed for the next one stays that one's.
  if (!pos.order) await keepDraft(context, taker, pos, form);
  if (form.has("draft")) return data({ formError: null });
  if (form.get("to") === "search") return redirect(posHref({ ...pos, q: textIn(form, "q").trim().slice(0, 60) }));
  if (form.has("to")) return redirect(ownPath(form.get("to")));
  const noteAt = parseNumber(form.get("note_at"));
  if (form.has("note_at")) return redirect(posHref(setNote(pos, noteAt, textIn(form, `note-${noteAt}`))));
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { key, amount, payment, customerName, table, note, tendered } = result.data;
  const texts = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const order = { ...priced(texts), amount, payment, tendered, customerName, table, note, items: pos.lines };
  try {
    const { id, orderId, token, total } = await placeCounterOrder(context.host, taker.restaurant.id, key, order);
    context.counterDraft.forget();
    const next = posHref({ ...empty, after: id });
    const change =
      payment === "cash" && tendered ? `Change ${formatCents(computeChange(total, tendered).change)}. ` : "";
    const description = `${change}${token ? `Token ${token}. ` : ""}The kitchen has it.`;
    return await redirectWithToast(context, next, { type: "success", message: `Order ${orderId} placed`, description });
  } catch (error) {
    if (error instanceof Response) throw error;
    const refusal = formRefusal(error, "Failed to place the order");
    return data(refusedForm(result, refusal), refusal.status);
  }

  async function payOpen() {
    const asked = payForm.safeParse({
      ...Object.fromEntries(form),
      tip: textIn(form, "tip"),
      tendered: textIn(form, "tendered"),
    });
    if (!asked.success) return data({ formError: asked.error.issues[0]?.message ?? null }, 422);
    const id = pos.order ?? "";
    await context.host.send(counterCalls.payOrder, { params: { id }, body: asked.data });
    return redirectWithToast(context, posHref({ ...empty, after: id }), { type: "success", message: "Payment noted" });
  }

  async function addToOpen() {
    const asked = moreForm.safeParse(Object.fromEntries(form));
    if (!asked.success) return data({ formError: "Please press the dishes once more." }, 422);
    const { key: more, amount: cents } = asked.data;
    await context.host.send(counterCalls.addLines, {
      params: { id: pos.order ?? "" },
      body: { items: pos.lines, amount: cents },
      headers: { [idempotencyHeader]: more },
    });
    // Another name than before, so that the page begins anew.
    const next = posHref({ ...empty, order: pos.order ?? "", after: `with-${more.slice(0, 8)}` });
    return redirectWithToast(context, next, { type: "success", message: "Sent to the kitchen" });
  }

  async function mailReceipt() {
    const email = textIn(form, "email").trim();
    await context.host.send(counterCalls.mailReceipt, { params: { id: pos.after }, body: { email } });
    const message = `The receipt goes to ${email}`;
    return redirectWithToast(context, posHref({ ...empty, after: pos.after }), { type: "success", message });
  }
}

const empty: Pos = { lines: [], q: "", category: "", after: "" };

/** The host's own sentence, of a field too. */
function told(error: unknown, otherwise: string) {
  const { formErrors, fieldErrors, status } = formRefusal(error, otherwise);
  return data({ formError: formErrors[0] ?? Object.values(fieldErrors)[0]?.[0] ?? otherwise }, status);
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Only to pages of the counter. */
function ownPath(to: FormDataEntryValue | null): string {
  const home = dashboardPaths.dashboardPos();
  const isOwn = typeof to === "string" && (to === home || to.startsWith(`${home}?`) || to.startsWith(`${home}/items/`));
  return isOwn ? to : home;
}
