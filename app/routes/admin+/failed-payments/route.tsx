import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { failedPaymentList, type FailedPaymentLine } from "~/features/admin-lists/failed-payment-list.server";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { RouteError } from "~/ui/feedback/route-error";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Failed Payments · HalalGo" }];

/** [ADMIN-2, TABLE-1…6] */
export const loader = (args: LoaderFunctionArgs) => failedPaymentList.page(args);

/** Payments that did not result in an order, of every restaurant and of the Go Pass. */
export default function FailedPayments() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

/** When, where, who, how much, why, and whether anything was charged. */
const view: ListView<FailedPaymentLine> = {
  title: "Failed Payments",
  path: dashboardPaths.adminFailedPayments(),
  list: "failed-payments",
  row: "payment",
  searchLabel: "Search by name or charge",
  filters: [
    {
      name: "status",
      label: "Outcome",
      placeholder: "Anything",
      options: [
        { value: "declined", label: "Declined" },
        { value: "hanging", label: "Not settled yet" },
        { value: "refunded", label: "Given back" },
      ],
    },
    { name: "from", label: "From", type: "date" },
    { name: "to", label: "To", type: "date" },
  ],
  columns: [
    { head: "When", sort: "at", main: true, oneLine: true, cell: ({ when }) => when },
    {
      head: "Restaurant",
      breaks: true,
      cell: ({ restaurant }) =>
        restaurant ? (
          <TextLink to={dashboardPaths.adminRestaurant(restaurant.id)}>{restaurant.name}</TextLink>
        ) : (
          "Go Pass"
        ),
    },
    {
      head: "Customer",
      breaks: true,
      cell: ({ customer }) =>
        customer && <TextLink to={dashboardPaths.adminCustomers({ search: customer.email })}>{customer.name}</TextLink>,
    },
    {
      head: "Amount",
      sort: "amount",
      end: true,
      cell: ({ amount, card }) => (
        <div className="text-end">
          <Money cents={amount} />
          {card && <span className="text-small text-quiet block whitespace-nowrap">{card}</span>}
        </div>
      ),
    },
    {
      head: "Reason",
      breaks: true,
      cell: ({ outcome }) => <span className="min-w-0 max-md:text-end">{outcome.text}</span>,
    },
    {
      head: "Charged",
      cell: ({ outcome, chargeId }) => (
        <div className="min-w-0 max-md:text-end">
          <Badge tone={outcome.tone} icon={outcome.icon}>
            {outcome.charged}
          </Badge>
          {chargeId && (
            <bdi dir="ltr" className="text-small text-quiet mt-1 block break-all">
              {chargeId}
            </bdi>
          )}
        </div>
      ),
    },
  ],
};
