import { createHash } from "node:crypto";
import type { Host } from "~/host/client.server";
import { listOrders } from "~/host/orders.server";

/** How many wait to be accepted, and a mark that is another one as soon as an order is new or another in its status. */
export async function orderState(host: Host, restaurantId: string): Promise<{ toAccept: number; mark: string }> {
  const [waits, newest] = await Promise.all([
    listOrders(host, { restaurant_id: restaurantId, status: "placed", per_page: 1 }),
    listOrders(host, { restaurant_id: restaurantId, per_page: 50 }),
  ]);
  const said = JSON.stringify([waits.total, newest.total, newest.orders.map(({ id, status }) => [id, status])]);
  return { toAccept: waits.total, mark: createHash("sha256").update(said).digest("base64url").slice(0, 16) };
}
