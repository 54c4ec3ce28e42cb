import type { LoaderFunctionArgs } from "@remix-run/node";
import { orderHalalText } from "@domain/halal/halal-text";
import { isSameStation, mentionsAllergy } from "@domain/kitchen";
import { getOrder, type Order } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { refundableCents } from "~/lib/refund-request";
import { dueText, momentText, paperMomentText } from "~/lib/text/order-text";
import { requireMerchant } from "~/session/guards.server";

/**
 * [RUSH-19] Print views of an order for a receipt printer's roll (80 mm), outside the dashboard's frame: the
 * customer's receipt, or with `kind=chit` the kitchen's slip. `station` (one per line) omits lines of other stations;
 * `from` is the target of Back.
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
    // A kitchen chit contains no prices or addresses.
    order: isChit
      ? { ...order, items: order.items.filter(isHere), customer: null, deliveryAddress: null, refunds: [] }
      : order,
    stations,
    isAllergy: mentionsAllergy(order.note),
    // [RUSH-7, RUSH-17] Includes notes about the customer and about other stations' dishes, because cooks nearby must
    // know of allergies.
    allergies: [
      order.guestNotes?.allergies ?? [],
      order.items.flatMap(({ name, note }) => (note && mentionsAllergy(note) ? [`${name}: ${note}`] : [])),
    ].flat(),
    /** [HALAL-13] The halal statement at the time of the order; not on a kitchen chit. */
    halal: !isChit && order.halal ? orderHalalText(order.halal) : null,
    left: refundableCents(order),
    from,
    // A receipt is read on other days, too.
    placed: isChit ? moment(order.createdAt) : paperMomentText(order.createdAt, order.restaurant.timeZone),
    due: dueText(order, isChit ? new Date() : null),
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
