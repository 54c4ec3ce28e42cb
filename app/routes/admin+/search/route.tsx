import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderBadge } from "~/features/admin-orders/order-status";
import { StatusBadge } from "~/features/admin-restaurants/status-badge";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { ActiveBadge } from "~/ui/dashboard/active-badge";
import { PageHead } from "~/ui/dashboard/page-head";
import { SearchResultGroup, Hit } from "~/ui/dashboard/search";
import { EmptyState } from "~/ui/feedback/empty-state";
import { RouteError } from "~/ui/feedback/route-error";
import { searchAll } from "./search.server";

export const meta = () => [{ title: "Search · Administration · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => searchAll(args);

/** [ADMIN-1] Results of the header's search. */
export default function Search() {
  const { sought, restaurants, agents, customers, orders } = useLoaderData<typeof loader>();
  const isEmpty = [restaurants, agents, customers, orders].every(({ rows }) => rows.length === 0);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={sought ? `Results for “${sought}”` : "Search"}
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Search" }]}
      />
      {isEmpty && (
        <EmptyState
          title={sought ? "Nothing found" : "What are you looking for?"}
          body="Search restaurants, agents and customers by name, email or phone, and orders by number, phone, coupon or charge."
        />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <SearchResultGroup
          title="Restaurants"
          count={restaurants.rows.length}
          more={{ to: dashboardPaths.adminRestaurants({ search: sought }), total: restaurants.total }}
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
          more={{ to: dashboardPaths.adminOrders({ search: sought }), total: orders.total }}
        >
          {orders.rows.map(({ id, number, restaurant, customer, when, status, statusText }) => (
            <Hit
              key={id}
              to={dashboardPaths.adminOrder(id)}
              name={number}
              note={[restaurant, customer, when].filter(Boolean).join(" · ")}
              mark={<OrderBadge status={status} text={statusText} />}
            />
          ))}
        </SearchResultGroup>
        <SearchResultGroup
          title="Customers"
          count={customers.rows.length}
          more={{ to: dashboardPaths.adminCustomers({ search: sought }), total: customers.total }}
        >
          {customers.rows.map(({ id, name, email, isActive }) => (
            <Hit
              key={id}
              to={dashboardPaths.adminCustomers({ search: email })}
              name={name}
              note={email}
              mark={isActive ? undefined : <ActiveBadge isActive={false} />}
            />
          ))}
        </SearchResultGroup>
        <SearchResultGroup
          title="Sales Agents"
          count={agents.rows.length}
          more={{ to: dashboardPaths.adminAgents({ search: sought }), total: agents.total }}
        >
          {agents.rows.map(({ id, firstName, lastName, email, isActive }) => (
            <Hit
              key={id}
              to={dashboardPaths.adminAgents({ search: email })}
              name={`${firstName} ${lastName}`.trim()}
              note={email}
              mark={<ActiveBadge isActive={isActive} />}
            />
          ))}
        </SearchResultGroup>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
