import { changeNotes, isLeftOut, typeText } from "~/lib/text/order-text";
import type { TicketView } from "./load-ticket.server";

/** The top of a slip: restaurant, order number, destination and times. */
export function Head({ view }: { view: TicketView }) {
  const { order, placed, due } = view;
  return (
    <>
      <p className="text-center font-bold">{order.restaurant.name}</p>
      <h1 className="ticket-number">{order.orderId}</h1>
      <p className={view.isChit ? "text-center text-[22px] leading-tight font-extrabold" : "text-center"}>
        {typeText[order.orderType]}
        {order.table && `, ${order.table}`}
        {order.token && `, token ${order.token}`}
      </p>
      <p className="text-center">Placed: {placed}</p>
      {due && <p className="text-center font-bold">For: {due}</p>}
    </>
  );
}

type Item = TicketView["order"]["items"][number];

export const listExtras = ({ order }: TicketView, item: Item) =>
  [item.size === "large" ? "Large" : null, ...item.addons.map(({ name }) => name), ...changeNotes(order, item)].filter(
    (part) => part !== null,
  );

/** The quantity to prepare; for an item left out completely, the original quantity. */
export const countPieces = (item: Item) => (isLeftOut(item) ? item.qty : item.qty - (item.leftOut ?? 0));
