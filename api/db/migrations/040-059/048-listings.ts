import { type Kysely, sql } from "kysely";

/**
 * [FIND-1…9] A slim row for each place that is listed, with all that browsing looks at, so that one index scan reads what is near
 * and nothing else (decision 050). Triggers keep it in the transaction of what it describes. A point is on a sphere of the earth's
 * radius in miles (decision 049), `reach` a box around it that holds every address within the place's reach, and a hair more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listings (
      restaurant_id uuid primary key references restaurants (id) on delete cascade,
      position bigint not null,
      name text not null,
      cuisine_type text not null,
      kinds text[] not null,
      city text not null,
      state text not null,
      is_shop boolean not null,
      delivers boolean not null,
      picks_up boolean not null,
      dines_in boolean not null,
      latitude double precision,
      longitude double precision,
      point cube,
      reach cube,
      reach_miles double precision not null,
      zip_codes text[] not null,
      excluded_zip_codes text[] not null,
      time_zone text not null,
      week text not null,
      special_days text not null,
      paused_until timestamptz,
      preparation_minutes integer not null,
      busy_minutes integer not null,
      busy_until timestamptz,
      fee_cents integer not null,
      fee_rules jsonb,
      fee_steps jsonb,
      average_rating numeric(3, 2) not null,
      rating_count integer not null,
      price_level smallint,
      diets text[] not null default '{}',
      deal_times tstzmultirange not null,
      recent_orders integer not null default 0,
      counted_at timestamptz,
      created_at timestamptz not null,
      standing double precision not null generated always as (
        (average_rating * rating_count + 42) / (rating_count + 10) / 2 + least(1, ln(1 + recent_orders) / 6.4)) stored
    )`.execute(db);
  for (const index of [
    "listings_point_idx on listings using gist (point)",
    "listings_reach_idx on listings using gist (reach) where delivers",
    "listings_zip_codes_idx on listings using gin (zip_codes) where delivers",
    "listings_kinds_idx on listings using gin (kinds)",
    "listings_standing_idx on listings (standing desc, position) include (delivers, picks_up, dines_in, is_shop)",
    "listings_newest_idx on listings (created_at desc, position desc)",
    "listings_town_idx on listings (state, city)",
    "listings_counted_idx on listings (counted_at nulls first)",
  ]) {
    await sql`create index ${sql.raw(index)}`.execute(db);
  }
  await createFunctions(db);
  await createTriggers(db);
  await sql`select refresh_listings(array_agg(id)) from restaurants where status = 'approved' and deleted_at is null`.execute(
    db,
  );
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function earth_point(latitude double precision, longitude double precision) returns cube
    language sql immutable strict parallel safe as $$
      select cube(array[
        3958.8 * cos(radians(latitude)) * cos(radians(longitude)),
        3958.8 * cos(radians(latitude)) * sin(radians(longitude)),
        3958.8 * sin(radians(latitude))])
    $$`.execute(db);
  // One statement locks, the next ones read what whoever held the lock before has written.
  await sql`
    create function refresh_listings(ids uuid[]) returns void language plpgsql as $$
    declare added uuid[];
    begin
      perform from listings where restaurant_id = any(ids) order by restaurant_id for update;
      delete from listings l where l.restaurant_id = any(ids) and not exists (
        select from restaurants r where r.id = l.restaurant_id and r.status = 'approved' and r.deleted_at is null);
      with put as (
        insert into listings (${columns})
        select ${values} from restaurants r
        where r.id = any(ids) and r.status = 'approved' and r.deleted_at is null
        order by r.id
        on conflict (restaurant_id) do update set (${columns}) = row (${excluded})
        returning restaurant_id, xmax = 0 as is_new
      )
      select array_agg(restaurant_id) filter (where is_new) into added from put;
      if added is not null then perform refresh_listed_menus(added); end if;
    end $$`.execute(db);
  await sql`
    create function refresh_listed_menus(ids uuid[]) returns void language plpgsql as $$
    begin
      perform from listings where restaurant_id = any(ids) order by restaurant_id for update;
      update listings l set price_level = fresh.price_level, diets = fresh.diets
      from (
        select listed.restaurant_id,
          coalesce(array_agg(distinct diet) filter (where diet is not null), '{}') as diets,
          menu_price_level(listed.restaurant_id) as price_level
        from listings listed
        left join menu_items i
          on i.restaurant_id = listed.restaurant_id and i.deleted_at is null and i.is_available and i.diets <> '{}'
        left join lateral unnest(i.diets) diet on true
        where listed.restaurant_id = any(ids)
        group by listed.restaurant_id
      ) fresh
      where l.restaurant_id = fresh.restaurant_id
        and (l.price_level, l.diets) is distinct from (fresh.price_level, fresh.diets);
    end $$`.execute(db);
  // Mains: food in no category of drinks, sweets, starters and sides; where nothing is left, all food.
  await sql`
    create function menu_price_level(restaurant uuid) returns smallint language sql stable as $$
      select case when median < 1000 then 1 when median < 1800 then 2 when median < 2800 then 3 when median is not null then 4 end
      from (
        select coalesce(
          percentile_cont(0.5) within group (order by price_cents) filter (where not category ~* ${sql.lit(notMains)}),
          percentile_cont(0.5) within group (order by price_cents)) as median
        from menu_items where restaurant_id = restaurant and deleted_at is null and item_type = 'food'
      ) mains
    $$`.execute(db);
}

const notMains =
  "\\m(drink|beverage|juice|smoothie|soda|water|tea|chai|coffee|shake|lassi|ayran|dessert|sweet|baklava|ice cream|bakery|pastr(y|ie)|" +
  "starter|appetizer|small plate|soup|salad|side|bread|naan|dip|sauce|mezz?e|snack|extra|kid|breakfast)s?\\M";

const offers = (names: string) => `lower(r.delivery_options::text)::text[] && '{${names}}'`;

/** Every column that comes of the restaurant itself, with what it is made of. */
const ofRestaurant: Record<string, string> = {
  restaurant_id: "r.id",
  position: "r.position",
  name: "r.name",
  cuisine_type: "r.cuisine_type",
  // What the cuisine filter compares with.
  kinds: "array_prepend(r.cuisine_type, array_remove(r.menu_category_names, r.cuisine_type))",
  city: "r.city",
  state: "r.state",
  is_shop: `r.kind = 'shop' or ${offers("shops")}`,
  delivers: offers("delivery"),
  picks_up: offers("pickup,takeaway"),
  dines_in: offers("dine-in,dine_in"),
  latitude: "r.latitude",
  longitude: "r.longitude",
  point: "earth_point(r.latitude, r.longitude)",
  reach: `cube_enlarge(earth_point(r.latitude, r.longitude),
    2 * 3958.8 * sin(least(r.delivery_reach_miles / (2 * 3958.8), pi() / 2)) + 0.001, 3)`,
  reach_miles: "r.delivery_reach_miles",
  zip_codes: "r.delivery_zip_codes",
  excluded_zip_codes: "r.excluded_zip_codes",
  time_zone: "r.time_zone",
  // "660-1320,,…": Monday first, minutes since midnight, empty while it is closed.
  week: `(select string_agg(case when h.is_open then h.opens_minute || '-' || h.closes_minute else '' end, ',' order by d)
    from generate_series(0, 6) d left join operating_hours h on h.restaurant_id = r.id and h.day = d)`,
  // "2026-12-25:,2026-12-31:660-900"
  special_days: `(select coalesce(string_agg(s.date || ':' ||
      case when s.is_open then coalesce(s.opens_minute, 0) || '-' || coalesce(s.closes_minute, 0) else '' end, ',' order by s.date), '')
    from special_days s where s.restaurant_id = r.id)`,
  paused_until: "r.paused_until",
  preparation_minutes: "r.preparation_minutes",
  busy_minutes: "r.busy_minutes",
  busy_until: "r.busy_until",
  fee_cents: "r.delivery_fee_cents",
  fee_rules: "r.delivery_fee_rules",
  fee_steps: "r.delivery_fee_steps",
  average_rating: "r.average_rating",
  rating_count: "r.rating_count",
  deal_times: `(select coalesce(range_agg(tstzrange(d.starts_at, d.ends_at)), '{}') from deals d
    where d.restaurant_id = r.id and d.is_active and d.deleted_at is null and d.starts_at < d.ends_at)`,
  created_at: "r.created_at",
};
const names = Object.keys(ofRestaurant);
const columns = sql.raw(names.join(", "));
const values = sql.raw(Object.values(ofRestaurant).join(", "));
const excluded = sql.raw(names.map((name) => `excluded.${name}`).join(", "));

/** What of a restaurant's row anybody sees: another of these is another version of its listing. */
const described = [
  "name cuisine_type category menu_category_names kind status deleted_at phone website description logo banner_image",
  "street_address city state zip_code latitude longitude time_zone average_rating rating_count",
  "delivery_options delivery_reach_miles delivery_radius_miles delivery_zip_codes excluded_zip_codes minimum_order_cents",
  "delivery_fee_cents delivery_fee_rules delivery_fee_steps preparation_minutes busy_minutes busy_until paused_until",
].flatMap((line) => line.split(" "));

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const row = (name: string, of: readonly string[]) => `(${of.map((column) => `${name}.${column}`).join(", ")})`;
  const differs = (of: readonly string[]) => `${row("o", of)} is distinct from ${row("n", of)}`;
  const joined = "from old_rows o join new_rows n using (id)";
  const item = ["restaurant_id", "category", "price_cents", "item_type", "is_available", "diets", "deleted_at"];
  await keep(db, "restaurants", "refresh_listings", {
    insert: "select array_agg(id) from new_rows",
    update: `select array_agg(o.id) ${joined} where ${differs(described)}`,
  });
  await keep(db, "menu_items", "refresh_listed_menus", {
    insert: "select array_agg(distinct restaurant_id) from new_rows",
    update: `select array_agg(distinct n.restaurant_id) ${joined} where ${differs(item)}`,
    delete: "select array_agg(distinct restaurant_id) from old_rows",
  });
  for (const table of ["operating_hours", "special_days", "deals"]) {
    await keep(db, table, "refresh_listings", {
      insert: "select array_agg(distinct restaurant_id) from new_rows",
      update: "select array_agg(distinct restaurant_id) from new_rows",
      delete: "select array_agg(distinct restaurant_id) from old_rows",
    });
  }
}

const rowsOf = {
  insert: "new table as new_rows",
  update: "old table as old_rows new table as new_rows",
  delete: "old table as old_rows",
};

/** After each statement that changes `table`, once for all restaurants that `ids` gives. */
async function keep(
  db: Kysely<unknown>,
  table: string,
  refresh: string,
  ids: Partial<Record<keyof typeof rowsOf, string>>,
): Promise<void> {
  for (const event of ["insert", "update", "delete"] as const) {
    const changed = ids[event];
    if (!changed) continue;
    const name = `${table}_listed_${event}`;
    await sql`
      create function ${sql.raw(name)}() returns trigger language plpgsql as $$
      declare ids uuid[] := (${sql.raw(changed)});
      begin
        if ids is not null then perform ${sql.raw(refresh)}(ids); end if;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.raw(name)} after ${sql.raw(event)} on ${sql.raw(table)}
      referencing ${sql.raw(rowsOf[event])} for each statement execute function ${sql.raw(name)}()`.execute(db);
  }
}
