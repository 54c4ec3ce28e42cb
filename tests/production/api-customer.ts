import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Kitchen } from "../chaos/market";
import { cardToken } from "../support/checkout-visitor";

const config = z.object({ data: z.object({ publicKey: z.string() }) });
const charge = z.object({ data: z.object({ transactionId: z.string(), amount: z.number() }) });
const placed = z.object({ data: z.object({ id: z.string() }) });

/** A customer who pays by the calls the app would make. */
export interface ApiCustomer {
  /** The cart of the kitchen. @throws when a call is not answered well */
  payAndOrder: (kitchen: Kitchen) => Promise<{ orderId: string; key: string }>;
}

export async function createApiCustomer(api: string, login: { email: string; password: string }): Promise<ApiCustomer> {
  let token = "";
  const call = async (method: string, path: string, body?: object, key?: string): Promise<unknown> => {
    const headers = {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { "idempotency-key": key } : {}),
    };
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(`${api}${path}`, { method, headers, signal, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  const session = z.object({ data: z.object({ access_token: z.string() }) });
  token = session.parse(await call("POST", "/auth/login", login)).data.access_token;
  const { publicKey } = config.parse(await call("GET", "/payments/clover/config")).data;
  return {
    async payAndOrder({ id, dish }) {
      const key = randomUUID();
      const choices = { restaurantId: id, orderType: "takeaway" };
      const cloverResult = { token: await cardToken(api, publicKey) };
      const paid = charge.parse(await call("POST", "/payments/clover/charge", { cloverResult, choices }, key)).data;
      const { transactionId, amount } = paid;
      const items = [{ menuItemId: dish, quantity: 2 }];
      const order = { restaurantId: id, items, transactionId, paymentAmount: amount, currency: "usd" };
      return { orderId: placed.parse(await call("POST", "/orders", order, key)).data.id, key };
    },
  };
}
