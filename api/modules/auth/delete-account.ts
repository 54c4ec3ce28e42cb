import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { endRevokedStreams } from "@api/events/session-watch";
import type { RateLimiter } from "@api/http/rate-limit";
import type { Actor } from "@api/http/router";
import { listAddresses } from "@api/modules/addresses/service";
import { getOrders } from "@api/modules/orders/get-orders";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { findActivePass, formatPassEndWithAccount } from "@api/modules/passes/pass";
import { generateSecret } from "@api/vault";
import type { AccountExport } from "@domain/contract/accounts/account";
import { isInProgress, orderStatuses } from "@domain/orders/order-status";
import { hashPassword, verifyPassword } from "./accounts";
import { farewell } from "./farewell";
import { exportUsedBenefits, keepUsedBenefits } from "./former-customers";

/**
 * Deletes a customer's account. Accounting records stay: orders with the name they were placed under, payments and refunds. All
 * other personal data is removed, and the email address can be used again. Which one-time benefits it had used stays, under a
 * keyed hash of the address.
 * @throws ApiError validation_failed for a wrong password (ten attempts per quarter of an hour); rate_limited; conflict while an
 * order is in progress or money is unsettled
 */
export async function deleteAccount(
  { db, clock, mailer, vault }: ApiDependencies,
  limiter: RateLimiter,
  actor: Actor,
  password: string,
): Promise<void> {
  await limiter.take("passwordProof", actor.id);
  const user = await db
    .selectFrom("users")
    .where("id", "=", actor.id)
    .where("deleted_at", "is", null)
    .select(["password_hash", "first_name"])
    .executeTakeFirst();
  if (!user) throw alreadyDeleted();
  if (!(await verifyPassword(user.password_hash, password))) {
    const message = "Your password is not correct.";
    throw new ApiError("validation_failed", message, { errors: { password: message } });
  }
  await limiter.forget("passwordProof", actor.id);
  const unknownPassword = await hashPassword(generateSecret());
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor.id);
    await assertNothingUnderWay(trx, actor.id);
    await removeBelongings(trx, actor);
    const now = clock.now();
    const keepsAddress = await keepUsedBenefits(trx, vault, { userId: actor.id, email: actor.email, now });
    const order = await trx.selectFrom("orders").select("id").where("customer_id", "=", actor.id).executeTakeFirst();
    const pass = await findActivePass(trx, actor.id);
    await forgetPerson(trx, actor.id, { unknownPassword, now });
    const passEnd = pass ? formatPassEndWithAccount(pass, now) : null;
    const stored = { keepsAddress, keepsOrders: order !== undefined };
    await mailer.queue(trx, farewell(actor.email, user.first_name, { ...stored, passEnd }));
  });
}

/**
 * Stronger than the lock a coupon takes: new orders and payments refer to this row, so they wait for it and are seen by the
 * checks below.
 */
async function lockAccount(trx: Db, userId: string): Promise<void> {
  const row = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw alreadyDeleted();
}

const alreadyDeleted = () => new ApiError("unauthenticated", "This account has been deleted.");

async function assertNothingUnderWay(trx: Db, userId: string): Promise<void> {
  const order = await trx
    .selectFrom("orders")
    .select("id")
    .where("customer_id", "=", userId)
    .where("status", "in", orderStatuses.filter(isInProgress))
    .executeTakeFirst();
  if (order) {
    const sentence = "You have an order under way. You can delete your account once it is completed or cancelled.";
    throw new ApiError("conflict", sentence);
  }
  const payment = await trx
    .selectFrom("payments")
    .select("id")
    .where("customer_id", "=", userId)
    .where("status", "in", ["open", "charging", "charged", "refunding"])
    .executeTakeFirst();
  const refund = await trx
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.id")
    .where("payments.customer_id", "=", userId)
    .where("refunds.status", "=", "pending")
    .executeTakeFirst();
  if (payment || refund) {
    throw new ApiError("conflict", "A payment of yours is still being settled. Please try again in half an hour.");
  }
}

async function removeBelongings(trx: Db, { id, email }: Actor): Promise<void> {
  for (const table of [
    "access_tokens",
    "known_devices",
    "email_confirmations",
    "password_resets",
    "addresses",
    "carts",
    "favourites",
    "guest_notes",
    "notifications",
  ] as const)
    await trx.deleteFrom(table).where("user_id", "=", id).execute();
  await endRevokedStreams(trx);
  for (const [table, column] of [
    ["newsletter_subscriptions", "email"],
    ["demand", "email"],
    ["emails", "recipient"],
  ] as const) {
    await trx
      .deleteFrom(table)
      .where((is) => is(is.fn<string>("lower", [column]), "=", email.toLowerCase()))
      .execute();
  }
}

async function forgetPerson(
  trx: Db,
  userId: string,
  { unknownPassword, now }: { unknownPassword: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("users")
    .set({
      email: `${userId}@deleted.invalid`,
      password_hash: unknownPassword,
      first_name: "Deleted",
      last_name: "account",
      phone: null,
      halal_filters: [],
      is_active: false,
      deleted_at: now,
    })
    .where("id", "=", userId)
    .execute();
  await trx
    .updateTable("orders")
    .set({ customer_phone: null, delivery_address: null, note: null })
    .where("customer_id", "=", userId)
    .execute();
  await trx
    .updateTable("reviews")
    .set({ user_id: null, customer_name: "Former customer" })
    .where("user_id", "=", userId)
    .execute();
  await trx
    .updateTable("passes")
    .set({ status: "lapsed", cancelled_at: now })
    .where("user_id", "=", userId)
    .where("status", "!=", "lapsed")
    .execute();
}

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
