import { setTimeout as pause } from "node:timers/promises";
import type { Kitchen } from "../chaos/market";
import { addToCart, cardToken, openCardDialog, openCheckout, password, signUp } from "../support/checkout-visitor";
import { createVisitor, type Page, type Visitor } from "../support/visitor";
import { createApiCustomer } from "./api-customer";

export interface Town {
  /** Where the proxy answers. */
  app: string;
  /** Where it does for an API that other processes hold; null where the apps hold it. */
  api: string | null;
  kitchens: Kitchen[];
}

/** People at the app until `stop`; every answer counts. */
export interface Crowd {
  pages: () => number;
  /** Order and the key it was paid under, of each that was told "placed". */
  orders: Map<string, string>;
  /** One line for each answer that was none or a fault. */
  failures: string[];
  stop: () => Promise<void>;
}

/** Pays for the cart of the kitchen. @throws when it is not told "placed" */
type Pay = (kitchen: Kitchen) => Promise<{ orderId: string; key: string }>;

/**
 * A page is read for twice as long as it took: the machine is to be busy, but one that has other work to do is not to be drowned
 * until its calls end at their time limits.
 */
async function read(page: Promise<Page>): Promise<Page> {
  const began = performance.now();
  const answer = await page;
  await pause(2 * (performance.now() - began));
  return answer;
}

/**
 * `browsers` walk through pages as guests; `buyers` fill one cart after the other and pay for it: at the app, or at the API where
 * that is another process, for then the app shows no card fields of the sandbox (docs/payments.md).
 */
export function openDoors(town: Town, { browsers, buyers }: { browsers: number; buyers: number }): Crowd {
  const orders = new Map<string, string>();
  const failures: string[] = [];
  let pages = 0;
  let isOver = false;

  const until = async (who: string, step: () => Promise<void>) => {
    while (!isOver) {
      await step().catch((error: unknown) => {
        const cause = error instanceof Error && error.cause ? `: ${String(error.cause)}` : "";
        failures.push(`${new Date().toISOString()} ${who}: ${String(error)}${cause}`);
      });
    }
  };

  const browse = async (kitchen: Kitchen) => {
    const visitor = createVisitor(town.app, { limit: 30_000 });
    const { id, dish } = kitchen;
    for (const path of ["/", "/home", "/home?search=kebab", `/restaurant/${id}`, `/restaurant/${id}/items/${dish}`]) {
      const { status } = await read(visitor.get(path));
      pages += 1;
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };

  const buy = async (visitor: Visitor, pay: Pay, kitchen: Kitchen) => {
    await addToCart(visitor, kitchen);
    const { status } = await read(visitor.get(`/checkout?restaurantId=${kitchen.id}&type=takeaway`));
    pages += 2;
    if (status !== 200) throw new Error(`The checkout answered ${status}`);
    const { orderId, key } = await pay(kitchen);
    orders.set(orderId, key);
  };

  const getKitchen = (index: number) => {
    const kitchen = town.kitchens[index % town.kitchens.length];
    if (!kitchen) throw new Error("There is no kitchen.");
    return kitchen;
  };
  const walks = Array.from({ length: browsers }, (_, index) => until("browser", () => browse(getKitchen(index))));
  const purchases = Array.from({ length: buyers }, async (_, index) => {
    const email = `buyer-${index}@example.test`;
    const visitor = await signUp(town.app, email);
    const pay = town.api
      ? (await createApiCustomer(town.api, { email, password })).payAndOrder
      : payAtApp(visitor, town.app);
    await until("buyer", () => buy(visitor, pay, getKitchen(index)));
  });
  return {
    pages: () => pages,
    orders,
    failures,
    async stop() {
      isOver = true;
      await Promise.all([...walks, ...purchases]);
    },
  };
}

/** As the page's script does. */
function payAtApp(visitor: Visitor, app: string): Pay {
  return async (kitchen) => {
    const checkout = await openCheckout(visitor, kitchen);
    const { publicKey } = await openCardDialog(visitor, kitchen, checkout);
    const { placeOrder, key, total } = checkout;
    const token = await cardToken(app, publicKey);
    const action = placeOrder.replace("/checkout?", "/checkout/pay.data?");
    const { status, text } = await visitor.post(action, { token, key, total }, { accept: "*/*" });
    const orderId = /"ordered","orderId","([\da-f-]{36})"/.exec(text)?.[1];
    if (!orderId) throw new Error(`Pay answered ${status} ${text.slice(0, 300)}`);
    return { orderId, key };
  };
}
