import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { inactiveList } from "~/features/admin-lists/inactive-list.server";
import type { RestaurantRow } from "~/features/admin-restaurants/restaurant-list.server";
import { StatusBadge } from "~/features/admin-restaurants/status-badge";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { RouteError } from "~/ui/feedback/route-error";
import { Cell, OneLine } from "~/ui/layout/table";
import { PhoneNumber } from "~/ui/phone-number";
import { TextLink } from "~/ui/text-link";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Inactive Restaurants · HalalGo" }];

/** [ADMIN-5, ADMIN-6] */
export const loader = (args: LoaderFunctionArgs) => inactiveList.page(args);

export default function InactiveRestaurants() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

/** [ADMIN-3, ADMIN-5] */
const view: ListView<RestaurantRow & { news: string | null }> = {
  title: "Inactive Restaurants",
  path: dashboardPaths.adminInactive(),
  list: "inactive-restaurants",
  row: "restaurant",
  searchLabel: "Search restaurants",
  isDense: true,
  nothingYet: "No pending restaurants.",
  filters: [
    {
      name: "status",
      label: "Status",
      placeholder: "Any status",
      options: [
        { value: "pending", label: "Pending" },
        { value: "rejected", label: "Rejected" },
        { value: "suspended", label: "Suspended" },
      ],
    },
    { name: "from", label: "Registered from", type: "date" },
    { name: "to", label: "Registered to", type: "date" },
  ],
  columns: [
    {
      head: "Restaurant name",
      sort: "name",
      main: true,
      breaks: true,
      cell: ({ id, name, category }) => (
        <>
          <TextLink to={dashboardPaths.adminRestaurant(id)}>{name}</TextLink>
          {category && <Below>{category}</Below>}
        </>
      ),
    },
    {
      head: "Owner email",
      sort: "email",
      breaks: true,
      cell: ({ ownerEmail, phone }) => (
        <>
          {ownerEmail && <EmailAddress address={ownerEmail} />}
          {phone && (
            <Below>
              <PhoneNumber phone={phone} />
            </Below>
          )}
        </>
      ),
    },
    { head: "Phone", shownFrom: "wide", cell: ({ phone }) => phone && <PhoneNumber phone={phone} /> },
    { head: "Address", shownFrom: "xl", cell: ({ address }) => <OneLine text={address} /> },
    { head: "Category", sort: "category", shownFrom: "wide", cell: ({ category }) => category },
    {
      head: "Status",
      sort: "status",
      cell: ({ status, news, reason }) => (
        <div className="max-md:text-end">
          <StatusBadge status={status} />
          {news && <span className="text-small text-ink mt-1 block break-words">{news}</span>}
          {reason && <span className="text-small text-quiet mt-1 block break-words">{reason}</span>}
        </div>
      ),
    },
  ],
  actions: ({ id, name, status }) => (
    <Cell label="" end>
      <span className="inline-flex flex-wrap justify-end gap-1 md:max-[64rem]:w-38 min-[64rem]:flex-nowrap">
        <ButtonLink to={dashboardPaths.adminRestaurant(id)} size="sm" variant="secondary" aria-label={`View ${name}`}>
          View
        </ButtonLink>
        {status !== "suspended" && <Decide id={id} name={name} />}
      </span>
    </Cell>
  ),
};

/** Values without a column of their own below 1536 px, where the three buttons need the space. */
const Below = ({ children }: { children: ReactNode }) => (
  <span className="text-small text-quiet hidden font-normal md:max-[96rem]:block">{children}</span>
);

/** A suspended restaurant is resumed on its own page, which shows the reason. */
function Decide({ id, name }: Pick<RestaurantRow, "id" | "name">) {
  const { search } = useLocation();
  return (
    <>
      <ButtonLink
        to={`${dashboardPaths.adminApprove(id)}${search}`}
        size="sm"
        variant="tonal"
        preventScrollReset
        aria-label={`Approve ${name}`}
      >
        Approve
      </ButtonLink>
      <ButtonLink
        to={`${dashboardPaths.adminReject(id)}${search}`}
        size="sm"
        variant="danger-text"
        preventScrollReset
        aria-label={`Reject ${name}`}
      >
        Reject
      </ButtonLink>
    </>
  );
}
