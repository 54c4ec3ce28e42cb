import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderTypes } from "@domain/orders/order-type";
import { orderList, type OrderLine } from "~/features/admin-orders/order-list.server";
import { OrderBadge } from "~/features/admin-orders/status-badges";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { typeText } from "~/lib/text/order-text";
import { paymentChoices } from "~/lib/text/payment-text";
import { RouteError } from "~/ui/feedback/route-error";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Orders · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => orderList.page(args);

/** Orders of every restaurant. */
export default function Orders() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

const view: ListView<OrderLine> = {
  title: "Orders",
  path: dashboardPaths.adminOrders(),
  list: "orders",
  row: "order",
  searchLabel: "Search by order id, phone, coupon, charge",
  filters: [
    { name: "restaurant", type: "hidden" },
    {
      name: "status",
      label: "Status",
      placeholder: "Any status",
      options: [
        { value: "pending", label: "Pending" },
        { value: "completed", label: "Completed" },
        { value: "cancelled", label: "Cancelled" },
        { value: "refunded", label: "Given back" },
      ],
    },
    {
      name: "type",
      label: "Order type",
      placeholder: "Any type",
      options: orderTypes.map((type) => ({ value: type, label: typeText[type] })),
    },
    { name: "payment", label: "Payment method", placeholder: "Any payment method", options: paymentChoices },
    { name: "customer", label: "Customer", type: "text" },
    { name: "from", label: "From", type: "date" },
    { name: "to", label: "To", type: "date" },
  ],
  columns: [
    {
      head: "Order id",
      sort: "orderId",
      main: true,
      cell: ({ id, number, type }) => (
        <>
          <TextLink to={dashboardPaths.adminOrder(id)}>
            <bdi dir="ltr">{number}</bdi>
          </TextLink>
          <span className="text-small text-quiet block font-normal">{type}</span>
        </>
      ),
    },
    {
      head: "Restaurant",
      breaks: true,
      cell: ({ restaurantId, restaurant }) => (
        <TextLink to={dashboardPaths.adminRestaurant(restaurantId)}>{restaurant}</TextLink>
      ),
    },
    { head: "Customer", sort: "customer", breaks: true, cell: ({ customer }) => customer },
    {
      head: "Amount",
      sort: "amount",
      end: true,
      cell: ({ total, refunded }) => (
        <div className="text-end">
          <Money cents={total} />
          {refunded > 0 && (
            <span className="text-small text-quiet block">
              <Money cents={refunded} /> given back
            </span>
          )}
        </div>
      ),
    },
    { head: "Date", sort: "date", oneLine: true, cell: ({ when }) => when },
    {
      head: "Status",
      sort: "status",
      cell: ({ status, statusText }) => <OrderBadge status={status} text={statusText} />,
    },
  ],
};
