import { type Kysely, sql } from "kysely";
import { disableTimeLimit } from "@api/db/connect";
import { restaurants as models } from "@api/db/demo/content";
import { insertPromotions } from "@api/db/demo/menus";
import { demoPassword, insertOwners } from "@api/db/demo/people";
import { insertPlaces, placeId } from "@api/db/demo/places";
import { insertRatings } from "@api/db/demo/ratings";
import type { Database } from "@api/db/tables";
import type { Clock, Db } from "@api/dependencies";
import { hashPassword } from "@api/modules/auth/accounts";
import { refreshPopularity } from "@api/modules/browse/browse";
import { insertGeneratedMenus } from "./generate-menus";
import { insertGeneratedCustomers, insertGeneratedOrders } from "./generate-orders";
import { type GeneratedPlace, generatePlace } from "./generate-places";
import { towns } from "./towns";

/** The requested size of a market. */
export interface MarketSize {
  /** Listed places, including the hand-written ones. */
  restaurants?: number;
  /** Orders in total. */
  orders?: number;
  /** The town of all generated places: "Bristol, CT". Omitted: everywhere, by population. */
  town?: string;
}

/** Places per batch: enough to be fast, few enough to use little memory. */
const placesAtOnce = 1000;
const ordersAtOnce = 25_000;
const ordersOfCustomer = 8;
const lockKey = 20_261_123;

/**
 * [FIND-20] Generates places and orders in addition to the demo data until the requested size is reached: one
 * transaction per batch, the same on every run, so that it can be stopped and run again.
 * @param say called with the progress
 * @returns how many were generated
 */
export async function loadMarket(
  db: Kysely<Database>,
  size: MarketSize,
  { clock, say = () => undefined }: { clock: Clock; say?: (text: string) => void },
): Promise<{ restaurants: number; orders: number }> {
  const among = size.town === undefined ? towns : towns.filter(({ city, state }) => `${city}, ${state}` === size.town);
  if (among.length === 0) throw new Error(`"${size.town}" is none of the towns that the demo knows.`);
  const password = await hashPassword(demoPassword);
  const now = clock.now();
  const batches = async (wanted: Wanted, make: (trx: Db, after: number, upTo: number) => Promise<void>) => {
    const { name, known, missing, atOnce } = wanted;
    for (let after = 0; after < missing; after += atOnce) {
      const upTo = Math.min(missing, after + atOnce);
      await db.transaction().execute(async (trx) => {
        await disableTimeLimit(trx);
        await sql`select set_config('work_mem', '64MB', true)`.execute(trx);
        // Generated rows are valid, so references are not checked, and read models are updated in bulk. Without
        // permission to switch this off, the same takes longer.
        await sql`
          select set_config('session_replication_role', 'replica', true)
          where has_parameter_privilege('session_replication_role', 'set')`.execute(trx);
        await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
        await make(trx, known + after, known + upTo);
      });
      say(`${upTo.toLocaleString("en")} of ${missing.toLocaleString("en")} ${name}`);
    }
  };
  const is = await countAll(db);
  const restaurants = Math.max(0, (size.restaurants ?? 0) - is.listed);
  const orders = Math.max(0, (size.orders ?? 0) - is.orders);
  const customers = orders === 0 ? 0 : Math.max(0, Math.ceil((is.orders + orders) / ordersOfCustomer) - is.customers);
  await batches(
    { name: "restaurants", known: is.places, missing: restaurants, atOnce: placesAtOnce },
    (trx, after, upTo) => {
      const numbers = Array.from({ length: upTo - after }, (_, index) => after + index + 1);
      return insertMadePlaces(
        trx,
        numbers.map((number) => generatePlace(number, { models, among })),
        { password, now },
      );
    },
  );
  await batches(
    { name: "customers", known: is.customers, missing: customers, atOnce: ordersAtOnce },
    (trx, after, upTo) => insertGeneratedCustomers(trx, { after, upTo, now, password }),
  );
  // Creates the tables of the months in which the orders are placed (docs/decisions/052).
  if (orders > 0) {
    await sql`
      select make_order_month(day::date)
      from generate_series(${now}::timestamptz - interval '12 months', ${now}::timestamptz, interval '1 month') day`.execute(
      db,
    );
  }
  await batches({ name: "orders", known: is.orders, missing: orders, atOnce: ordersAtOnce }, (trx, after, upTo) =>
    insertGeneratedOrders(trx, { after, upTo, now }),
  );
  if (restaurants + orders > 0) await ageMarket(db, clock);
  return { restaurants, orders };
}

interface Wanted {
  name: string;
  known: number;
  missing: number;
  atOnce: number;
}

async function countAll(db: Db) {
  const { rows } = await sql<{ listed: number; places: number; customers: number; orders: number }>`
    select (select count(*) from listings)::int as listed,
      (select count(*) from restaurants where email like 'hello@generated-%')::int as places,
      (select count(*) from users where email like 'customer-%@generated.example')::int as customers,
      (select count(*) from orders)::int as orders`.execute(db);
  return rows[0] ?? { listed: 0, places: 0, customers: 0, orders: 0 };
}

async function insertMadePlaces(
  db: Db,
  places: readonly GeneratedPlace[],
  { password, now }: { password: string; now: Date },
): Promise<void> {
  const ids = places.map(placeId);
  await insertOwners(db, { places, password_hash: password, now });
  await insertPlaces(db, places, now);
  await insertGeneratedMenus(db, places);
  await insertPromotions(db, places, now);
  await insertRatings(db, places, { now, reviewedOrder: () => undefined });
  await sql`select refresh_menu_category_names(${ids}::uuid[])`.execute(db);
  await sql`select refresh_listings(${ids}::uuid[])`.execute(db);
  await sql`select search_keep_places(${ids}::uuid[])`.execute(db);
  await indexDishes(db, ids);
}

/**
 * Like search_keep_dishes, which runs place by place as menus are written, but reads each text once: thousands of
 * dishes share a few hundred names and descriptions.
 */
async function indexDishes(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from search_entries where restaurant_id = any(${ids}::uuid[]) and kind = 'dish'`.execute(db);
  await sql`
    with items as materialized (
      select id, restaurant_id, name, category, description, search_marks(diets, meat, slaughter) as marks from menu_items
      where restaurant_id = any(${ids}::uuid[]) and deleted_at is null
    ), texts as materialized (
      select text, search_words(text) as words
      from (select name as text from items union select category from items union select description from items) texts
    ), learned as materialized (
      select search_learn(array_agg(word) filter (where in_names), true), search_learn(array_agg(word) filter (where not in_names), false)
      from (
        select distinct unnest(marks) as word, true as in_names from items
        union
        select word, in_names
        from texts join (
          select name as text, true as in_names from items union select category, true from items union select description, false from items
        ) uses using (text), unnest(words) word
      ) found
    )
    insert into search_entries (restaurant_id, kind, item_id, name, name_words, category_words, text_words)
    select restaurant_id, 'dish', id, name, named.words, filed.words || marks, told.words
    from items join texts named on named.text = name join texts filed on filed.text = category join texts told on told.text = description
    where (select count(*) from learned) = 1
    order by restaurant_id`.execute(db);
  await sql`select search_keep_words(${ids}::uuid[])`.execute(db);
}

/** Runs what jobs would do over time, and updates the planner's statistics for the new rows. */
async function ageMarket(db: Kysely<Database>, clock: Clock): Promise<void> {
  const countedAtOnce = 500;
  const { listed } = await countAll(db);
  for (let left = listed; left > 0; left -= countedAtOnce) await refreshPopularity({ db, clock }, countedAtOnce);
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    // Each row was written several times before any vacuum: the indexes hold three times what they would in a market that grew.
    await sql`reindex table listings`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
