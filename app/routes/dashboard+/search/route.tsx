import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { categoryLabel } from "@domain/options";
import { toOrderRow } from "~/features/orders/order-row.server";
import { nullIfUnsupported } from "~/host/errors";
import { listOrders } from "~/host/orders.server";
import { listOwnItems } from "~/host/own-menu.server";
import { listOwnCoupons, listOwnOffers } from "~/host/promotions.server";
import { listGuests } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readQueryText } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { phoneText } from "~/lib/text/phone-text";
import { requireMerchant } from "~/session/guards.server";
import { PageHead } from "~/ui/dashboard/page-head";
import { SearchResultGroup, Hit } from "~/ui/dashboard/search";
import { EmptyState } from "~/ui/feedback/empty-state";
import { RouteError } from "~/ui/feedback/route-error";
import { Dotted } from "~/ui/layout/dotted";

export const meta = () => [{ title: "Search · HalalGo" }];

/**
 * [DASH-3, RUSH-17] The restaurant's customers by name or phone; orders by number, phone, coupon, charge or name; menu
 * items, coupons and offers. An empty search makes no host calls.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const searchText = readQueryText(new URL(request.url).searchParams, "q");
  if (!searchText) return { searchText, orders: [], guests: [], items: [], coupons: [], offers: [] };
  const restaurant_id = restaurant.id;
  const named = { restaurant_id, search: searchText, per_page: maxResults };
  const [orders, people, { items }, { coupons }, { offers }] = await Promise.all([
    listOrders(context.host, { restaurant_id, search: searchText.slice(0, 120), per_page: maxResults }).catch(
      nullIfUnsupported,
    ),
    listGuests(context.host, restaurant_id, { search: searchText, per_page: maxResults }).catch(nullIfUnsupported),
    listOwnItems(context.host, named),
    listOwnCoupons(context.host, named),
    listOwnOffers(context.host, named),
  ]);
  const has = (...texts: (string | null)[]) =>
    texts.some((text) => text?.toLowerCase().includes(searchText.toLowerCase()));
  return {
    searchText,
    orders: orders?.orders.map(toOrderRow) ?? [],
    guests: people?.guests.map(({ id, name, phone }) => ({ id, name, phone: phone ? phoneText(phone) : "" })) ?? [],
    items: items.slice(0, maxResults).map(({ id, name, category, image }) => ({ id, name, category, image })),
    coupons: coupons
      .filter(({ name, code }) => has(name, code))
      .slice(0, maxResults)
      .map(({ id, name, code }) => ({ id, name, code })),
    offers: offers
      .filter(({ title }) => has(title))
      .slice(0, maxResults)
      .map(({ id, title }) => ({ id, title })),
  };
}

/** [DASH-3] Results of the header's search. */
export default function Search() {
  const { searchText, orders, guests, items, coupons, offers } = useLoaderData<typeof loader>();
  const isEmpty = [orders, guests, items, coupons, offers].every((found) => found.length === 0);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={searchText ? `Results for “${searchText}”` : "Search"}
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Search" }]}
      />
      {isEmpty && (
        <EmptyState
          title={searchText ? "Nothing found" : "What are you looking for?"}
          body="Search orders by number, customers by name or phone, menu items by name or description, coupons by code or name, and offers by title."
        />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <SearchResultGroup title="Orders" count={orders.length}>
          {orders.map((order) => (
            <Hit
              key={order.id}
              to={dashboardPaths.dashboardOrder(order.source, order.id)}
              name={order.number}
              note={<Dotted facts={[order.customer, order.when]} />}
            />
          ))}
        </SearchResultGroup>
        <SearchResultGroup title="Customers" count={guests.length}>
          {guests.map((guest) => (
            <Hit key={guest.id} to={dashboardPaths.dashboardGuest(guest.id)} name={guest.name} note={guest.phone} />
          ))}
        </SearchResultGroup>
        <SearchResultGroup title="Menu items" count={items.length}>
          {items.map((item) => (
            <Hit
              key={item.id}
              to={dashboardPaths.dashboardItem(item.id)}
              name={item.name}
              note={categoryLabel(item.category)}
            />
          ))}
        </SearchResultGroup>
        <SearchResultGroup title="Coupons" count={coupons.length}>
          {coupons.map((coupon) => (
            <Hit
              key={coupon.id}
              to={dashboardPaths.dashboardCoupons({ search: coupon.code })}
              name={coupon.code}
              note={coupon.name}
            />
          ))}
        </SearchResultGroup>
        <SearchResultGroup title="Offers" count={offers.length}>
          {offers.map((offer) => (
            <Hit key={offer.id} to={dashboardPaths.dashboardOffers({ search: offer.title })} name={offer.title} />
          ))}
        </SearchResultGroup>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** Maximum results of each kind. */
const maxResults = 8;
