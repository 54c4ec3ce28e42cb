import { inactiveRestaurant, type InactiveRestaurant } from "@domain/contract/restaurant";
import type { Host } from "./client.server";
import { isHostError } from "./errors";
import { listOrders } from "./orders.server";
import { listRestaurants } from "./restaurants.server";
import { listAnswer, messageAnswer } from "./unwrapping";

/** A restaurant that is not listed, as the administration's pages use it. */
export interface WaitingRestaurant {
  id: string;
  name: string;
  ownerEmail: string | null;
  phone: string | null;
  address: string;
  category: string | null;
  status: "active" | "pending" | "rejected";
  rejectionReason: string | null;
  /** UTC; null where the host does not say. */
  createdAt: string | null;
}

/** [HOST-13] All restaurants that wait or were rejected, the oldest first. */
export async function listInactiveRestaurants(host: Host): Promise<WaitingRestaurant[]> {
  const { items } = await host.get("/restaurants/admin/inactive", listAnswer(inactiveRestaurant));
  return items.map(toWaiting).sort((a, b) => (a.createdAt ?? "").localeCompare(b.createdAt ?? ""));
}

/** [HOST-14] Lists a restaurant, or turns it down with a reason for its owner. @throws HostError not_found, conflict */
export async function decideRestaurant(
  host: Host,
  restaurantId: string,
  status: "approved" | "rejected",
  reason?: string,
): Promise<void> {
  const path = `/restaurants/${encodeURIComponent(restaurantId)}/status`;
  await host.put(path, messageAnswer, { body: { restaurantId, status, reason } });
}

/** How many restaurants and orders the marketplace has; null what the host does not tell. */
export async function readTotals(host: Host): Promise<{ restaurants: number | null; orders: number | null }> {
  const [restaurants, orders] = await Promise.all([
    listRestaurants(host, { per_page: 1, facets: false }),
    listOrders(host, { per_page: 1 }).catch((error: unknown) => {
      if (isHostError(error, "unsupported")) return null;
      throw error;
    }),
  ]);
  return { restaurants: restaurants.total, orders: orders?.total ?? null };
}

function toWaiting(wire: InactiveRestaurant): WaitingRestaurant {
  const { street_address, city, state, zip_code } = wire;
  return {
    id: wire.id,
    name: wire.name,
    ownerEmail: wire.owner?.email ?? null,
    phone: wire.phone ?? null,
    address: [street_address, city, [state, zip_code].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    category: wire.category ?? null,
    status: wire.is_active ? "active" : wire.status === "rejected" ? "rejected" : "pending",
    rejectionReason: wire.rejection_reason ?? null,
    createdAt: wire.created_at ?? null,
  };
}
