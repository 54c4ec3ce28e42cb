import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@tests/support/random";
import { testCards } from "../support/hosts/payment-api";
import type { Kitchen } from "./market";

/** What a person at the app can reach. */
export interface Line {
  /** A call to some copy of the API; null when no answer came. */
  call: (method: string, path: string, call: { token: string; key?: string; body?: object }) => Promise<Answer | null>;
  /** A single-use token of a card. */
  cardToken: (number: string) => Promise<string>;
  /** Pays on the provider's own page. */
  payPage: (href: string) => Promise<void>;
  providerUrl: string;
  random: Random;
  isOver: () => boolean;
}

export interface Answer {
  status: number;
  /** Of the data or the refusal, as far as there is any. */
  code: string;
  data: Record<string, unknown>;
}

export interface Cart {
  kitchen: Kitchen;
  token: string;
  couponId: string | null;
}

/** Orders whose "placed" reached the customer, with the key they were paid under. */
export type Acknowledged = Map<string, string>;

/**
 * One checkout as people and the app go through it: no answer is asked again with the same key, an unknown outcome is waited
 * for or walked away from, a declined card is followed by another one.
 */
export async function checkOut(line: Line, cart: Cart, acknowledged: Acknowledged): Promise<void> {
  const key = randomUUID();
  const isOrdered = line.random.chance(0.25)
    ? await payOnPage(line, cart, key, acknowledged)
    : await payByCard(line, cart, key, acknowledged);
  if (isOrdered && line.random.chance(0.35)) await undo(line, cart, isOrdered);
}

const listChoices = ({ kitchen, couponId }: Cart) => ({
  restaurantId: kitchen.id,
  orderType: "takeaway",
  ...(couponId ? { couponId } : {}),
});

async function payByCard(line: Line, cart: Cart, key: string, acknowledged: Acknowledged): Promise<string | null> {
  const { random } = line;
  let number: string = random.chance(0.15) ? testCards.declined : testCards.approved;
  let card = await line.cardToken(number);
  for (let press = 0; press < 12; press += 1) {
    // Impatient people in several tabs: each press has a token of its own, and the one key.
    const others = random.chance(0.2) ? [line.cardToken(number), line.cardToken(number)] : [];
    const presses = [card, ...(await Promise.all(others))].map((token) => {
      const body = { cloverResult: { token }, choices: listChoices(cart) };
      return line.call("POST", "/payments/clover/charge", { token: cart.token, key, body });
    });
    const answer = (await Promise.all(presses)).find((each) => each !== null) ?? null;
    if (random.chance(0.1)) return null;
    if (answer?.status === 200) return placeOrder(line, cart, key, acknowledged, answer.data);
    if (answer?.code === "payment_declined") card = await line.cardToken((number = testCards.approved));
    else if (answer) return random.chance(0.5) ? wait(line, cart, key, acknowledged) : null;
    else await pause(50);
  }
  return null;
}

async function placeOrder(
  line: Line,
  cart: Cart,
  key: string,
  acknowledged: Acknowledged,
  charge: Record<string, unknown>,
): Promise<string | null> {
  const { transactionId, amount } = charge;
  const item = { menuItemId: cart.kitchen.dish, quantity: 1 };
  const order = { restaurantId: cart.kitchen.id, items: [item], transactionId, paymentAmount: amount, currency: "usd" };
  for (let press = 0; press < 12; press += 1) {
    const answer = await line.call("POST", "/orders", { token: cart.token, key, body: order });
    if (answer?.status === 200) return acknowledge(acknowledged, answer.data.id, key);
    if (answer) return wait(line, cart, key, acknowledged);
    if (line.random.chance(0.1)) return null;
    await pause(50);
  }
  return null;
}

async function payOnPage(line: Line, cart: Cart, key: string, acknowledged: Acknowledged): Promise<string | null> {
  const quote = await line.call("POST", "/orders/quote", { token: cart.token, body: listChoices(cart) });
  const urls = { successUrl: `${line.providerUrl}/paid`, cancelUrl: `${line.providerUrl}/cancelled` };
  for (let press = 0; press < 12 && quote; press += 1) {
    const body = { choices: listChoices(cart), amount: quote.data.total, ...urls };
    const opened = await line.call("POST", "/payments/clover/checkouts", { token: cart.token, key, body });
    if (opened?.status === 200) {
      await Promise.all([line.payPage(String(opened.data.href)), line.payPage(String(opened.data.href))]);
      return line.random.chance(0.5) ? wait(line, cart, key, acknowledged) : null;
    }
    await pause(50);
  }
  return null;
}

/** The page that asks again until the payment is settled. */
async function wait(line: Line, cart: Cart, key: string, acknowledged: Acknowledged): Promise<string | null> {
  while (!line.isOver()) {
    const answer = await line.call("GET", `/payments/${key}`, { token: cart.token });
    if (answer?.data.status === "ordered") return acknowledge(acknowledged, answer.data.orderId, key);
    if (answer && (answer.status === 404 || ["refunded", "declined"].includes(String(answer.data.status)))) return null;
    await pause(100);
  }
  return null;
}

/** The customer cancels while the restaurant rejects, each until an answer comes: one of them wins. */
async function undo(line: Line, cart: Cart, orderId: string): Promise<void> {
  const step = async (token: string, body: object) => {
    while (!line.isOver()) {
      if (await line.call("PATCH", `/orders/${orderId}/status`, { token, body })) return;
      await pause(50);
    }
  };
  await Promise.all([
    step(cart.token, { status: "cancelled" }),
    step(cart.kitchen.staffToken, { status: "rejected", reason: "The oven is broken." }),
  ]);
}

function acknowledge(acknowledged: Acknowledged, orderId: unknown, key: string): string {
  acknowledged.set(String(orderId), key);
  return String(orderId);
}
