import { type Kysely, sql } from "kysely";
import { audit, type AuditEvent, createAuditEvents } from "@api/audit/audit";
import { disableTimeLimit } from "@api/db/connect";
import type { Database } from "@api/db/tables";
import type { Clock, Db } from "@api/dependencies";
import { dayMs } from "@domain/duration";
import {
  type DemoCoupon,
  type DemoRestaurant,
  orders as orderTexts,
  platformCoupons,
  restaurants as places,
} from "./content";
import { insertMenus, insertPlatformCoupons } from "./menus";
import { insertGuestNotes, insertNotes, insertNotifications } from "./notifications";
import { insertOrders, type PlacedDemoOrder, placeDemoOrders } from "./orders";
import { insertDayCloses, insertFailedPayments, insertPayments } from "./payments";
import { demoCustomers, homeRestaurant, insertPeople, loginEmail, userId } from "./people";
import { insertPlaces, placeId } from "./places";
import { insertRatings } from "./ratings";
import { demoId } from "./rows";

// Arbitrary, but not used by another lock.
const lockKey = 20_261_120;

/**
 * Loads the demo data once: people, restaurants and shops, past orders. One transaction; existing data is not changed,
 * so it may run at every start and in several processes at once.
 */
export async function loadDemo(db: Kysely<Database>, { clock }: { clock: Clock }): Promise<{ isNew: boolean }> {
  const now = clock.now();
  const isNew = await db.transaction().execute(async (trx) => {
    await disableTimeLimit(trx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    const isMissing = !(await isLoaded(trx));
    if (isMissing) await insertContent(trx, now);
    return isMissing;
  });
  // The embedded database has no background process that would update its statistics.
  if (isNew) await sql`analyze`.execute(db);
  return { isNew };
}

async function isLoaded(db: Db): Promise<boolean> {
  const id = userId(loginEmail("customer"));
  const known = (select: Kysely<Database> | Db) => select.selectFrom("users").select("id").where("id", "=", id);
  return (await known(db).executeTakeFirst()) !== undefined;
}

async function insertContent(db: Db, now: Date): Promise<void> {
  const customers = demoCustomers;
  const orders = placeDemoOrders(orderTexts, { places, customers, now });
  await insertPeople(db, { customers, places, now });
  await insertPlaces(db, places, now);
  await insertMenus(db, places, now);
  await insertPlatformCoupons(db, platformCoupons, now);
  await insertOrders(db, orders);
  await insertPayments(db, orders);
  await insertFailedPayments(db, orders, now);
  await insertRatings(db, places, { now, reviewedOrder: reviewedIn(orders) });
  await insertNotifications(db, orders);
  await insertGuestNotes(db, customers, now);
  await insertOddments(db, now);
  await insertDayCloses(db, { restaurantId: placeId({ slug: homeRestaurant }), by: userId(loginEmail("owner")), now });
  await insertHistory(db, { places, coupons: platformCoupons, now });
}

/** A review belongs to the first completed order of its author at that place. */
function reviewedIn(orders: readonly PlacedDemoOrder[]) {
  return (place: { slug: string }, author: string) => {
    const order = orders.find(
      (one) =>
        one.order.status === "completed" &&
        one.place.slug === place.slug &&
        `${one.customer.firstName} ${one.customer.lastName.charAt(0)}.` === author,
    );
    return order && { orderId: order.id, userId: userId(order.customer.email) };
  };
}

/** The home restaurant's tables and its tax, which is off; a favourite; notes on the pending restaurant. */
async function insertOddments(db: Db, now: Date): Promise<void> {
  const restaurant_id = placeId({ slug: homeRestaurant });
  const tables = Array.from({ length: 10 }, (_, index) => ({
    restaurant_id,
    label: `Table ${index + 1}`,
    seats: index % 3 === 0 ? 2 : 4,
    code: demoId("table", index).slice(0, 8),
  }));
  await db.insertInto("dining_tables").values(tables).execute();
  await db
    .insertInto("taxes")
    .values({ restaurant_id, name: "Connecticut meals tax", code: "CT-MEALS", rate_hundredths: 735, status: false })
    .execute();
  await db
    .insertInto("favourites")
    .values({ user_id: userId(loginEmail("customer")), restaurant_id })
    .execute();
  const waiting = places.find((place) => place.status === "pending");
  if (waiting) await insertNotes(db, waiting, now);
}

const toPerson = (role: "owner" | "manager" | "staff" | "agent" | "admin") => ({
  id: userId(loginEmail(role)),
  role,
});
const admin = toPerson("admin");

/**
 * The audit log as if all demo data had been entered by hand: registrations and decisions, the home restaurant's team,
 * its tax, a few edits, and the platform's coupons. Every entry leads to the values stored now.
 */
async function insertHistory(
  db: Db,
  { places, coupons, now }: { places: readonly DemoRestaurant[]; coupons: readonly DemoCoupon[]; now: Date },
): Promise<void> {
  const rows = await db.selectFrom("restaurants").select(["id", "created_at", "approved_at"]).execute();
  const dates = new Map(rows.map((row) => [row.id, row]));
  const lines = [
    ...places.flatMap((place) => {
      const stored = dates.get(placeId(place));
      return stored ? openingEntries(place, stored) : [];
    }),
    ...(await homeLines(db, now)),
    ...coupons.map(({ code }, index) => ({
      ...couponLine(admin, daysBefore(now, 30 + index), { id: demoId("coupon", code), restaurantId: null }, "created"),
      changes: { code: [null, code] },
    })),
    { actor: admin, at: daysBefore(now, 45), action: "agent.added", subject: ["agent", toPerson("agent").id] as const },
  ];
  for (const line of lines.sort((one, other) => one.at.getTime() - other.at.getTime())) await audit(db, line);
}

const couponLine = createAuditEvents("promotion.coupon", "coupon");
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

function openingEntries(
  place: DemoRestaurant,
  { created_at, approved_at }: { created_at: Date; approved_at: Date | null },
) {
  const id = placeId(place);
  const about = { subject: ["restaurant", id] as const, restaurantId: id };
  const isHome = place.slug === homeRestaurant;
  const owner = isHome ? toPerson("owner") : { id: userId(place.contact.email), role: "owner" };
  const actor = place.status === "pending" ? toPerson("agent") : owner;
  const registered = { actor, at: created_at, action: "restaurant.registered", changes: { status: [null, "pending"] } };
  const lines: AuditEvent[] = [{ ...registered, ...about }];
  const decided = { ...about, actor: admin, at: approved_at ?? new Date(created_at.getTime() + dayMs) };
  const status = ["pending", place.status];
  if (place.status === "approved") lines.push({ ...decided, action: "restaurant.approved", changes: { status } });
  if (place.status === "rejected")
    lines.push({ ...decided, action: "restaurant.rejected", changes: { status, reason: place.rejectionReason } });
  return lines;
}

/** Entries of the restaurant that the demo's owner, manager and staff log in to. */
async function homeLines(db: Db, now: Date): Promise<AuditEvent[]> {
  const restaurantId = placeId({ slug: homeRestaurant });
  const of = (table: "taxes" | "menu_items") => db.selectFrom(table).where("restaurant_id", "=", restaurantId);
  const [tax, item, place] = await Promise.all([
    of("taxes").select(["id", "name", "code", "rate_hundredths"]).executeTakeFirstOrThrow(),
    of("menu_items").select(["id", "price_cents"]).orderBy("position").orderBy("id").executeTakeFirstOrThrow(),
    db.selectFrom("restaurants").select("preparation_minutes").where("id", "=", restaurantId).executeTakeFirstOrThrow(),
  ]);
  const joined = (["manager", "staff"] as const).map((role, index) => ({
    actor: toPerson(role),
    at: daysBefore(now, 120 - index * 3),
    action: "team.joined",
    subject: ["user", toPerson(role).id] as const,
    restaurantId,
    changes: { role: [null, role] },
  }));
  const { name, code, rate_hundredths } = tax;
  return [
    ...joined,
    {
      ...createAuditEvents("promotion.tax", "tax")(
        toPerson("owner"),
        daysBefore(now, 20),
        { id: tax.id, restaurantId },
        "created",
      ),
      changes: { name: [null, name], code: [null, code], rate_hundredths: [null, rate_hundredths] },
    },
    {
      actor: toPerson("manager"),
      at: daysBefore(now, 6),
      action: "menu.item-changed",
      subject: ["menu_item", item.id],
      restaurantId,
      changes: { price_cents: [item.price_cents - 50, item.price_cents] },
    },
    {
      actor: toPerson("owner"),
      at: daysBefore(now, 2),
      action: "restaurant.settings",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: { preparation_minutes: [place.preparation_minutes + 5, place.preparation_minutes] },
    },
  ];
}
