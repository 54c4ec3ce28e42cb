import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { pino } from "pino";
import type { Database } from "@api/db/tables";
import { createEvents } from "@api/events/stream";
import { createCloverProvider } from "@api/payments/clover";
import { createSandbox, type Sandbox, sandboxKeys } from "@api/payments/sandbox";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import { createTestApi, type SignedIn, type TestApi } from "../api";
import { addAddress, fillCart, openShop, type Shop } from "../shop";

/** Clover's public sandbox numbers. */
export const testCards = {
  approved: "4242 4242 4242 4242",
  discover: "6011 3610 0000 6668",
  mastercard: "5555 5555 5555 4444",
  amex: "3782 822463 10005",
  declined: "4005 5717 0222 2222",
} as const;

/** The API with the sandbox provider behind the real Clover client. */
export interface PayingApi extends TestApi {
  sandbox: Sandbox;
  /**
   * What the next calls to the provider meet: their reply is lost after it was worked on, they never arrive, or the provider
   * has forgotten the idempotency keys it saw.
   */
  network: { fault: "none" | "reply lost" | "unreachable" | "keys forgotten" };
  /** A single-use token of a card, as the browser's card fields would get it. */
  token: (number?: string) => Promise<string>;
  /** Events are told to the host as they happen, unless `muted`. */
  webhooks: { muted: boolean; sent: { signature: string; rawBody: string }[] };
}

export function createPayingApi(db: Kysely<Database>): PayingApi {
  let time = new Date("2026-03-04T17:00:00Z");
  const clock = { now: () => new Date(time), set: (value: string | Date) => void (time = new Date(value)) };
  const network: PayingApi["network"] = { fault: "none" };
  const webhooks: PayingApi["webhooks"] = { muted: false, sent: [] };
  const keys = sandboxKeys("test");
  const sandbox = createSandbox({
    db,
    clock,
    keys,
    async deliverWebhook(signature, rawBody) {
      webhooks.sent.push({ signature, rawBody });
      const headers = { "clover-signature": signature, "content-type": "application/json" };
      if (!webhooks.muted) await test.call("POST", "/payments/clover/webhooks", { body: rawBody, headers });
    },
  });
  const provider = createCloverProvider({
    ...sandbox.providerConfig,
    async fetch(request) {
      if (network.fault === "unreachable") throw new TypeError("fetch failed");
      if (network.fault === "keys forgotten") request.headers.set("idempotency-key", randomUUID());
      const response = await sandbox.fetch(request);
      if (network.fault === "reply lost") throw new TypeError("terminated");
      return response;
    },
  });
  const logger = pino({ level: "silent" });
  const test = createTestApi(db, { clock, payments: provider, events: createEvents(), logger });
  return {
    ...test,
    clock,
    sandbox,
    network,
    webhooks,
    token: (number = testCards.approved) => getToken(sandbox, keys.publicKey, number),
  };
}

async function getToken(sandbox: Sandbox, publicKey: string, number: string): Promise<string> {
  const cvv = number.startsWith("37") ? "1234" : "123";
  const card = { number, exp_month: "12", exp_year: "2030", cvv, name: "Amina Rahman", address_zip: "06010" };
  const request = new Request("http://app.test/clover-sandbox/v1/tokens", {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ card }),
  });
  const answer: unknown = await (await sandbox.fetch(request)).json();
  if (typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string")
    return answer.id;
  throw new Error(`No token: ${JSON.stringify(answer)}`);
}

/** A customer with the mock checkout's cart, ready to pay $45.76. */
export interface Checkout {
  customer: SignedIn;
  shop: Shop;
  choices: QuoteChoices;
  key: string;
}

export async function readyToPay(api: TestApi, shop?: Shop): Promise<Checkout> {
  const place = shop ?? (await openShop(api.db));
  const customer = await api.signIn("customer");
  await fillCart(api, customer, place);
  const choices = {
    restaurantId: place.id,
    orderType: "delivery" as const,
    deliveryAddressId: await addAddress(api.db, customer.id),
  };
  return { customer, shop: place, choices, key: randomUUID() };
}

/** POST /payments/clover/charge as the app sends it. */
export const charge = (api: TestApi, { customer, choices, key }: Checkout, token: string, body: object = {}) =>
  api.call("POST", "/payments/clover/charge", {
    token: customer.token,
    headers: { "idempotency-key": key, "x-forwarded-for": "203.0.113.7" },
    body: { cloverResult: { token }, choices, ...body },
  });

/** GET /payments/{key} as the customer. */
export const getPayment = (api: TestApi, { customer, key }: Checkout) =>
  api.call("GET", `/payments/${key}`, { token: customer.token });

/** How many charges the sandbox holds that took money. */
export async function chargesTaken(api: TestApi): Promise<number> {
  const rows = await api.db.selectFrom("sandbox_records").select("body").where("kind", "=", "charge").execute();
  return rows.filter(({ body }) => typeof body === "object" && body !== null && "status" in body && body.status === 200)
    .length;
}
