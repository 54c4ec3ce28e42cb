import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { json } from "@api/db/tables";
import type { Database } from "@api/db/tables";
import type { PaymentStatus } from "@api/db/tables/orders";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { computeQuote } from "@api/modules/quote/service";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import type { SignedIn, TestApi } from "./api";

/** A restaurant a customer can order from: open daily 11 AM to 10 PM in Connecticut, with the menu of the mock checkout. */
export interface Shop {
  id: string;
  /** $15.99, 10 % off (not on Large and add-ons); may take garlic yoghurt at $0.75. */
  adana: string;
  /** $5.49 */
  soup: string;
  /** $7.99 */
  baklava: string;
  yoghurt: string;
  /** SOFRA5: $5 off from $35, once a customer. */
  coupon: string;
}

type Db = Kysely<Database>;
const one = <Row extends { id: string }>(row: Promise<Row>) => row.then(({ id }) => id);

export async function openShop(db: Db, change: { status?: "approved" | "pending"; name?: string } = {}): Promise<Shop> {
  const id = await one(
    db
      .insertInto("restaurants")
      .values({
        name: change.name ?? "Anatolia Grill House",
        status: change.status ?? "approved",
        phone: "(860) 555-0142",
        street_address: "214 North Main St",
        city: "Bristol",
        state: "CT",
        zip_code: "06010",
        // In the middle of its ZIP code: it delivers from where it is.
        latitude: 41.6806,
        longitude: -72.9466,
        category: "Restaurant",
        cuisine_type: "Turkish",
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    restaurant_id: id,
    day,
    opens_minute: 660,
    closes_minute: 1320,
    is_open: true,
  }));
  await db.insertInto("operating_hours").values(days).execute();
  const adana = await addItem(db, id, "Adana Kebab Plate", "Kebab plates", 1599);
  const yoghurt = await one(
    db
      .insertInto("addons")
      .values({ restaurant_id: id, name: "Garlic yoghurt", price_cents: 75 })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await db.insertInto("menu_item_addons").values({ menu_item_id: adana, addon_id: yoghurt }).execute();
  const dates = { starts_at: new Date("2026-01-01T00:00:00Z"), is_active: true };
  await db
    .insertInto("deals")
    .values({
      ...dates,
      restaurant_id: id,
      title: "10% off kebab plates",
      type: "percentage",
      discount_hundredths: 1000,
      ends_at: new Date("2026-12-31T00:00:00Z"),
      categories: ["Kebab plates"],
    })
    .execute();
  return {
    id,
    adana,
    yoghurt,
    soup: await addItem(db, id, "Red Lentil Soup", "Soups", 549),
    baklava: await addItem(db, id, "Pistachio Baklava", "Desserts", 799),
    coupon: await addCoupon(db, { restaurant_id: id }),
  };
}

/** An open restaurant with its owner, one of its staff and a customer, all signed in. */
export async function openStaffedShop(api: TestApi) {
  const shop = await openShop(api.db);
  const atWork = { restaurantId: shop.id };
  return {
    shop,
    owner: await api.signIn("owner", atWork),
    staff: await api.signIn("staff", atWork),
    customer: await api.signIn("customer"),
  };
}

const addItem = (db: Db, restaurantId: string, name: string, category: string, cents: number) =>
  one(
    db
      .insertInto("menu_items")
      .values({ restaurant_id: restaurantId, name, category, description: name, price_cents: cents })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

/** A coupon, "SOFRA5" unless changed. */
export const addCoupon = (
  db: Db,
  change: Partial<{
    restaurant_id: string | null;
    code: string;
    limit_per_user: number | null;
    first_order_only: boolean;
    is_active: boolean;
    starts_at: Date;
    expires_at: Date;
    minimum_order_cents: number;
    type: "fixed" | "percentage";
    discount_hundredths: number;
  }>,
) =>
  one(
    db
      .insertInto("coupons")
      .values({
        name: "$5 off orders over $35",
        code: "SOFRA5",
        type: "fixed",
        discount_hundredths: 500,
        starts_at: new Date("2026-01-01T00:00:00Z"),
        expires_at: new Date("2026-12-31T00:00:00Z"),
        minimum_order_cents: 3500,
        limit_per_user: 1,
        ...change,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

/** An address of the customer's own; gives its id. */
export const addAddress = (db: Db, userId: string) =>
  one(
    db
      .insertInto("addresses")
      .values({
        user_id: userId,
        label: "Home",
        contact_name: "Amina Rahman",
        contact_email: "amina@example.test",
        contact_phone: "(860) 555-0117",
        address: "48 Prospect St, Apt 3",
        city: "Bristol",
        zipcode: "06010",
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

/** Fills the customer's cart as on the mock checkout: subtotal $48.96, offers $3.20. */
export async function fillCart({ call }: Pick<TestApi, "call">, customer: SignedIn, shop: Shop): Promise<void> {
  const add = async (body: object) => {
    const response = await call("POST", "/cart/items", {
      token: customer.token,
      body: { restaurantId: shop.id, ...body },
    });
    if (response.status !== 200) throw new Error(`The cart refused: ${JSON.stringify(response.body)}`);
  };
  await add({ menuItemId: shop.adana, quantity: 2, size: "large", addonIds: [shop.yoghurt] });
  await add({ menuItemId: shop.soup, quantity: 1 });
  await add({ menuItemId: shop.baklava, quantity: 1 });
}

/** A paid takeaway order of what `fillCart` puts into the cart. */
export async function placeTakeaway(
  api: TestApi,
  customer: SignedIn,
  shop: Shop,
  choices: Omit<QuoteChoices, "restaurantId" | "orderType"> = {},
) {
  await fillCart(api, customer, shop);
  const payment = await chargedPayment(api, customer, { restaurantId: shop.id, orderType: "takeaway", ...choices });
  return placePaidOrder(api.dependencies, payment.id);
}

/** A payment for the customer's stored cart, as if the card had been charged just now, or in another status. */
export async function chargedPayment(
  { db, clock }: Pick<TestApi, "db" | "clock">,
  customer: SignedIn,
  choices: QuoteChoices,
  status: PaymentStatus = "charged",
): Promise<{ id: string; key: string; chargeId: string; amount: number }> {
  const { quote, cartId } = await computeQuote(db, { customerId: customer.id, choices, now: clock.now() });
  const [key, chargeId] = [randomUUID(), `CH${randomUUID()}`];
  const { id } = await db
    .insertInto("payments")
    .values({
      key,
      customer_id: customer.id,
      restaurant_id: choices.restaurantId,
      cart_id: cartId,
      status,
      attempt: 1,
      amount_cents: quote.total,
      choices: json(choices),
      quote: json(quote),
      charge_id: chargeId,
      claimed_at: clock.now(),
      created_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, key, chargeId, amount: quote.total };
}
