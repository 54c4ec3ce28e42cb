import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import { parseNumber } from "@domain/values/parse-number";
import { changedTimeText } from "~/features/checkout/checkout-texts.server";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import type { CheckoutChoices } from "~/features/checkout/choices";
import { loadChoices } from "~/features/checkout/choices.server";
import { loadCheckout } from "~/features/checkout/load-checkout.server";
import { isUnknownOutcome, paymentRefusal } from "~/features/checkout/payment-errors.server";
import { findPayment, findUnconfirmedPayment } from "~/features/checkout/payment-outcome.server";
import { findHalalChange } from "~/features/checkout/shown-halal.server";
import { formRefusal, isHostError } from "~/host/errors";
import { placeOrder } from "~/host/orders.server";
import { charge } from "~/host/payments.server";
import { readForm, readText } from "~/lib/read-form.server";
import { isSameCart } from "~/session/cookies/checkout.server";
import { requireCustomer } from "~/session/guards.server";

/** The outcome of Pay, for the dialog. */
export type PayOutcome =
  | { kind: "ordered"; orderId: string | null; orderNumber: string | null; message: string }
  /** The card was not charged; the dialog allows another card. */
  | { kind: "declined"; message: string }
  /** Nothing was charged, and the checkout has to be reviewed. */
  | { kind: "refused"; message: string }
  /** Charged, or unknown: the payment's own page shows the outcome. */
  | { kind: "checking"; message: string | null; transactionId?: string | null; key?: string };

/**
 * [PAY-9, PAY-10, PAY-16] Charges the card for the host's total, then places the order; once per key, however often it
 * is submitted.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = requireCustomer(request, context);
  const form = await readForm(request);
  const posted = { key: readText(form, "key"), token: readText(form, "token"), total: parseNumber(form.get("total")) };
  const choices = await loadChoices(context, user.id, new URL(request.url).searchParams);
  const page = await loadCheckout(context, user.id, choices);
  const refuse = async (message: string) => answer(await refusedUnlessPaid(context, posted.key, message));
  if (page.kind === "failed") return answer({ kind: "checking", message: null });
  const unclear = await findUnconfirmedPayment(context, user.id, choices.restaurantId);
  if (unclear) return answer({ kind: "checking", message: null, transactionId: unclear.transaction, key: unclear.key });
  if (page.kind === "unlisted") return refuse(`${page.texts.title}. ${page.texts.body}`);
  if (page.kind !== "ready") return refuse(`Your cart has changed. ${check}`);
  const changes = listChanges(page.view, choices, { ...posted, halal: readText(form, "halal") });
  if (changes.length > 0) return refuse(`${changes.join(" ")} ${check}`);
  if (page.view.key !== posted.key) {
    return refuse(`Your order has changed. ${check}`);
  }
  const outcome = await pay(context, page.view, posted);
  if (outcome.kind === "ordered") await context.checkoutDraft.clear(user.id, choices.restaurantId);
  if (outcome.kind === "checking") {
    const { restaurantId } = choices;
    const transaction = outcome.transactionId ?? null;
    await context.unconfirmedPayments.save(user.id, { restaurantId, key: posted.key, transaction });
  }
  return answer(outcome);
}

const check = "Nothing was charged. Check it and press Place Order again.";

/** What is not as it was shown, all at once: the next press agrees to everything that the page shows by then. */
function listChanges(
  view: CheckoutView,
  choices: CheckoutChoices,
  shown: { key: string; total: number; halal: string },
): string[] {
  const total = view.quote.total === shown.total ? null : "The total has changed.";
  return [
    isSameCart(view.key, shown.key) ? total : "Your cart has changed.",
    findHalalChange(shown.halal, view.shownHalal),
    changedTimeText(choices, view),
  ].flatMap((change) => change ?? []);
}

const statuses: Record<PayOutcome["kind"], number> = { ordered: 200, declined: 402, refused: 409, checking: 202 };
const answer = (outcome: PayOutcome) => data(outcome, statuses[outcome.kind]);

/**
 * "Nothing was charged" must be true: a concurrent submission may have succeeded and emptied the cart while this one
 * read it.
 */
async function refusedUnlessPaid(context: AppLoadContext, key: string, message: string): Promise<PayOutcome> {
  const payment = key ? await findPayment(context, key) : null;
  if (payment?.status === "ordered" && payment.orderId) {
    return { kind: "ordered", orderId: payment.orderId, orderNumber: null, message: "order placed successfully" };
  }
  if (payment && payment.status !== "declined") return { kind: "checking", message: null };
  return { kind: "refused", message };
}

async function pay(
  context: AppLoadContext,
  view: CheckoutView,
  { key, token }: { key: string; token: string },
): Promise<PayOutcome> {
  const amountCents = view.quote.total;
  try {
    const charged = await charge(context.host, key, { token, amountCents, choices: view.wanted });
    // A host without a quote may not send amounts in cents.
    const chargedCents = view.hasQuote ? charged.amount : null;
    return await order(context, view, {
      key,
      transactionId: charged.transactionId,
      amountCents: chargedCents ?? amountCents,
    });
  } catch (error) {
    if (isUnknownOutcome(error)) {
      context.logger.warn({ err: error }, "The outcome of a payment is not known yet");
      return { kind: "checking", message: null };
    }
    const { kind, message } = paymentRefusal(error);
    return { kind, message };
  }
}

/** The card is charged: on any error from here on, the host completes the order or refunds it [PAY-17]. */
async function order(
  context: AppLoadContext,
  view: CheckoutView,
  paid: { key: string; transactionId: string; amountCents: number },
): Promise<PayOutcome> {
  const { wanted, quote } = view;
  const place = () =>
    placeOrder(context.host, paid.key, {
      restaurantId: wanted.restaurantId,
      items: quote.lines.map((line) => ({
        menuItemId: line.menuItemId,
        quantity: line.quantity,
        size: line.size === "large" ? "large" : "regular",
        addonIds: line.addons.map((addon) => addon.id),
      })),
      transactionId: paid.transactionId,
      paymentAmount: paid.amountCents,
      currency: "usd",
      couponId: quote.coupon?.id ?? null,
      deliveryAddressId: wanted.deliveryAddressId ?? null,
      orderType: wanted.orderType,
      scheduledFor: wanted.scheduledFor ?? null,
      table: wanted.table ?? null,
      tip: wanted.tip ?? null,
      note: wanted.note ?? null,
    });
  try {
    // Not every host completes a paid order by itself; the same key returns the same order [HOST-71].
    const placed = await place().catch((error: unknown) => {
      if (isHostError(error, "unreachable", "invalid_response", "internal")) return place();
      throw error;
    });
    const message = placed.message ?? "order placed successfully";
    return { kind: "ordered", orderId: placed.id, orderNumber: placed.number, message };
  } catch (error) {
    context.logger.error({ err: error }, "A charged payment has no order yet");
    const { formErrors } = formRefusal(error, "Failed to place order");
    const message = formErrors[0] ?? "Failed to place order";
    return { kind: "checking", message, transactionId: paid.transactionId };
  }
}
