import { type Kysely, sql } from "kysely";
import { withoutTimeLimit } from "@api/db/connect";
import type { Database } from "@api/db/tables";
import type { Clock, Db } from "@api/dependencies";
import { orders as orderTexts, platformCoupons, restaurants as places } from "./content";
import { demoId } from "./demo-id";
import { insertHistory } from "./history";
import { insertMenus, insertPlatformCoupons } from "./menus";
import { insertNotes, insertNotices } from "./notices";
import { insertOrders, type PlacedDemoOrder, placeDemoOrders } from "./orders";
import { insertDayCloses, insertFailedPayments, insertPayments } from "./payments";
import { demoCustomers, homeRestaurant, insertPeople, loginEmail, userId } from "./people";
import { insertPlaces, placeId } from "./places";
import { insertRatings } from "./ratings";

// Any number will do, as long as nothing else locks with it.
const lockKey = 20_261_120;

/**
 * Loads the demo data once: people, restaurants and shops, past orders. One transaction; what is there already is left alone, so it may
 * run at every start and in several processes at once.
 */
export async function loadDemo(db: Kysely<Database>, { clock }: { clock: Clock }): Promise<{ isNew: boolean }> {
  const now = clock.now();
  const isNew = await db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    const isMissing = !(await isLoaded(trx));
    if (isMissing) await insertContent(trx, now);
    return isMissing;
  });
  // The embedded database has no process of its own that would learn how much there is now.
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
  await insertNotices(db, orders);
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

/** The home restaurant's tables and its tax, which is off; a favourite; notes on the restaurant that waits. */
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
