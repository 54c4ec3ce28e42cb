import { type AppLoadContext, data } from "@remix-run/node";
import { formatCents } from "@domain/money";
import { formatRefundReason, type RefundReason, refundReasons } from "@domain/orders/refund-lines";
import { type Order, refundOrder } from "~/host/orders.server";
import { readText } from "~/lib/read-form.server";
import { refundableCents, type Question } from "~/lib/refund-request";
import { cardBrandText } from "~/lib/text/card-text";
import { shortMomentInSentence, shortMomentText, statusText } from "~/lib/text/order-text";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { type RefundChoice, consequence, type Refundable, computeSum, targetText, ways } from "./sum";

/** Where somebody else was faster, or nothing was paid. */
export const nothingLeft = "There is nothing left to give back for this order";

/** Cents paid and not refunded. */
export const paidLeft = (order: Order): number => (order.isPaid === false ? 0 : refundableCents(order));

/** [RUSH-11] An order for the refund panel. `limit`: the most that staff may refund. */
export function toRefundView(order: Order, limit: number | null = null) {
  const zone = order.restaurant.timeZone;
  const now = new Date();
  const { customer } = order;
  const last = order.history.at(-1);
  return {
    ...toRefundable(order, limit),
    id: order.id,
    number: order.orderId,
    total: order.total,
    target: refundTarget(order),
    bearer: order.restaurant.name,
    firstName: customer?.id ? (customer.name.split(" ")[0] ?? "") : null,
    about: [
      customer?.name,
      last && `${statusText(order.status, order.orderType).toLowerCase()} ${shortMomentInSentence(last.at, zone, now)}`,
      `${formatCents(order.total)}${refundTarget(order) ? ` to ${refundTarget(order)}` : " at the counter"}`,
    ].filter(Boolean),
    /** The idempotency key of this page: submitting it twice refunds once. */
    key: crypto.randomUUID(),
  };
}

export type RefundView = ReturnType<typeof toRefundView>;

function toRefundable(order: Order, limit: number | null): Refundable {
  const zone = order.restaurant.timeZone;
  const lines = order.items.flatMap((item) => {
    const { lineId: id, paid, refunded } = item;
    if (!id || !paid) return [];
    const last = order.refunds.findLast(
      ({ status, lines: pieces }) => status !== "failed" && pieces?.some((one) => one.lineId === id),
    );
    const day = last && shortMomentText(last.at, zone, new Date()).replace(/, [^,]+$/, "");
    const size = [item.size === "large" ? "Large" : null, ...item.addons.map(({ name }) => name)].filter(Boolean);
    return {
      id,
      name: item.name,
      size: size.join(", ") || null,
      quantity: item.qty,
      cents: paid.amount,
      tax: paid.tax,
      refunded: refunded?.pieces ?? 0,
      refundedCents: refunded?.amount ?? 0,
      refundedTax: refunded?.tax ?? 0,
      refundedText: refunded && refunded.pieces > 0 ? `${refunded.pieces} given back${day ? ` on ${day}` : ""}` : null,
    };
  });
  const [tax, ...others] = order.taxes;
  return {
    lines: lines.length === order.items.length ? lines : [],
    left: paidLeft(order),
    tipLeft: Math.min(order.tipLeft ?? 0, paidLeft(order)),
    taxName: tax && others.length === 0 ? `${tax.name} ${tax.rate}%` : "Taxes",
    limit,
  };
}

/** "Visa 4242"; null for counter orders. */
function refundTarget({ source, card }: Order): string | null {
  if (source === "pos") return null;
  const brand = card && cardBrandText(card.brand);
  return brand ? `${brand} ${card.last4}` : "the card it was paid with";
}

/** The entered values, to fill the form again. */
export interface TypedRefund extends RefundChoice {
  reasonKind: RefundReason | null;
  note: string;
  byPlatform: boolean;
  key: string;
}

function readTyped(form: FormData, { lines }: Refundable): TypedRefund {
  const way = ways.find((one) => one === readText(form, "way")) ?? (lines.length > 0 ? "line" : "amount");
  const pieces = lines.map(({ id }) => [id, Math.trunc(Number(readText(form, `pieces-${id}`))) || 0] as const);
  return {
    way,
    pieces: Object.fromEntries(pieces),
    amount: readText(form, "amount"),
    withTip: form.get("with_tip") === "on",
    reasonKind: refundReasons.find((one) => one === readText(form, "reason_kind")) ?? null,
    note: readText(form, "note").slice(0, 400),
    byPlatform: readText(form, "borne_by") === "platform",
    key: readText(form, "key"),
  };
}

/**
 * [RUSH-11] Without JavaScript the first submission returns the sum, and a second one confirms it; with JavaScript the
 * form displays the sum itself. Either way the submission contains the displayed sum, and nothing happens if it has
 * changed.
 */
export async function refundFromForm(
  context: AppLoadContext,
  form: FormData,
  { order, limit = null, back, isAdmin }: { order: Order; limit?: number | null; back: string; isAdmin?: boolean },
) {
  const view = toRefundView(order, limit);
  const typed = readTyped(form, view);
  const step = readText(form, "step");
  if (step === "back") return data({ typed });
  const sum = computeSum(view, typed);
  const shown = { sum: readText(form, "sum"), left: Number.parseInt(readText(form, "left"), 10) };
  if (step === "confirmed" && typed.reasonKind && /^[\w-]{8,100}$/.test(typed.key) && !Number.isNaN(shown.left)) {
    // A repeated submission must reach the host, which returns the first one's refund, although its pieces are refunded
    // by now.
    const isAsShown = shown.left !== view.left || shown.sum === String(sum.cents);
    if (isAsShown && (sum.refusal === null || shown.left !== view.left)) {
      return submitConfirmation(context, {
        run: () => refundOrder(context.host, order.id, toRefundRequest(view, typed, { ...shown, isAdmin }), typed.key),
        redirectTo: back,
        successMessage: `${formatCents(Number(shown.sum))} ${view.target ? "goes back" : "given back at the counter"}`,
        failureMessage: "Nothing was given back. Try again.",
        unclearMessage: "We got no answer: it may have been given back. Press again, it is given back once.",
        submittedValues: { typed },
      });
    }
  }
  const problems = [sum.refusal, typed.reasonKind ? null : "Choose a reason."].filter((text) => text !== null);
  if (problems.length > 0) return data({ typed, error: problems.join(" ") }, 422);
  return data({ typed, question: toQuestion(view, typed) });
}

type Shown = { sum: string; left: number; isAdmin: boolean | undefined };

function toRefundRequest(view: Refundable, typed: TypedRefund, { sum, left, isAdmin }: Shown) {
  const { way, pieces, withTip, reasonKind, note } = typed;
  const chosen = view.lines.flatMap(({ id }) => {
    const quantity = pieces[id] ?? 0;
    return quantity > 0 ? [{ line_id: id, quantity }] : [];
  });
  const keepsTip = way === "whole" && !withTip && view.tipLeft > 0;
  // Other hosts support neither lines nor reason codes.
  const hasLines = view.lines.length > 0;
  return {
    ...(hasLines && reasonKind
      ? { reason_kind: reasonKind, ...(note ? { reason: note } : {}) }
      : { reason: formatRefundReason(reasonKind, note) }),
    ...(way === "line"
      ? { lines: chosen }
      : keepsTip
        ? { whole: true as const, keep_tip: true }
        : { amount: Number(sum) }),
    left,
    ...(isAdmin ? { borne_by: typed.byPlatform ? ("platform" as const) : ("restaurant" as const) } : {}),
  };
}

/** The confirmation page without JavaScript. */
function toQuestion(view: RefundView, typed: TypedRefund): Question {
  const { cents, rows } = computeSum(view, typed);
  const { way, pieces, amount, withTip, reasonKind, note, byPlatform, key } = typed;
  return {
    title: targetText(view, cents),
    facts: [
      ...rows.map(({ label, cents: part }) => ({ label, value: formatCents(part) })),
      { label: "Paid after this refund", value: `${formatCents(view.left - cents)} of ${formatCents(view.total)}` },
      { label: "Reason", value: formatRefundReason(reasonKind, note) },
    ],
    detail: consequence(view, byPlatform),
    button: `Give back ${formatCents(cents)}`,
    fields: {
      way,
      ...Object.fromEntries(Object.entries(pieces).map(([id, count]) => [`pieces-${id}`, String(count)])),
      amount,
      ...(withTip ? { with_tip: "on" } : {}),
      reason_kind: reasonKind ?? "",
      note,
      borne_by: byPlatform ? "platform" : "restaurant",
      key,
      sum: String(cents),
      left: String(view.left),
    },
  };
}
