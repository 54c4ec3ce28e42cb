import { randomUUID } from "node:crypto";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { orderHalalText } from "@domain/halal/halal-text";
import { isInProgress, isRefundedStatus, type OrderStatus, toListStatus } from "@domain/orders/order-status";
import { pluralize } from "@domain/values/plural";
import { estimateDeparture } from "~/features/order-tracking/order-eta.server";
import { listCapabilities } from "~/host/capabilities.server";
import { nullIfUnsupportedOrInvalid } from "~/host/errors";
import { getOrder, type Order } from "~/host/orders.server";
import { findRestaurant, findGuest } from "~/host/restaurants.server";
import { findTeam } from "~/host/team.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { listedReadyMinutes, readyMinuteChoices, timeToAcceptText } from "~/lib/new-order";
import { isNotified, refundableCents } from "~/lib/refund-request";
import { isolated } from "~/lib/text/isolated";
import {
  deadlineText,
  momentInSentence,
  momentText,
  shortMomentText,
  statusText,
  timeText,
} from "~/lib/text/order-text";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { type Source, parseSource } from "../sources";
import { minutesUntil, otherReadyMinutes, stepsFrom } from "./steps";

/** One of the restaurant's orders with formatted times [UI-8]; redirects to the matching list if the source differs. */
export async function loadOrder({ request, context, params }: LoaderFunctionArgs, source: Source) {
  const { user, restaurant } = requireMerchant(request, context);
  const isStaff = !isEditor(user.role);
  const [order, place, team, offered] = await Promise.all([
    getOrder(context.host, params.id ?? ""),
    findRestaurant(context.host, restaurant.id),
    isStaff ? findTeam(context.host, restaurant.id) : null,
    listCapabilities(context.host, ["availability"]),
  ]);
  if (parseSource(order.source) !== source)
    throw redirect(dashboardPaths.dashboardOrder(parseSource(order.source), order.id));
  const guestId = order.customer?.id ?? order.customer?.phone?.replaceAll(/\D/g, "").slice(-10);
  const guest = guestId
    ? await findGuest(context.host, restaurant.id, guestId).catch(nullIfUnsupportedOrInvalid)
    : null;
  // After the host's calls: the first estimate loads the place data, which would count against their timeouts.
  const departure = await estimateDeparture(order);
  const now = new Date();
  const zone = order.restaurant.timeZone;
  const moment = (at: string) => momentText(at, zone, now);
  return {
    source,
    order,
    /** [RUSH-17] */
    guest: guest && {
      id: guest.id,
      text: `${pluralize(guest.orders, "order")} here, the first ${shortMomentText(guest.first_visit, zone, now)}`,
      allergies: guest.allergies ?? null,
      notes: guest.notes ?? null,
    },
    canSellOut: offered.length > 0 && isInProgress(order.status),
    halal: order.halal ? orderHalalText(order.halal) : null,
    listStatus: toListStatus(order.status),
    placedAt: moment(order.createdAt),
    dueAt: order.scheduledFor
      ? [order.occasion, momentInSentence(order.scheduledFor, zone, now)].filter(Boolean).join(", ")
      : null,
    readyAt: order.estimatedReadyAt && stepsFrom(order.status).next ? moment(order.estimatedReadyAt) : null,
    /** "Leaves 7:19 PM, about 1.9 mi away" */
    leaves: departure && leavesText(departure, zone),
    progress: toProgress(order),
    history: order.history.map(({ status, at, actor, by, reason }) => ({
      status: statusText(status, order.orderType),
      when: moment(at),
      actor: actorWords[actor] ?? actor,
      by: by ?? null,
      reason: reason ?? null,
    })),
    refunds: order.refunds.map(({ id, amount, at, status, borneBy, reason, lines }) => ({
      id,
      amount,
      when: moment(at),
      state: status === "pending" ? ", on its way" : status === "failed" ? ", not done yet" : "",
      byPlatform: borneBy === "platform",
      reason,
      what: (lines ?? [])
        .map(
          (line) =>
            `${line.quantity || "Cheaper:"} ${isolated(order.items.find(({ lineId }) => lineId === line.lineId)?.name ?? "")}`,
        )
        .join(", "),
    })),
    isPartlyRefunded: refundableCents(order) > 0 && refundableCents(order) < order.total,
    deadline: order.acceptBy
      ? {
          minutes: minutesUntil(order.acceptBy, now),
          left: timeToAcceptText(Date.parse(order.acceptBy), now.getTime()),
          isOver: Date.parse(order.acceptBy) <= now.getTime(),
          at: deadlineText(order.acceptBy, zone, now),
        }
      : null,
    readyMinutes:
      order.status === "placed" && !order.scheduledFor && place?.preparationMinutes
        ? { usual: place.preparationMinutes, choices: readyMinuteChoices(place.preparationMinutes, listedReadyMinutes) }
        : null,
    isNotified: isNotified(order),
    /** [RUSH-10] Ready times to choose from, in minutes from now; only between acceptance and ready. */
    otherReadyMinutes: otherReadyMinutes(order, now),
    /** Idempotency key of the payment that this page may record. */
    paymentKey: randomUUID(),
    isUnpaid: order.isPaid === false && parseSource(order.source) === "pos" && !isRefundedStatus(order.status),
    /** [RUSH-11] Staff may refund up to the restaurant's limit. */
    canRefund: Boolean(order.isPaid) && refundableCents(order) > 0 && (!isStaff || (team?.staff_refund_limit ?? 0) > 0),
    steps: stepsFrom(order.status),
  };
}

export type OrderView = Awaited<ReturnType<typeof loadOrder>>;

function leavesText(
  { miles, at }: { miles: number; at: string | null },
  zone: Order["restaurant"]["timeZone"],
): string {
  const far = `about ${miles.toFixed(1)} mi away`;
  return at ? `Leaves ${timeText(at, zone)}, ${far}` : `About ${miles.toFixed(1)} mi away`;
}

const actorWords: Record<string, string> = {
  customer: "Customer",
  owner: "Owner",
  manager: "Manager",
  staff: "Staff",
  admin: "Administrator",
  system: "HalalGo",
};

const progressSteps: OrderStatus[] = ["placed", "accepted", "preparing", "ready", "completed"];

/** The five steps with the times of those taken; an order that ended early ends with an `ended` step instead. */
function toProgress({ status, history, orderType, restaurant }: Order) {
  const findStepTime = (step: OrderStatus) => history.findLast((change) => change.status === step)?.at;
  const steps = isRefundedStatus(status) ? [...progressSteps.filter(findStepTime), status] : progressSteps;
  const current = steps.indexOf(status);
  const stateAt = (index: number) => {
    if (index < current || status === "completed") return "done" as const;
    if (index > current) return "later" as const;
    return isRefundedStatus(status) ? ("ended" as const) : ("now" as const);
  };
  return steps.map((step, index) => {
    const state = stateAt(index);
    // An order brought back to the kitchen has a time for "ready" from before.
    const at = state === "later" ? undefined : findStepTime(step);
    return {
      label: step === "completed" ? "Completed" : statusText(step, orderType),
      state,
      time: at ? timeText(at, restaurant.timeZone) : null,
    };
  });
}
