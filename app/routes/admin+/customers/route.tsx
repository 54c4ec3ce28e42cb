import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { formatCount } from "@domain/values/plural";
import { type CustomerRow, customerList } from "~/features/customers/customers.server";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { RouteError } from "~/ui/feedback/route-error";
import { Cell } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { PhoneNumber } from "~/ui/phone-number";
import { TextLink } from "~/ui/text-link";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Customers · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => customerList.page(args);

/** Everyone with a customer account. */
export default function Customers() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

const view: ListView<CustomerRow> = {
  title: "Customers",
  path: dashboardPaths.adminCustomers(),
  list: "customers",
  row: "customer",
  searchLabel: "Search by name, email or phone",
  filters: [
    {
      name: "status",
      label: "Status",
      placeholder: "Any status",
      options: [
        { value: "active", label: "Active" },
        { value: "inactive", label: "Deactivated" },
      ],
    },
    { name: "from", label: "Joined from", type: "date" },
    { name: "to", label: "Joined to", type: "date" },
  ],
  columns: [
    { head: "Name", sort: "name", main: true, breaks: true, cell: ({ name }) => name },
    { head: "Email", breaks: true, cell: ({ email }) => email && <EmailAddress address={email} /> },
    { head: "Phone", shownFrom: "wide", cell: ({ phone }) => phone && <PhoneNumber phone={phone} /> },
    { head: "Joined", sort: "joined", oneLine: true, shownFrom: "xl", cell: ({ joined }) => joined },
    { head: "Orders", end: true, cell: (row) => <CustomerOrders {...row} /> },
    {
      head: "Status",
      cell: ({ isActive }) => (
        <Badge tone={isActive ? "ok" : "neutral"} icon={isActive ? "check-circle" : "pause-circle"}>
          {isActive ? "Active" : "Deactivated"}
        </Badge>
      ),
    },
  ],
  actions: (row) => <Switch {...row} />,
};

const CustomerOrders = ({ id, name, orders, spent }: CustomerRow) => (
  <div className="text-end">
    {orders > 0 ? (
      <TextLink
        to={dashboardPaths.adminOrders({ customer: id })}
        aria-label={`${formatCount(orders)} orders of ${name}`}
      >
        {formatCount(orders)}
      </TextLink>
    ) : (
      0
    )}
    <span className="text-small text-quiet block">
      <Money cents={spent} />
    </span>
  </div>
);

function Switch({ id, name, isActive }: CustomerRow) {
  const { search } = useLocation();
  const action = isActive ? "Deactivate" : "Reactivate";
  const href = isActive ? dashboardPaths.adminCustomerDeactivate(id) : dashboardPaths.adminCustomerReactivate(id);
  return (
    <Cell label="" end>
      <ButtonLink
        to={`${href}${search}`}
        size="sm"
        variant={isActive ? "danger-text" : "secondary"}
        preventScrollReset
        aria-label={`${action} ${name}`}
        className={isActive ? "max-md:-ms-3.5" : undefined}
      >
        {action}
      </ButtonLink>
    </Cell>
  );
}
