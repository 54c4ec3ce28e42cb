import { menuItemCalls } from "@domain/contract/calls/menu";
import { rejectionText, type RejectionReason } from "@domain/orders/rejection";
import type { Host } from "~/host/client/host";
import { isHostError } from "~/host/errors";
import { changeOrderStatus, type Order } from "~/host/orders.server";

interface Rejection {
  why?: RejectionReason | undefined;
  /** In their own words. */
  reason?: string | undefined;
  /** Ids of its dishes that are sold out. */
  sold: readonly string[];
}

/** What the customer will read. */
export function reasonOf({ items }: Pick<Order, "items">, { why, reason, sold }: Rejection): string | null {
  const dishes = items.flatMap(({ menuItemId, name }) => (menuItemId && sold.includes(menuItemId) ? [name] : []));
  return rejectionText({ reason: why ?? "other", dishes: [...new Set(dishes)], note: reason });
}

/** [RUSH-5] Rejects the order, then marks what is sold out. @returns what happened @throws HostError where it cannot be rejected */
export async function rejectOrder(host: Host, order: Order, rejection: Rejection, givesBack?: number): Promise<string> {
  const reason = reasonOf(order, rejection) ?? undefined;
  await changeOrderStatus(host, order.id, "rejected", { reason, givesBack });
  const said = `Order ${order.orderId} rejected`;
  const own = new Set(order.items.map(({ menuItemId }) => menuItemId));
  const ids = rejection.why === "sold_out" ? rejection.sold.filter((id) => own.has(id)) : [];
  if (ids.length === 0) return said;
  try {
    await host.send(menuItemCalls.setAvailability, { body: { ids, availability: "tomorrow" } });
    return `${said}. ${ids.length === 1 ? "The dish is" : `${ids.length} dishes are`} sold out until tomorrow`;
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    return `${said}. What is sold out could not be marked`;
  }
}
