import type { Kysely } from "kysely";
import type { Database } from "@api/db/tables";
import { createSignedIn } from "../support/api";
import { makeRestaurant } from "../support/restaurants";
import { addCoupon } from "../support/shop";

/** A restaurant that is open at any hour, with one dish, and a member of its staff. */
export interface Kitchen {
  id: string;
  dish: string;
  staffToken: string;
}

type Db = Kysely<Database>;

export async function openKitchen(db: Db, name: string): Promise<Kitchen> {
  const id = await makeRestaurant(db, {
    name,
    hours: { opens: 0, closes: 0 },
    items: [{ name: "Adana Kebab Plate", category: "Kebab plates", price_cents: 1599 }],
  });
  const { id: dish } = await db
    .selectFrom("menu_items")
    .select("id")
    .where("restaurant_id", "=", id)
    .executeTakeFirstOrThrow();
  const staff = await createSignedIn(db, "staff", { restaurantId: id });
  return { id, dish, staffToken: staff.token };
}

/** $5 off, once a customer, everywhere. */
export const openCoupon = (db: Db) =>
  addCoupon(db, {
    restaurant_id: null,
    code: "CHAOS5",
    minimum_order_cents: 0,
    starts_at: new Date(Date.now() - 86_400_000),
    expires_at: new Date(Date.now() + 86_400_000),
  });

export async function fillCart(db: Db, customerId: string, kitchen: Kitchen, quantity: number): Promise<void> {
  const { id } = await db
    .insertInto("carts")
    .values({ user_id: customerId, restaurant_id: kitchen.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { cart_id: id, menu_item_id: kitchen.dish, quantity, line_key: `${kitchen.dish} regular` };
  await db.insertInto("cart_items").values(line).execute();
}
