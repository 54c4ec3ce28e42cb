import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { placeLine } from "@domain/restaurants/us-place";
import { getOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { momentText, typeText } from "~/lib/text/order-text";
import { paymentText } from "~/lib/text/payment-text";
import { requireMerchant } from "~/session/guards.server";
import { TicketHead } from "~/ui/dashboard/print-sheet";
import { RouteError } from "~/ui/feedback/route-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Ticket ${data.order.orderId}` : "Ticket"} · HalalGo` },
];

/** The paper that goes with an order, as wide as a receipt printer's roll (80 mm); outside the dashboard's frame. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const order = await getOrder(context.host, params.id ?? "");
  const moment = (at: string) => momentText(at, order.restaurant.timeZone, new Date());
  return {
    order,
    placed: moment(order.createdAt),
    due: order.scheduledFor ? [order.occasion, moment(order.scheduledFor)].filter(Boolean).join(", ") : null,
    backHref: dashboardPaths.dashboardAnyOrder(order.id),
  };
}

export default function Ticket() {
  const { order, placed, due, backHref } = useLoaderData<typeof loader>();
  const { customer, deliveryAddress: to } = order;
  return (
    <div className="ticket-page">
      <TicketHead backHref={backHref} />
      <main id="main" tabIndex={-1} className="ticket outline-none">
        <p className="text-center font-bold">{order.restaurant.name}</p>
        <h1 className="ticket-number">{order.orderId}</h1>
        <p className="text-center">
          {typeText[order.orderType]}
          {order.table && `, ${order.table}`}
          {order.token && `, token ${order.token}`}
        </p>
        <p className="text-center">Placed: {placed}</p>
        {due && <p className="text-center font-bold">For: {due}</p>}
        <ul className="ticket-part">
          {order.items.map((item, index) => (
            <li key={index} className="flex gap-2 py-0.5">
              <b>{item.qty}×</b>
              <span className="min-w-0 flex-1">
                <b>{item.name}</b>
                {[item.size === "large" ? "Large" : null, ...item.addons.map(({ name }) => name)]
                  .filter((part) => part !== null)
                  .map((part) => (
                    <span key={part} className="block">
                      + {part}
                    </span>
                  ))}
              </span>
              <span>{formatCents(item.lineTotal)}</span>
            </li>
          ))}
        </ul>
        {order.note && <p className="ticket-part font-bold">Note: {order.note}</p>}
        <dl className="ticket-part">
          <Line label="Subtotal" cents={order.subtotal} />
          <Line label="Discounts" cents={-(order.offerDiscount + order.couponDiscount)} />
          <Line label="Delivery" cents={order.deliveryFee} />
          {order.taxes.map((tax) => (
            <Line key={tax.name} label={tax.name} cents={tax.amount} />
          ))}
          <Line label="Tip" cents={order.tip} />
          <div className="flex justify-between font-bold">
            <dt>Total</dt>
            <dd>{formatCents(order.total)}</dd>
          </div>
        </dl>
        <p className="ticket-part">
          {order.isPaid === false ? "NOT PAID" : `Paid: ${paymentText(order.paymentMethod)}`}
        </p>
        {customer && (
          <p className="ticket-part">
            {customer.name}
            {(to?.contactPhone ?? customer.phone) && (
              <span className="block">{to?.contactPhone ?? customer.phone}</span>
            )}
            {to && (
              <span className="block">
                {to.address}, {placeLine({ city: to.city, zip: to.zipcode })}
              </span>
            )}
          </p>
        )}
      </main>
    </div>
  );
}

function Line({ label, cents }: { label: string; cents: number }) {
  if (cents === 0) return null;
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;
