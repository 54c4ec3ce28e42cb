import type { LoaderFunctionArgs } from "@remix-run/node";
import { orderLine } from "~/features/admin-orders/order-list.server";
import { listAllRestaurants } from "~/host/admin-restaurants.server";
import { listAgents, listCustomers } from "~/host/administration.server";
import type { Host } from "~/host/client/host";
import { nullIfUnsupported } from "~/host/errors";
import { listOrders } from "~/host/orders.server";
import { readText } from "~/lib/lists/list-state";
import { requireArea } from "~/session/guards.server";

/** The number of results shown of each kind. */
const most = 6;

/**
 * [ADMIN-1] Restaurants of any status, sales agents, customers and orders, by name, address, phone, coupon, charge or
 * number; each kind with its total. Kinds that the host cannot search are omitted; an empty search sends no request.
 */
export async function searchAll({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const { host } = context;
  const sought = readText(new URL(request.url).searchParams, "q");
  if (!sought) return { sought, restaurants: none, agents: none, customers: none, orders: none };
  const page = { page: 1, per_page: most };
  const [restaurants, agents, customers, orders] = await Promise.all([
    findRestaurants(host, sought),
    findAgents(host, sought),
    listCustomers(host, { search: sought, ...page }).catch(nullIfUnsupported),
    listOrders(host, { search: sought.slice(0, 120), ...page }).catch(nullIfUnsupported),
  ]);
  return {
    sought,
    restaurants,
    agents,
    customers: {
      total: customers?.total ?? 0,
      rows: (customers?.customers ?? []).map(({ id, first_name, last_name, email, is_active }) => ({
        id,
        name: `${first_name} ${last_name}`.trim(),
        email,
        isActive: is_active,
      })),
    },
    orders: { total: orders?.total ?? 0, rows: (orders?.orders ?? []).map(orderLine) },
  };
}

const none = { total: 0, rows: [] };

/** A host without paging has no search either: then its complete list is searched here. */
async function findRestaurants(host: Host, sought: string) {
  const { restaurants, total } = await listAllRestaurants(host, { search: sought, page: 1, per_page: most });
  const matching =
    total === null
      ? restaurants.filter(({ name, ownerEmail, phone, address }) =>
          contains([name, ownerEmail, phone, address], sought),
        )
      : restaurants;
  return {
    total: total ?? matching.length,
    rows: matching.slice(0, most).map(({ id, name, address, status }) => ({ id, name, address, status })),
  };
}

async function findAgents(host: Host, sought: string) {
  const matching = (await listAgents(host)).filter(({ firstName, lastName, email, phone }) =>
    contains([`${firstName} ${lastName}`, email, phone], sought),
  );
  return { total: matching.length, rows: matching.slice(0, most) };
}

const contains = (texts: (string | null)[], sought: string) =>
  texts.some((text) => text?.toLowerCase().includes(sought.toLowerCase()));
