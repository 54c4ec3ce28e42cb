import { categoryLabel } from "@domain/options";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { PageHead } from "~/ui/desk/page-head";
import { Found, Hit } from "~/ui/desk/search-results";
import { EmptyState } from "~/ui/empty-state";
import { RouteError } from "~/ui/route-error";
import { searchOwn } from "./search.server";

export const meta = () => [{ title: "Search · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => searchOwn(args);

/** [DASH-3] What the header's search finds. */
export default function Search() {
  const { sought, orders, items, coupons, offers } = useLoaderData<typeof loader>();
  const isEmpty = [orders, items, coupons, offers].every((found) => found.length === 0);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={sought ? `Results for “${sought}”` : "Search"}
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Search" }]}
      />
      {isEmpty && (
        <EmptyState
          title={sought ? "Nothing found" : "What are you looking for?"}
          body="Search orders by number, menu items by name or description, coupons by code or name, and offers by title."
        />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Found title="Orders" count={orders.length}>
          {orders.map((order) => (
            <Hit
              key={order.id}
              to={deskPaths.dashboardOrder(order.source, order.id)}
              name={order.number}
              note={`${order.customer} · ${order.when}`}
            />
          ))}
        </Found>
        <Found title="Menu items" count={items.length}>
          {items.map((item) => (
            <Hit
              key={item.id}
              to={deskPaths.dashboardItem(item.id)}
              name={item.name}
              note={categoryLabel(item.category)}
            />
          ))}
        </Found>
        <Found title="Coupons" count={coupons.length}>
          {coupons.map((coupon) => (
            <Hit
              key={coupon.id}
              to={deskPaths.dashboardCoupons({ search: coupon.code })}
              name={coupon.code}
              note={coupon.name}
            />
          ))}
        </Found>
        <Found title="Offers" count={offers.length}>
          {offers.map((offer) => (
            <Hit key={offer.id} to={deskPaths.dashboardOffers({ search: offer.title })} name={offer.title} />
          ))}
        </Found>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
