import { type AppLoadContext, redirect } from "@remix-run/node";
import * as z from "zod";
import { orderCalls } from "@domain/contract/calls/orders";
import { orderHalalText } from "@domain/halal/halal-text";
import { resolveUnansweredChange } from "@domain/orders/line-changes";
import { canTransition, isInProgress, isRefundedStatus, type OrderStatus } from "@domain/orders/order-status";
import { formatCityLine } from "@domain/restaurants/us-place";
import { getOrder, type Order } from "~/host/orders.server";
import { paths } from "~/lib/paths";
import {
  dateText,
  deadlineText,
  dueText,
  momentInSentence,
  momentText,
  paperMomentText,
  statusText,
  timeText,
} from "~/lib/text/order-text";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import type { TimelineStep } from "~/ui/layout/timeline";
import { toOrderCard, findPaymentState } from "./order-card";
import { estimateArrival } from "./order-eta.server";

/** A step whose text can be serialized. */
type Step = Omit<TimelineStep, "text"> & { text?: string };

export type OrderView = Awaited<ReturnType<typeof loadOrder>>;

/** Everything that the order page displays, with its times as text [UI-8]. */
export async function loadOrder(context: AppLoadContext, id: string) {
  const order = await getOrder(context.host, id);
  const now = new Date();
  const zone = order.restaurant.timeZone;
  const eta = await estimateArrival(order, now);
  const answer = order.review?.answer;
  return {
    order,
    halal: order.halal ? orderHalalText(order.halal) : null,
    card: toOrderCard(order),
    reviewAnswer: answer ? { text: answer.text, date: dateText(answer.at, zone, now) } : null,
    payment: findPaymentState(order),
    toPlace: order.deliveryAddress && formatCityLine({ ...order.deliveryAddress, zip: order.deliveryAddress.zipcode }),
    eta,
    says: statusSentence(order),
    unsaid: eta ? null : toPendingStatus(order),
    scheduledFor: order.scheduledFor
      ? [order.occasion, momentInSentence(order.scheduledFor, zone, now)].filter(Boolean).join(", ")
      : null,
    directions: directionsTo(order.restaurant),
    steps: timelineSteps(order, now),
    isRunning: isInProgress(order.status),
    isRefundedEnd: isRefundedStatus(order.status),
    canCancel: canTransition(order.status, "cancelled", "customer"),
    placedAt: momentText(order.createdAt, zone, now),
    onPaper: { placedAt: paperMomentText(order.createdAt, zone), due: dueText(order, null) },
    questions: isInProgress(order.status) ? toQuestions(order) : [],
    seenAt: timeText(now.toISOString(), zone),
    endReason: order.history.findLast(({ status }) => isRefundedStatus(status))?.reason ?? null,
  };
}

/** [RUSH-12] Sold-out items that can be replaced if the customer agrees in time. */
function toQuestions({ changes, ifSoldOut, restaurant }: Order) {
  return (changes ?? []).flatMap(({ id, state, name, pieces, replacement, needsYes, back, refund, answerBy }) => {
    if (state !== "asked" || !replacement || !answerBy) return [];
    const until = timeText(answerBy, restaurant.timeZone);
    const isReplaced = resolveUnansweredChange(ifSoldOut ?? null, needsYes) === "replaced";
    const then = isReplaced ? "it is replaced" : "it is left out and you are refunded for it";
    return {
      id,
      name,
      offer: `${pieces} ${replacement.name}`,
      marks: [...replacement.halal.words, replacement.caution].filter(Boolean).join(", ") || null,
      warning: needsYes
        ? "Its halal information is weaker than that of your dish, or it has more warnings, so it is made only if you accept it."
        : null,
      back,
      refund,
      then: `Please answer by ${until}. Without an answer ${then}.`,
    };
  });
}

const soldOutAnswer = z.object({ change: z.guid(), answer: z.enum(["accept", "refund"]) });

/** Handles the customer's answer; when refused, the page says why. */
export async function answerSoldOut(context: AppLoadContext, id: string, form: FormData) {
  const parsed = soldOutAnswer.safeParse(Object.fromEntries(form));
  if (!parsed.success) return redirect(paths.order(id));
  const { change: change_id, answer } = parsed.data;
  return submitConfirmation(context, {
    run: () => context.host.send(orderCalls.answerLineChange, { params: { id }, body: { change_id, answer } }),
    redirectTo: paths.order(id),
    successMessage:
      answer === "accept" ? "Thank you. We have told the kitchen." : "It is left out, and you are refunded for it.",
    failureMessage: "Failed to send your answer",
  });
}

const way: OrderStatus[] = ["placed", "accepted", "preparing", "ready", "completed"];

/** A sentence about the order's current status. */
export function statusSentence({
  status,
  orderType,
  restaurant,
}: Pick<Order, "status" | "orderType" | "restaurant">): string {
  const sentences: Record<OrderStatus, string> = {
    placed: `${restaurant.name} has received your order and has not accepted it yet.`,
    accepted: `${restaurant.name} has accepted your order.`,
    preparing: `${restaurant.name} is ${restaurant.isShop ? "preparing" : "cooking"} your order.`,
    ready:
      orderType === "delivery"
        ? "Your order is ready and waiting to be delivered."
        : orderType === "takeaway"
          ? "Your order is ready to be picked up."
          : "Your order is ready and will be brought to your table.",
    completed: `${statusText("completed", orderType)}. Enjoy your order.`,
    rejected: `${restaurant.name} could not take your order.`,
    cancelled: "This order was cancelled.",
  };
  return sentences[status];
}

/** Why there is no estimate for a pending order; null for others. */
function toPendingStatus({
  status,
  estimatedReadyAt,
  scheduledFor,
}: Pick<Order, "status" | "estimatedReadyAt" | "scheduledFor">) {
  if (!isInProgress(status) || status === "ready") return null;
  return estimatedReadyAt || scheduledFor
    ? "It is taking longer than planned. The restaurant can tell you more."
    : "The restaurant has not said when it will be ready.";
}

/** A map URL with directions; phones open their own app for it. */
function directionsTo({ name, address, latitude, longitude }: Order["restaurant"]): string | null {
  const place = address ? `${name}, ${address}` : latitude && longitude ? `${latitude},${longitude}` : null;
  return place && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

/**
 * Past steps with their times, the current one, and those to come; an order that was rejected or cancelled has none to
 * come.
 */
export function timelineSteps(order: Order, now: Date): Step[] {
  const zone = order.restaurant.timeZone;
  const findTime = (status: OrderStatus) => order.history.findLast((change) => change.status === status)?.at;
  const label = (status: OrderStatus) => statusText(status, order.orderType);
  const isEnded = isRefundedStatus(order.status);
  const statuses = isEnded ? [...way.filter(findTime), order.status] : way;
  const current = statuses.indexOf(order.status);
  return statuses.map((status, index): Step => {
    const at = findTime(status);
    const isDone = index < current || order.status === "completed";
    const base = { label: label(status), time: at && timeText(at, zone) };
    if (isEnded && index === current) return { ...base, state: "ended" };
    if (isDone) return { ...base, state: "done" };
    if (index > current) return { label: label(status), state: "later" };
    return {
      ...base,
      state: "now",
      icon: statusIcon(order),
      text: currentNote(order, now),
    };
  });
}

/** What is said below the current step of an order. */
function currentNote(order: Order, now: Date): string | undefined {
  const { status, scheduledFor, restaurant } = order;
  if (status === "placed") return waitingNote(order, now);
  if (status === "accepted")
    return scheduledFor ? "Your order will be prepared in time." : "Your order will be prepared soon.";
  if (status !== "preparing") return undefined;
  return `${restaurant.isShop ? "" : "The kitchen is cooking. "}We tell you here as soon as it is ready.`;
}

function waitingNote({ acceptBy, restaurant, total }: Order, now: Date): string {
  if (!acceptBy) return "You can cancel until the restaurant accepts it.";
  const until = deadlineText(acceptBy, restaurant.timeZone, now);
  // Nothing was paid for a total of zero.
  return Date.parse(acceptBy) > now.getTime()
    ? `You can cancel until it is accepted. If it is not accepted by ${until}, it is cancelled automatically${total === 0 ? "" : " and you are refunded"}.`
    : `It should have been accepted by ${until}. It will be cancelled within a minute${total === 0 ? "" : ", and you will be refunded"}.`;
}

function statusIcon({ status, restaurant }: Order): TimelineStep["icon"] {
  if (status === "preparing") return restaurant.isShop ? "shopping-bag" : "cooking-pot";
  return status === "ready" ? "package" : status === "accepted" ? "check-circle" : "receipt";
}
