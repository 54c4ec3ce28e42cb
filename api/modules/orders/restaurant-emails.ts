import type { Email } from "@api/mail/email";
import { formatCents } from "@domain/money";
import { dueText, type PlacedOrder, type StatusUpdate } from "./customer-emails";
import { formatOrderNumber } from "./order-number";

/** Emails to a restaurant's team, as its settings say [SET-4]. */
type RestaurantEmail = Omit<Email, "to" | "because">;

const button = (orderId: string) => ({ button: { label: "Open the order", path: `/dashboard/orders/${orderId}` } });
const ways = { delivery: "Delivery", takeaway: "Pickup", "dine-in": "Dine-in" } as const;

/** A new order that has to be accepted. */
export function placedEmail({ id, number, restaurant, quote, choices }: PlacedOrder, count: string): RestaurantEmail {
  const name = formatOrderNumber(number);
  const due = dueText(quote, choices.scheduledFor, restaurant.timeZone);
  return {
    template: "restaurant-order-placed",
    subject: `New order ${name}`,
    heading: `New order ${name}`,
    parts: [
      { paragraph: "Accept or reject it in your dashboard." },
      {
        facts: [
          { name: "How", value: ways[choices.orderType] },
          ...(due ? [{ name: "When", value: due }] : []),
          { name: "What", value: count },
          { name: "Total", value: formatCents(quote.total) },
        ],
      },
      button(id),
    ],
  };
}

/** A cancelled order, and why. */
export function cancelledEmail({ id, number, by, reason, restaurantName }: StatusUpdate): RestaurantEmail {
  const name = formatOrderNumber(number);
  const who = {
    customer: `The customer cancelled order ${name}.`,
    system: `Order ${name} was cancelled automatically.`,
    restaurant: `${restaurantName} cancelled order ${name}.`,
    admin: `HalalGo cancelled order ${name}.`,
  };
  return {
    template: "restaurant-order-cancelled",
    subject: `Order ${name} was cancelled`,
    heading: `Order ${name} was cancelled`,
    parts: [{ paragraph: who[by] }, ...(reason ? [{ quote: reason }] : []), button(id)],
  };
}

/** A refund. */
export function refundedEmail(order: { id: string; number: number }, amountCents: number): RestaurantEmail {
  const name = formatOrderNumber(order.number);
  const amount = formatCents(amountCents);
  return {
    template: "restaurant-order-refunded",
    subject: `${amount} of order ${name} went back`,
    heading: `Refund of ${amount}`,
    parts: [{ paragraph: `${amount} of order ${name} was refunded to the customer.` }, button(order.id)],
  };
}
