import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPersonName } from "@domain/values/person-name";
import { toOrderLine } from "~/features/admin-orders/order-list.server";
import { OrderBadge } from "~/features/admin-orders/status-badges";
import { StatusBadge } from "~/features/admin-restaurants/status-badge";
import { listAllRestaurants } from "~/host/admin-restaurants.server";
import { listAgents, listCustomers } from "~/host/administration.server";
import type { Host } from "~/host/client/host";
import { nullIfUnsupported } from "~/host/errors";
import { listOrders } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readQueryText } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { ActiveBadge } from "~/ui/dashboard/active-badge";
import { PageHead } from "~/ui/dashboard/page-head";
import { Hit, SearchResultGroup } from "~/ui/dashboard/search";
import { EmailAddress } from "~/ui/email-address";
import { EmptyState } from "~/ui/feedback/empty-state";
import { RouteError } from "~/ui/feedback/route-error";
import { Dotted } from "~/ui/layout/dotted";

/** The number of results shown of each kind. */
const maxResults = 6;

/**
 * [ADMIN-1] Restaurants of any status, sales agents, customers and orders, by name, address, phone, coupon, charge or
 * number; each kind with its total. Kinds that the host cannot search are omitted; an empty search sends no request.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const { host } = context;
  const searchText = readQueryText(new URL(request.url).searchParams, "q");
  if (!searchText) return { searchText, restaurants: none, agents: none, customers: none, orders: none };
  const page = { page: 1, per_page: maxResults };
  const [restaurants, agents, customers, orders] = await Promise.all([
    findRestaurants(host, searchText),
    findAgents(host, searchText),
    listCustomers(host, { search: searchText, ...page }).catch(nullIfUnsupported),
    listOrders(host, { search: searchText.slice(0, 120), ...page }).catch(nullIfUnsupported),
  ]);
  return {
    searchText,
    restaurants,
    agents,
    customers: {
      total: customers?.total ?? 0,
      rows: (customers?.customers ?? []).map(({ id, first_name, last_name, email, is_active }) => ({
        id,
        name: formatPersonName(first_name, last_name),
        email,
        isActive: is_active,
      })),
    },
    orders: { total: orders?.total ?? 0, rows: (orders?.orders ?? []).map(toOrderLine) },
  };
}

const none = { total: 0, rows: [] };

/** A host without paging has no search either: then its complete list is searched here. */
async function findRestaurants(host: Host, searchText: string) {
  const { restaurants, total } = await listAllRestaurants(host, { search: searchText, page: 1, per_page: maxResults });
  const matching =
    total === null
      ? restaurants.filter(({ name, ownerEmail, phone, address }) =>
          contains([name, ownerEmail, phone, address], searchText),
        )
      : restaurants;
  return {
    total: total ?? matching.length,
    rows: matching.slice(0, maxResults).map(({ id, name, address, status }) => ({ id, name, address, status })),
  };
}

async function findAgents(host: Host, searchText: string) {
  const matching = (await listAgents(host)).filter(({ firstName, lastName, email, phone }) =>
    contains([formatPersonName(firstName, lastName), email, phone], searchText),
  );
  return { total: matching.length, rows: matching.slice(0, maxResults) };
}

const contains = (texts: (string | null)[], searchText: string) =>
  texts.some((text) => text?.toLowerCase().includes(searchText.toLowerCase()));

export const meta = () => [{ title: "Search · Administration · HalalGo" }];

/** [ADMIN-1] Results of the header's search. */
export default function Search() {
  const { searchText, restaurants, agents, customers, orders } = useLoaderData<typeof loader>();
  const isEmpty = [restaurants, agents, customers, orders].every(({ rows }) => rows.length === 0);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={searchText ? `Results for “${searchText}”` : "Search"}
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Search" }]}
      />
      {isEmpty && (
        <EmptyState
          title={searchText ? "Nothing found" : "What are you looking for?"}
          body="Search restaurants, agents and customers by name, email or phone, and orders by number, phone, coupon or charge."
        />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <SearchResultGroup
          title="Restaurants"
          count={restaurants.rows.length}
          more={{ to: dashboardPaths.adminRestaurants({ search: searchText }), total: restaurants.total }}
        >
          {restaurants.rows.map(({ id, name, address, status }) => (
            <Hit
              key={id}
              to={dashboardPaths.adminRestaurant(id)}
              name={name}
              note={address}
              mark={<StatusBadge status={status} />}
            />
          ))}
        </SearchResultGroup>
        <SearchResultGroup
          title="Orders"
          count={orders.rows.length}
          more={{ to: dashboardPaths.adminOrders({ search: searchText }), total: orders.total }}
        >
          {orders.rows.map(({ id, number, restaurant, customer, when, status, statusText }) => (
            <Hit
              key={id}
              to={dashboardPaths.adminOrder(id)}
              name={number}
              note={<Dotted facts={[restaurant, customer, when]} />}
              mark={<OrderBadge status={status} text={statusText} />}
            />
          ))}
        </SearchResultGroup>
        <SearchResultGroup
          title="Customers"
          count={customers.rows.length}
          more={{ to: dashboardPaths.adminCustomers({ search: searchText }), total: customers.total }}
        >
          {customers.rows.map(({ id, name, email, isActive }) => (
            <Hit
              key={id}
              to={dashboardPaths.adminCustomers({ search: email })}
              name={name}
              note={<EmailAddress address={email} />}
              mark={isActive ? undefined : <ActiveBadge isActive={false} />}
            />
          ))}
        </SearchResultGroup>
        <SearchResultGroup
          title="Sales Agents"
          count={agents.rows.length}
          more={{ to: dashboardPaths.adminAgents({ search: searchText }), total: agents.total }}
        >
          {agents.rows.map(({ id, firstName, lastName, email, isActive }) => (
            <Hit
              key={id}
              to={dashboardPaths.adminAgents({ search: email })}
              name={formatPersonName(firstName, lastName)}
              note={<EmailAddress address={email} />}
              mark={<ActiveBadge isActive={isActive} />}
            />
          ))}
        </SearchResultGroup>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
