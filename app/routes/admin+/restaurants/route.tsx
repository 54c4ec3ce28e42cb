import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { restaurantList, type RestaurantRow } from "~/features/admin-restaurants/restaurant-list.server";
import { StatusBadge } from "~/features/admin-restaurants/status-badge";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { RowActions } from "~/ui/dashboard/row-actions";
import { EmailAddress } from "~/ui/email-address";
import { RouteError } from "~/ui/feedback/route-error";
import { OneLine } from "~/ui/layout/table";
import { PhoneNumber } from "~/ui/phone-number";
import { TextLink } from "~/ui/text-link";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Restaurants · HalalGo" }];

/** [ADMIN-3, ROUTE-11] */
export const loader = (args: LoaderFunctionArgs) => restaurantList.page(args);

export default function Restaurants() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

/** [ADMIN-3] */
const view: ListView<RestaurantRow> = {
  title: "Restaurants",
  path: dashboardPaths.adminRestaurants(),
  list: "restaurants",
  row: "restaurant",
  searchLabel: "Search by name, owner or place",
  isDense: true,
  nothingYet: "No pending restaurants.",
  filters: [
    {
      name: "status",
      label: "Status",
      placeholder: "Any status",
      options: [
        { value: "approved", label: "Active" },
        { value: "pending", label: "Pending" },
        { value: "rejected", label: "Rejected" },
        { value: "suspended", label: "Suspended" },
      ],
    },
  ],
  columns: [
    {
      head: "Restaurant name",
      sort: "name",
      main: true,
      breaks: true,
      cell: ({ id, name }) => <TextLink to={dashboardPaths.adminRestaurant(id)}>{name}</TextLink>,
    },
    {
      head: "Owner email",
      sort: "email",
      breaks: true,
      cell: ({ ownerEmail }) => ownerEmail && <EmailAddress address={ownerEmail} />,
    },
    { head: "Phone", shownFrom: "xl", cell: ({ phone }) => phone && <PhoneNumber phone={phone} /> },
    { head: "Address", shownFrom: "xl", cell: ({ address }) => <OneLine text={address} /> },
    { head: "Category", sort: "category", shownFrom: "xl", cell: ({ category }) => category },
    { head: "Status", sort: "status", cell: ({ status }) => <StatusBadge status={status} /> },
  ],
  actions: ({ id, name }) => (
    <RowActions name={name} deleteHref={dashboardPaths.adminRestaurantDelete(id)}>
      <ButtonLink
        to={dashboardPaths.adminRestaurant(id)}
        size="sm"
        variant="secondary"
        className="me-1 self-center max-md:ms-2"
        aria-label={`View ${name}`}
      >
        View
      </ButtonLink>
    </RowActions>
  ),
};
