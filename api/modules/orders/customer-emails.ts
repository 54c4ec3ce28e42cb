import type { Email, EmailPart, ReceiptRow } from "@api/mail/email";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { orderHalalText } from "@domain/halal/halal-text";
import { sizeLabel } from "@domain/menu/item-price";
import { formatCents } from "@domain/money";
import { soldOutPreferenceLabels } from "@domain/orders/line-changes";
import type { OrderActor, OrderStatus } from "@domain/orders/order-status";
import type { OrderType } from "@domain/orders/order-type";
import { formatCityLine } from "@domain/restaurants/us-place";
import type { OrderHalalSnapshot } from "./halal-snapshot";
import { formatOrderNumber } from "./order-number";

export interface PlacedOrder {
  id: string;
  number: number;
  customer: { id: string; email: string; first_name: string };
  restaurant: { id: string; name: string; address: string; timeZone: string };
  quote: Quote;
  choices: QuoteChoices;
  /** The halal facts at the time of the order; missing on older orders. */
  halal?: OrderHalalSnapshot;
}

export interface StatusUpdate {
  id: string;
  number: number;
  restaurantId: string;
  restaurantName: string;
  /** "214 North Main St, Bristol, CT 06010" */
  restaurantAddress: string;
  timeZone: string;
  orderType: OrderType;
  customerId: string | null;
  customerEmail: string | null;
  status: OrderStatus;
  /** It was reported ready by mistake. */
  isRecall?: boolean;
  /** The estimated ready time, once accepted. */
  expectedAt: Date | null;
  by: OrderActor;
  reason: string | null;
  /** Cents; 0 when nothing had been paid by card. */
  refundedCents: number;
}

const because = "You get this because you ordered on HalalGo.";
const button = (id: string): EmailPart => ({ button: { label: "See your order", path: `/orders/${id}` } });

/** The receipt: items, payment, and how the order reaches the customer. */
export function receiptEmail({ id, number, customer, restaurant, quote, choices, halal }: PlacedOrder): Email {
  const name = formatOrderNumber(number);
  return {
    to: customer.email,
    template: "order-placed",
    subject: `Your order ${name} at ${restaurant.name}`,
    heading: "Thank you for your order",
    parts: [
      { paragraph: `Hello ${customer.first_name}, ${restaurant.name} has your order and will answer soon.` },
      { facts: [...listFacts(name, restaurant, quote, choices), ...halalFact(halal)] },
      { rows: receiptRows(quote, halal) },
      button(id),
    ],
    because,
  };
}

/** The customer's email for a status; null for statuses shown only on the page. */
export function statusEmail(news: StatusUpdate): Email | null {
  const { id, restaurantName, customerEmail, status, reason, refundedCents } = news;
  const says = customerEmail === null ? null : toEmailStep(news);
  if (customerEmail === null || says === null) return null;
  const name = formatOrderNumber(news.number);
  const parts: EmailPart[] = [{ paragraph: says.sentence }];
  if (status === "ready" && !news.isRecall && news.orderType === "takeaway")
    parts.push({ facts: [{ name: "Where", value: news.restaurantAddress }] });
  if (reason && says.isEnd) parts.push({ quote: reason });
  if (refundedCents > 0) {
    const amount = formatCents(refundedCents);
    parts.push({
      paragraph: `${amount} will be refunded to the card you paid with. We will write to you once it is sent.`,
    });
  }
  return {
    to: customerEmail,
    template: news.isRecall ? "order-recalled" : `order-${status}`,
    subject: `Order ${name} at ${restaurantName}: ${says.subject}`,
    heading: says.heading,
    parts: [...parts, button(id)],
    because,
  };
}

export type ReadyTimeUpdate = Pick<StatusUpdate, "id" | "number" | "restaurantName" | "timeZone" | "customerEmail"> & {
  readyAt: Date;
  isLater: boolean;
};

/** [RUSH-10] The customer's email when the ready time changes. */
export function readyTimeEmail(news: ReadyTimeUpdate & { customerEmail: string }): Email {
  const { id, number, restaurantName, timeZone, customerEmail, readyAt, isLater } = news;
  return {
    to: customerEmail,
    template: "order-ready-time",
    subject: `Order ${formatOrderNumber(number)} at ${restaurantName}: ${isLater ? "later than said" : "earlier than said"}`,
    heading: isLater ? "Your order will take longer" : "Your order is ready earlier",
    parts: [
      { paragraph: `${restaurantName} now expects your order to be ready by ${formatMoment(timeZone, readyAt)}.` },
      button(id),
    ],
    because,
  };
}

interface Step {
  subject: string;
  heading: string;
  sentence: string;
  isEnd?: boolean;
}

function toEmailStep({
  status,
  isRecall,
  restaurantName,
  orderType,
  expectedAt,
  timeZone,
  by,
}: StatusUpdate): Step | null {
  // The customer may already be on the way.
  if (isRecall) {
    const sentence = `${restaurantName} is still preparing your order. We write to you again once it is ready.`;
    return { subject: "not ready yet", heading: "Your order is not ready yet", sentence };
  }
  switch (status) {
    case "accepted": {
      const when = expectedAt ? ` It should be ready by ${formatMoment(timeZone, expectedAt)}.` : "";
      const sentence = `${restaurantName} has accepted your order.${when}`;
      return { subject: "accepted", heading: "Your order is accepted", sentence };
    }
    case "ready": {
      const sentence: Record<OrderType, string> = {
        delivery: `Your order from ${restaurantName} is ready and about to leave for you.`,
        takeaway: `Your order is ready to be picked up at ${restaurantName}.`,
        "dine-in": `Your order at ${restaurantName} is ready and will be brought to your table.`,
      };
      return { subject: "ready", heading: "Your order is ready", sentence: sentence[orderType] };
    }
    case "rejected": {
      const sentence = `We are sorry: ${restaurantName} could not take your order.`;
      return { subject: "not taken", heading: "Your order could not be taken", sentence, isEnd: true };
    }
    case "cancelled": {
      const sentence =
        by === "customer"
          ? `You cancelled your order at ${restaurantName}.`
          : `We are sorry: your order at ${restaurantName} was cancelled.`;
      return { subject: "cancelled", heading: "Your order was cancelled", sentence, isEnd: true };
    }
    case "placed":
    case "preparing":
    case "completed":
      return null;
  }
}

function listFacts(
  name: string,
  { name: place, address, timeZone }: PlacedOrder["restaurant"],
  quote: Quote,
  choices: QuoteChoices,
) {
  const { orderType, scheduledFor, note } = choices;
  const { deliveryAddress: to } = quote;
  const ways: Record<OrderType, string> = { delivery: "Delivery", takeaway: "Pickup", "dine-in": "Dine-in" };
  return [
    { name: "Order", value: name },
    // Whoever comes for it, or eats there, has to find it.
    { name: "From", value: orderType === "delivery" ? place : `${place}\n${address}` },
    { name: "How", value: ways[orderType] },
    ...(orderType === "delivery" && to
      ? [
          {
            name: "To",
            value: `${to.contactName}\n${to.address}\n${formatCityLine({ city: to.city, zip: to.zipcode })}`,
          },
        ]
      : []),
    { name: "When", value: dueText(quote, scheduledFor, timeZone) ?? "As soon as possible" },
    ...(quote.ifSoldOut ? [{ name: "If sold out", value: soldOutPreferenceLabels[quote.ifSoldOut] }] : []),
    ...(note ? [{ name: "Note", value: note }] : []),
    { name: "Payment", value: quote.total > 0 ? "Paid by card" : "Nothing to pay" },
  ];
}

/** [HALAL-13] */
function halalFact(halal: OrderHalalSnapshot | undefined) {
  const value = halal && orderHalalText(halal.place);
  return value ? [{ name: "Halal", value }] : [];
}

function receiptRows(quote: Quote, halal: OrderHalalSnapshot | undefined): ReceiptRow[] {
  const row = (label: string, cents: number): ReceiptRow => ({ label, amount: formatCents(cents) });
  return [
    ...quote.lines.map((line) => {
      const words = halal?.words.get(line.menuItemId);
      const detail = [
        sizeLabel(line.size),
        ...line.addons.map((addon) => addon.name),
        ...(words?.dish ?? []),
        ...(line.addons.length > 0 ? (words?.addons ?? []) : []),
      ]
        .filter(Boolean)
        .join(", ");
      return { ...row(`${line.quantity} × ${line.name}`, line.lineTotal), ...(detail ? { detail } : {}) };
    }),
    row("Subtotal", quote.subtotal),
    ...quote.offers.map((offer) => row(offer.title, -offer.amount)),
    ...(quote.couponDiscount ? [row(`Coupon ${quote.coupon?.code ?? ""}`.trim(), -quote.couponDiscount)] : []),
    ...(quote.deliveryFee ? [row("Delivery", quote.deliveryFee)] : []),
    ...quote.taxes.map((tax) => row(tax.name, tax.amount)),
    ...(quote.tip ? [row("Tip", quote.tip)] : []),
    { ...row("Total", quote.total), strong: true },
  ];
}

/** [PRAYER-4] When a scheduled order is due, with its meal: "For iftar, Wednesday, March 3, 2026, 5:20 PM"; null for others. */
export function dueText({ occasion }: Quote, scheduledFor: string | null | undefined, timeZone: string): string | null {
  if (!scheduledFor) return null;
  const moment = formatMoment(timeZone, new Date(scheduledFor));
  return occasion ? `For ${occasion.kind}, ${moment}` : moment;
}

/** "Wednesday, March 4, 2026, 12:20 PM" in the restaurant's time zone; with the year, as emails are kept. */
const formatMoment = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(at)
    .replaceAll("\u202f", " ");
