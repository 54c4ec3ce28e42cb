import type { LoaderFunctionArgs } from "@remix-run/node";
import { orderHalalText } from "@domain/halal/halal-text";
import { isSameStation } from "@domain/kitchen/stations";
import { mentionsAllergy } from "@domain/kitchen/ticket-lines";
import { getOrder, type Order } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { refundableCents } from "~/lib/refund-request";
import { momentText } from "~/lib/text/order-text";
import { requireMerchant } from "~/session/guards.server";

/**
 * [RUSH-19] The papers of an order, as wide as a receipt printer's roll (80 mm), outside the dashboard's frame: the customer's receipt,
 * or with `kind=chit` what the kitchen cooks by. `station` (a line each) leaves the lines of others out; `from` is where Back leads.
 */
export async function loadTicket({ request, context, params }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const { searchParams } = new URL(request.url);
  const order = await getOrder(context.host, params.id ?? "");
  const isChit = searchParams.get("kind") === "chit";
  const stations = searchParams.get("station")?.split("\n") ?? [];
  const from = searchParams.get("from");
  const moment = (at: string) => momentText(at, order.restaurant.timeZone, new Date());
  const isHere = ({ station }: Order["items"][number]) =>
    stations.length === 0 || !station || stations.some((one) => isSameStation(one, station));
  return {
    isChit,
    // A chit holds no sums and nobody's address.
    order: isChit
      ? { ...order, items: order.items.filter(isHere), customer: null, deliveryAddress: null, refunds: [] }
      : order,
    stations,
    isAllergy: mentionsAllergy(order.note),
    // [RUSH-7, RUSH-17] What the place knows of its customer, and of a dish of another station too: whoever cooks beside it is to know.
    allergies: [
      order.guestNotes?.allergies ?? [],
      order.items.flatMap(({ name, note }) => (note && mentionsAllergy(note) ? [`${name}: ${note}`] : [])),
    ].flat(),
    /** [HALAL-13] As it was when it was ordered; a chit says nothing of it. */
    halal: !isChit && order.halal ? orderHalalText(order.halal) : null,
    left: refundableCents(order),
    from,
    placed: moment(order.createdAt),
    due: order.scheduledFor ? [order.occasion, moment(order.scheduledFor)].filter(Boolean).join(", ") : null,
    readyBy: order.estimatedReadyAt ? moment(order.estimatedReadyAt) : null,
    backHref:
      from === "kitchen"
        ? dashboardPaths.kitchen()
        : from === "pos"
          ? dashboardPaths.dashboardPos()
          : dashboardPaths.dashboardAnyOrder(order.id),
  };
}

export type TicketView = Awaited<ReturnType<typeof loadTicket>>;
