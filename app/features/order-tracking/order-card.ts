import type { OrderedAgain } from "@domain/contract/ordering/order";
import type { Lenient } from "@domain/contract/primitives";
import { formatCents } from "@domain/money";
import { isRefundedStatus, type OrderStatus } from "@domain/orders/order-status";
import type { OrderType } from "@domain/orders/order-type";
import type { Order } from "~/host/orders.server";
import { type RefundState, sumRefunds, toRefundState } from "~/lib/refund-request";
import { isolated } from "~/lib/text/isolated";
import { dateText, dayTimeText, monthText, statusText, timeText } from "~/lib/text/order-text";

/** A past order for the list; amounts in cents. */
export interface OrderCard {
  id: string;
  number: string;
  restaurantId: string;
  restaurantName: string;
  image: string | null;
  month: string;
  when: string;
  items: string;
  itemCount: number;
  total: number;
  status: OrderStatus;
  type: OrderType;
  statusText: string;
  /** The parts of "$17.25 refunded on November 4"; null without a refund. `cents` are those of `state` alone. */
  refund: { cents: number; text: string; state: RefundState } | null;
  /** "Soup is sold out. Please answer by 12:31 PM."; null unless the restaurant asks about a replacement [RUSH-12]. */
  question: string | null;
  /** What ordering again would give; null where the host does not say. */
  again: Lenient<OrderedAgain> | null;
  /** Whether its customer can write a review, has, or no longer can. */
  review: "none" | "open" | "written" | "closed";
}

/** "Chicken Karahi, 4 Tandoori Naan" */
const itemsText = (items: Order["items"]): string =>
  items.map(({ qty, name }) => (qty > 1 ? `${qty} ${isolated(name)}` : isolated(name))).join(", ");

/** An order as the customer's list of orders shows it. */
export function toOrderCard(order: Order): OrderCard {
  const zone = order.restaurant.timeZone;
  return {
    id: order.id,
    number: order.orderId,
    restaurantId: order.restaurant.id,
    restaurantName: order.restaurant.name,
    image: order.items.find(({ image }) => image)?.image ?? order.restaurant.image ?? null,
    month: monthText(order.createdAt, zone),
    when: dayTimeText(order.createdAt, zone),
    items: itemsText(order.items),
    itemCount: order.items.reduce((sum, { qty }) => sum + qty, 0),
    total: order.total,
    status: order.status,
    type: order.orderType,
    statusText: statusText(order.status, order.orderType),
    refund: findRefundState(order, zone),
    question: findQuestion(order),
    again: order.again ?? null,
    review: reviewState(order),
  };
}

/** The first to answer of several. */
function findQuestion({ changes, restaurant }: Order): string | null {
  const question = changes?.find(({ state, answerBy }) => state === "asked" && answerBy);
  if (!question?.answerBy) return null;
  return `${isolated(question.name)} is sold out. Please answer by ${timeText(question.answerBy, restaurant.timeZone)}.`;
}

/** A host without reviews omits the field. */
function reviewState({
  status,
  review,
  reviewClosed,
}: Pick<Order, "status" | "review" | "reviewClosed">): OrderCard["review"] {
  if (status !== "completed" || review === undefined) return "none";
  if (reviewClosed) return "closed";
  return review ? "written" : "open";
}

/** The state of an order's payment, as a badge. */
export interface PaymentState {
  text: string;
  /** "done": settled; "open": something is still pending; "over": nothing was or will be paid. */
  kind: "done" | "open" | "over";
}

type Paid = Pick<Order, "status" | "refunds" | "total" | "paymentMethod" | "isPaid" | "transactionId">;

/** [ORD-5, PAY-19] Never "paid" for money that was refunded or not taken; null where the host does not say. */
export function findPaymentState(order: Paid): PaymentState | null {
  const { status, refunds, total, isPaid, transactionId } = order;
  const isCash = order.paymentMethod === "cash";
  const hasEnded = isRefundedStatus(status);
  const standing = refunds.filter((refund) => refund.status !== "failed");
  const back = standing.reduce((sum, { amount }) => sum + amount, 0);
  if (refunds.length > standing.length && back < total) return { text: "Refund not done yet", kind: "open" };
  if (standing.some((refund) => refund.status === "pending")) return { text: "Refund on its way", kind: "open" };
  if (standing.length > 0 && (hasEnded || back >= total)) {
    return { text: isCash ? "Refunded in cash" : "Refunded to card", kind: "over" };
  }
  const wasPaid = isPaid ?? Boolean(transactionId);
  if (!wasPaid || total === 0) return notPaid(order, hasEnded);
  // Other hosts may omit refunds.
  if (hasEnded) return null;
  return { text: isCash ? "Paid in cash" : "Paid by card", kind: "done" };
}

function notPaid({ isPaid, total }: Paid, hasEnded: boolean): PaymentState | null {
  if (hasEnded) return isPaid === undefined || isPaid === null ? null : { text: "Nothing was charged", kind: "over" };
  if (total === 0) return { text: "Nothing to pay", kind: "over" };
  return isPaid === false ? { text: "Not paid yet", kind: "open" } : null;
}

/** Each sum by its own state: what is on its way, what was refunded before, and what the provider refused. */
export function findRefundState(
  { refunds, paymentMethod }: Pick<Order, "refunds" | "paymentMethod">,
  zone: string | null | undefined,
): OrderCard["refund"] {
  const way = paymentMethod === "cash" ? "to you in cash" : "to your card";
  const { pending, done, failed } = sumRefunds(refunds);
  const lastDone = refunds.findLast(({ status }) => toRefundState(status) === "done");
  const on = lastDone ? dateText(lastDone.at, zone, new Date()) : "";
  const states = [
    { state: "pending" as const, cents: pending, text: `on its way back ${way}` },
    { state: "done" as const, cents: done, text: `refunded on ${on}` },
    { state: "failed" as const, cents: failed, text: `could not be given back ${way} yet. Please write to us` },
  ].filter(({ cents }) => cents > 0);
  const [first, ...others] = states;
  if (!first) return null;
  return {
    ...first,
    text: [first.text, ...others.map(({ cents, text }) => `${formatCents(cents)} ${text}`)].join(", "),
  };
}
