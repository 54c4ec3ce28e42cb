import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import * as z from "zod";
import { counterCalls } from "@domain/contract/calls/counter-orders";
import { counterOrderFields, mailReceiptRequest, payOrderRequest } from "@domain/contract/ordering/counter";
import { formatCents } from "@domain/money";
import { computeChange } from "@domain/orders/counter-payment";
import { typedNumber } from "@domain/values/typed-number";
import { emptyBasket, counterHref, parseBasket } from "~/features/pos/basket";
import { dollarsField } from "~/features/pos/counter-money";
import { clearDraft, toQuoteRequest } from "~/features/pos/draft.server";
import { counterForm } from "~/features/pos/order-schema";
import { formRefusal, isHostError, refusalMessage } from "~/host/errors";
import { payCounterOrder, placeCounterOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { handoverText } from "~/lib/text/order-text";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

const unclearOrder = "We got no answer: the order may have been placed. Press again, it is placed once.";
const unclearPayment = "We got no answer: the payment may have been noted. Press again, it is noted once.";
const unclearMail = "we got no answer. Send it again from here, it is mailed once.";

/** The payment. The amount is only the one shown; the host compares it with its own. */
const chargeForm = z
  .object({
    payment: counterOrderFields.shape.payment,
    tendered: dollarsField,
    key: z.guid(),
    amount: typedNumber(z.number().int()),
    receipt: z.enum(["print", "mail", "none"], "Choose print, mail or none").optional(),
    receipt_email: z.string().optional(),
  })
  // Validated before anything is charged.
  .refine(
    ({ receipt, receipt_email: email }) =>
      receipt !== "mail" || mailReceiptRequest.safeParse({ email: email?.trim() }).success,
    {
      message: "Please enter where the receipt is mailed to",
    },
  );

const payForm = chargeForm.safeExtend({
  payment: payOrderRequest.shape.method,
  order_tip: typedNumber(z.number().int().min(0)),
});

/**
 * [ROUTE-10, RUSH-13] Places the order in the URL and starts the next one, or records the payment of an open order.
 * Without JavaScript, `received` and `work_out` redirect to the same page with the change.
 */
export async function chargeAtCounter({ request, context }: ActionFunctionArgs) {
  const merchant = requireMerchant(request, context);
  const form = await readForm(request);
  const url = new URL(request.url);
  const basket = parseBasket(url.searchParams);
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  if (form.has("received") || form.has("work_out")) {
    url.searchParams.set("received", fields.received ?? fields.tendered ?? "");
    return redirect(`${url.pathname}${url.search}`);
  }
  const typed = fields.tendered ?? "";
  const chosen = { payment: fields.payment, receipt: fields.receipt, receiptEmail: fields.receipt_email };
  const refused = ({ issues }: z.ZodError) => data({ formError: issues[0]?.message ?? null, typed, chosen }, 422);
  try {
    return basket.order ? await payOpen(basket.order) : await place();
  } catch (error) {
    if (error instanceof Response) throw error;
    const refusal = formRefusal(error, "Failed to place the order", basket.order ? unclearPayment : unclearOrder);
    const isTaken = !basket.order && isHostError(error, "conflict");
    return data({ formError: refusalMessage(refusal), typed, chosen, isTaken }, refusal.status);
  }

  async function place() {
    const parsed = chargeForm.safeParse(fields);
    const order = counterForm.safeParse({ orderType: "takeaway", ...fields });
    if (!parsed.success) return refused(parsed.error);
    if (!order.success) return refused(order.error);
    const { key, amount, payment, tendered } = parsed.data;
    const { customerName, orderType, table = null, note } = order.data;
    const { lines: items, held } = basket;
    const body = { ...toQuoteRequest(fields), amount, payment, tendered, customerName, table, note, items, held };
    const { id, orderId, token, total } = await placeCounterOrder(context.host, merchant.restaurant.id, key, body);
    await clearDraft(context, merchant, basket);
    const change =
      payment === "cash" && tendered ? `Change ${formatCents(computeChange(total, tendered).change)}. ` : "";
    const handover = handoverText({ orderType, table, token });
    const description = `${change}${handover ? `${handover}. ` : ""}The kitchen has it.`;
    return continueTo(id, `Order ${orderId} placed`, description);
  }

  async function payOpen(id: string) {
    const parsed = payForm.safeParse(fields);
    if (!parsed.success) return refused(parsed.error);
    const { payment: method, tendered, order_tip: tip, amount, key } = parsed.data;
    await payCounterOrder(context.host, id, key, { method, tip, tendered, amount });
    return continueTo(id, "Payment noted");
  }

  /**
   * [RUSH-13] Redirects to the printable receipt or the counter. A failed email does not undo the payment; it can be
   * sent again.
   */
  async function continueTo(id: string, message: string, details = "") {
    const home = counterHref({ ...emptyBasket, after: id });
    const { receipt, receipt_email: email } = fields;
    if (fields.payment === "later" || receipt === "none" || !receipt) {
      return redirectWithToast(context, home, { type: "success", message, description: details });
    }
    if (receipt === "print") {
      const next = dashboardPaths.dashboardTicket(id, { from: "pos" });
      return redirectWithToast(context, next, { type: "success", message, description: details });
    }
    const mailed = await context.host
      .send(counterCalls.mailReceipt, { params: { id }, body: { email: email?.trim() ?? "" } })
      .then(() => `The receipt goes to ${email}.`)
      .catch((error: unknown) => `The receipt: ${refusalMessage(formRefusal(error, undefined, unclearMail))}`);
    return redirectWithToast(context, home, { type: "success", message, description: `${details} ${mailed}`.trim() });
  }
}
