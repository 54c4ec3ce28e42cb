import * as z from "zod";
import { testCards } from "@tests/support/hosts/payment-api";
import { createVisitor, type Visitor } from "@tests/support/visitor";
import type { Kitchen } from "../chaos/market";

type Place = Pick<Kitchen, "id" | "dish">;

/** Of everybody who signs up here. */
export const password = "a-password-of-a-test";

/** A new customer at the app. */
export async function signUp(app: string, email: string): Promise<Visitor> {
  const visitor = createVisitor(app, { limit: 30_000 });
  const person = { firstName: "Amina", lastName: "Rahman", email, password, confirmPassword: password };
  expectAnswer(await visitor.post("/auth/signup?user_type=user", person), "/welcome");
  return visitor;
}

/** Two of the dish. */
export async function addToCart(visitor: Visitor, { id, dish }: Place): Promise<void> {
  const choice = { quantity: "2", size: "regular" };
  expectAnswer(await visitor.post(`/restaurant/${id}/items/${dish}`, choice), `/restaurant/${id}`);
}

/** What the checkout offers to press: the query of the choices, and the payment's key with the total it shows. */
export async function openCheckout(visitor: Visitor, { id }: Place) {
  const { text } = await visitor.get(`/checkout?restaurantId=${id}&type=takeaway`);
  const placeOrder = /<button[^>]*name="place"[^>]*>/;
  const [key = "", total = ""] = attribute(text, placeOrder, "value").split(":");
  return { placeOrder: attribute(text, placeOrder, "formaction"), key, total };
}
type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** Place Order, as the page's script posts it; gives the card dialog's address and the provider's public key in it. */
export async function openCardDialog(visitor: Visitor, { id }: Place, { placeOrder, key, total }: Checkout) {
  const { location } = await visitor.post(placeOrder, { restaurantId: id, type: "takeaway", pay: `${key}:${total}` });
  const dialog = await visitor.get(location ?? "");
  return { location, publicKey: /publicKey\W+([\w-]+)/.exec(dialog.text)?.[1] ?? "" };
}

/** What the provider's card fields do in the browser. `origin`: where the sandbox provider answers. */
export async function cardToken(origin: string, apikey: string): Promise<string> {
  const number = testCards.approved;
  const card = { number, exp_month: "12", exp_year: "2040", cvv: "123", name: "Amina Rahman", address_zip: "06010" };
  const headers = { apikey, "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify({ card }) };
  const response = await fetch(`${origin}/clover-sandbox/v1/tokens`, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`The provider gave no token: ${response.status} ${text.slice(0, 200)}`);
  return z.object({ id: z.string() }).parse(JSON.parse(text)).id;
}

function expectAnswer({ status, location }: { status: number; location: string | null }, to: string): void {
  if (location !== to) throw new Error(`${status}, leading to ${location ?? "nowhere"} instead of ${to}`);
}

/** An attribute of the first tag that `tag` finds, as the page's server wrote it. */
function attribute(html: string, tag: RegExp, name: string): string {
  const value = new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag.exec(html)?.[0] ?? "")?.[1];
  if (value === undefined) throw new Error(`No ${name} in ${String(tag)}`);
  return value.replaceAll("&amp;", "&");
}
