import { type Kysely, sql } from "kysely";
import { withoutTimeLimit } from "@api/db/connect";
import type { Database } from "@api/db/tables";
import type { Clock, Db } from "@api/dependencies";
import { hashPassword } from "@api/modules/auth/password";
import {
  type DemoRestaurant,
  generateRestaurants,
  orders as orderTexts,
  platformCoupons,
  restaurants,
  restaurants as places,
} from "./content";
import { demoId } from "./demo-id";
import { insertHistory } from "./history";
import { insertMenus, insertPlatformCoupons } from "./menus";
import { insertNotes, insertNotices } from "./notices";
import { insertOrders, type PlacedDemoOrder, placeDemoOrders } from "./orders";
import { insertFailedPayments, insertPayments } from "./payments";
import { demoCustomers, demoPassword, homeRestaurant, insertOwners, insertPeople, loginEmail, userId } from "./people";
import { insertPlaces, placeId } from "./places";
import { insertRatings } from "./ratings";

export interface DemoResult {
  /** Whether the demo data was not there before. */
  isNew: boolean;
  /** Restaurants added on top of the hand-written ones by this call. */
  extraRestaurants: number;
}

// Any number will do, as long as nothing else locks with it.
const lockKey = 20_261_120;

/**
 * Loads the demo data once: people, restaurants and shops, past orders. With `restaurants`, more places are made up for load
 * tests until there are that many. One transaction; what is there already is left alone, so it may run at every start and
 * in several processes at once.
 */
export async function loadDemo(
  db: Kysely<Database>,
  { clock, restaurants }: { clock: Clock; restaurants?: number },
): Promise<DemoResult> {
  const now = clock.now();
  const result = await db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    const isNew = !(await isLoaded(trx));
    if (isNew) await insertContent(trx, now);
    const extraRestaurants = restaurants === undefined ? 0 : await insertExtras(trx, restaurants, now);
    return { isNew, extraRestaurants };
  });
  // The embedded database has no process of its own that would learn how much there is now.
  if (result.isNew || result.extraRestaurants > 0) await sql`analyze`.execute(db);
  return result;
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

/** Places at once: enough to be quick, few enough to stay small in memory. */
const placesAtOnce = 250;

/** Makes up places for load tests until `wanted` are listed, each with the menu of a hand-written one. @returns how many. */
async function insertExtras(db: Db, wanted: number, now: Date): Promise<number> {
  const { rows } = await sql<{ listed: number; extras: number }>`
    select count(*) filter (where status = 'approved' and deleted_at is null)::int as listed,
      count(*) filter (where email like 'hello@generated-%')::int as extras from restaurants`.execute(db);
  const { listed, extras } = rows[0] ?? { listed: 0, extras: 0 };
  const missing = Math.max(0, wanted - listed);
  if (missing === 0) return 0;
  const places = generateRestaurants(extras + missing, restaurants)
    .slice(extras)
    .map(withFewRatings);
  const password_hash = await hashPassword(demoPassword);
  for (let start = 0; start < places.length; start += placesAtOnce) {
    const batch = places.slice(start, start + placesAtOnce);
    await insertOwners(db, { places: batch, password_hash, now });
    await insertPlaces(db, batch, now);
    await insertMenus(db, batch, now);
    await insertRatings(db, batch, { now, reviewedOrder: () => undefined });
  }
  return missing;
}

/** Every rating is a stored row: a tenth of them is plenty for a load test. */
function withFewRatings(place: DemoRestaurant): DemoRestaurant {
  const [five, four, three, two, one] = place.ratings;
  const tenth = (count: number) => Math.round(count / 10);
  return { ...place, ratings: [tenth(five), tenth(four), tenth(three), tenth(two), tenth(one)] };
}
