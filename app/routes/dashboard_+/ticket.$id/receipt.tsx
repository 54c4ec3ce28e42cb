import { formatCents } from "@domain/money";
import { computeChange } from "@domain/orders/counter-payment";
import { soldOutPreferenceLabels } from "@domain/orders/line-changes";
import { formatCityLine } from "@domain/restaurants/us-place";
import { givenBackText, isCalledOut, isLeftOut, lineDetails, tableText, typeText } from "~/lib/text/order-text";
import { paymentText } from "~/lib/text/payment-text";
import { cx } from "~/ui/cx";
import { UnbrokenNumbers } from "~/ui/layout/unbroken-numbers";
import type { TicketView } from "./load-ticket.server";

/** What the customer paid, and what was refunded. */
export function Receipt({ view }: { view: TicketView }) {
  const { order, left, halal } = view;
  const { customer, deliveryAddress: to } = order;
  const refunds = order.refunds.filter(({ status }) => status !== "failed");
  return (
    <main id="main" tabIndex={-1} className="paper ticket outline-none" data-slip>
      <Head view={view} />
      <ul className="ticket-part">
        {order.items.map((item, index) => (
          <li key={index} className={cx("flex gap-2 py-0.5", isLeftOut(item) && "line-through")}>
            {/* All that its price is for, as what was left out is refunded below. */}
            <b>{item.qty}×</b>
            <span className="min-w-0 flex-1">
              <b>{item.name}</b>
              {lineDetails(view.order, item).map((part) => (
                <span key={part} className="block">
                  + {part}
                </span>
              ))}
              {item.halal && item.halal.words.length > 0 && (
                <span className="block">{item.halal.words.join(", ")}</span>
              )}
              {givenBackText(item) && <span className="block">{givenBackText(item)}</span>}
            </span>
            <span>{formatCents(item.lineTotal)}</span>
          </li>
        ))}
      </ul>
      {halal && (
        <p className="ticket-part">
          When you ordered: <UnbrokenNumbers>{halal}</UnbrokenNumbers>
        </p>
      )}
      {order.ifSoldOut && <p className="ticket-part">If sold out: {soldOutPreferenceLabels[order.ifSoldOut]}</p>}
      {order.note && (
        <p className="ticket-part font-bold">
          Note: <bdi>{order.note}</bdi>
        </p>
      )}
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
        {order.tendered ? (
          <>
            <Line label="Cash" cents={order.tendered} />
            <Line label="Change" cents={computeChange(order.total, order.tendered).change} />
          </>
        ) : null}
        {refunds.map(({ id, amount, status }) => (
          <Line key={id} label={status === "pending" ? "Refund on its way" : "Refunded"} cents={-amount} />
        ))}
        {refunds.length > 0 && (
          <div className="flex justify-between font-bold">
            <dt>Paid after the refund</dt>
            <dd>{formatCents(left)}</dd>
          </div>
        )}
      </dl>
      <p className="ticket-part">{order.isPaid === false ? "NOT PAID" : `Paid: ${paymentText(order.paymentMethod)}`}</p>
      {customer && (
        <p className="ticket-part">
          <bdi>{customer.name}</bdi>
          {(to?.contactPhone ?? customer.phone) && <span className="block">{to?.contactPhone ?? customer.phone}</span>}
          {to && (
            <span className="block">
              <bdi>{to.address}</bdi>, {formatCityLine({ city: to.city, zip: to.zipcode })}
            </span>
          )}
        </p>
      )}
    </main>
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

/** The top of a slip: restaurant, order number, destination and times. */
export function Head({ view }: { view: TicketView }) {
  const { order, placed, due } = view;
  const hasNumber = view.isChit || isCalledOut(order);
  return (
    <>
      <p className="text-center font-bold">{order.restaurant.name}</p>
      <h1 className="ticket-number">{order.orderId}</h1>
      <p className={view.isChit ? "text-center text-[22px] leading-tight font-extrabold" : "text-center"}>
        {typeText[order.orderType]}
        {order.table && `, ${tableText(order.table)}`}
        {order.token && hasNumber && `, pickup number ${order.token}`}
      </p>
      <p className="text-center">Placed: {placed}</p>
      {due && <p className="text-center font-bold">{due}</p>}
    </>
  );
}

type Item = TicketView["order"]["items"][number];

/** The quantity to prepare; for an item left out completely, the original quantity. */
export const countPieces = (item: Item) => (isLeftOut(item) ? item.qty : item.qty - (item.leftOut ?? 0));
