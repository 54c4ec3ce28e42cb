import { addToCart, password, signUp } from "../support/checkout-visitor";
import { createVisitor, type Visitor } from "../support/visitor";
import type { Kitchen } from "../chaos/market";
import { type ApiCustomer, createApiCustomer } from "./api-customer";

interface Town {
  /** Where the proxy answers. */
  app: string;
  /** Where it does for the API. */
  api: string;
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

/**
 * `browsers` walk through pages as guests; `buyers` fill one cart after the other at the app and pay for it at the API, for the
 * app shows no card fields of the stand-in provider when the API is another process (docs/payments.md).
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
      const { status } = await visitor.get(path);
      pages += 1;
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };

  const buy = async (visitor: Visitor, api: ApiCustomer, kitchen: Kitchen) => {
    await addToCart(visitor, kitchen);
    const { status } = await visitor.get(`/checkout?restaurantId=${kitchen.id}&type=takeaway`);
    pages += 2;
    if (status !== 200) throw new Error(`The checkout answered ${status}`);
    const { orderId, key } = await api.payAndOrder(kitchen);
    orders.set(orderId, key);
  };

  const kitchenOf = (index: number) => {
    const kitchen = town.kitchens[index % town.kitchens.length];
    if (!kitchen) throw new Error("There is no kitchen.");
    return kitchen;
  };
  const walks = Array.from({ length: browsers }, (_, index) => until("browser", () => browse(kitchenOf(index))));
  const purchases = Array.from({ length: buyers }, async (_, index) => {
    const email = `buyer-${index}@example.test`;
    const visitor = await signUp(town.app, email);
    const api = await createApiCustomer(town.api, { email, password });
    await until("buyer", () => buy(visitor, api, kitchenOf(index)));
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
