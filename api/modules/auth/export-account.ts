import type { Db } from "@api/dependencies";
import { listAddresses } from "@api/modules/addresses/service";
import { getOrders } from "@api/modules/orders/get-orders";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import type { AccountExport } from "@domain/contract/accounts/account";
import { exportUsedBenefits } from "./former-customers";

/** Everything stored about a customer, newest first: amounts in cents, times in UTC. */
export async function exportAccount(db: Db, userId: string, now: Date): Promise<AccountExport> {
  const user = await db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom("orders")
    .select("id")
    .where("customer_id", "=", userId)
    .orderBy("created_at", "desc")
    .execute();
  return {
    exportedAt: now.toISOString(),
    profile: {
      id: user.id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      phone: user.phone,
      prayerAsr: user.prayer_asr,
      halalFilters: user.halal_filters,
      createdAt: user.created_at.toISOString(),
    },
    addresses: await listAddresses(db, userId),
    orders: await getOrders(
      db,
      orders.map((order) => order.id),
    ),
    reviews: await exportReviews(db, userId),
    placeNotes: await db
      .selectFrom("guest_notes")
      .innerJoin("restaurants", "restaurants.id", "guest_notes.restaurant_id")
      .select(["restaurants.name as restaurant", "guest_notes.allergies", "guest_notes.notes"])
      .where("guest_notes.user_id", "=", userId)
      .execute(),
    favourites: await exportFavourites(db, userId),
    goPass: await exportPasses(db, userId),
    devices: await exportDevices(db, userId),
    newsletter: await isSubscribed(db, user.email),
    earlierAccount: await exportUsedBenefits(db, userId),
  };
}

async function exportReviews(db: Db, userId: string): Promise<AccountExport["reviews"]> {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("restaurants", "restaurants.id", "reviews.restaurant_id")
    .leftJoin("orders", "orders.id", "reviews.order_id")
    .select(["restaurants.name", "orders.number", "reviews.rating", "reviews.comment", "reviews.created_at"])
    .where("reviews.user_id", "=", userId)
    .orderBy("reviews.created_at", "desc")
    .execute();
  return rows.map(({ name, number, rating, comment, created_at }) => ({
    restaurant: name,
    orderId: number === null ? null : formatOrderNumber(number),
    rating,
    comment,
    createdAt: created_at.toISOString(),
  }));
}

async function exportFavourites(db: Db, userId: string): Promise<AccountExport["favourites"]> {
  const rows = await db
    .selectFrom("favourites")
    .innerJoin("restaurants", "restaurants.id", "favourites.restaurant_id")
    .select(["restaurants.id", "restaurants.name", "favourites.created_at"])
    .where("favourites.user_id", "=", userId)
    .orderBy("favourites.created_at", "desc")
    .execute();
  return rows.map(({ id, name, created_at }) => ({
    restaurantId: id,
    restaurant: name,
    createdAt: created_at.toISOString(),
  }));
}

async function exportPasses(db: Db, userId: string): Promise<AccountExport["goPass"]> {
  const rows = await db
    .selectFrom("passes")
    .select(["status", "price_cents", "started_at", "paid_until"])
    .where("user_id", "=", userId)
    .orderBy("started_at", "desc")
    .execute();
  return rows.map((row) => ({
    status: row.status,
    price: row.price_cents,
    startedAt: row.started_at.toISOString(),
    paidUntil: row.paid_until.toISOString(),
  }));
}

async function exportDevices(db: Db, userId: string): Promise<AccountExport["devices"]> {
  const rows = await db
    .selectFrom("push_devices")
    .select(["name", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ name, created_at }) => ({ name, createdAt: created_at.toISOString() }));
}

async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("newsletter_subscriptions")
    .select("id")
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("unsubscribed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
