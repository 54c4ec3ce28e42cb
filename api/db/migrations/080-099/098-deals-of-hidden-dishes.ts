import { type Kysely, sql } from "kysely";

/**
 * [HALAL-6] [OFFER-6] A deal that names only dishes which menus leave out (not halal, with alcohol, deleted) is no deal to customers.
 * The "Deals" filter of lists reads kept times, so what a deal covers is kept up there too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function covers_shown_item(deal deals) returns boolean language sql stable as $$
      select (deal.categories = '{}' and not exists (select from deal_items n where n.deal_id = deal.id))
        or exists (
          select from menu_items i
          where i.restaurant_id = deal.restaurant_id and i.deleted_at is null
            and i.halal is distinct from 'no' and not ('alcohol' = any(i.contains))
            and (i.category = any(deal.categories)
              or exists (select from deal_items n where n.deal_id = deal.id and n.menu_item_id = i.id)))
    $$`.execute(db);
  await sql`
    do $$ begin
      execute replace(pg_get_functiondef('refresh_listings(uuid[])'::regprocedure),
        'd.starts_at < d.ends_at)', 'd.starts_at < d.ends_at and covers_shown_item(d))');
    end $$`.execute(db);
  await sql`
    create or replace function refresh_deal_times(ids uuid[]) returns void language plpgsql as $$
    begin
      if ids is null then return; end if;
      perform from listings where restaurant_id = any(ids) order by restaurant_id for update;
      update listings l set deal_times = fresh.times
      from (
        select restaurant, (select coalesce(range_agg(tstzrange(d.starts_at, d.ends_at)), '{}') from deals d
          where d.restaurant_id = restaurant and d.is_active and d.deleted_at is null and d.starts_at < d.ends_at
            and covers_shown_item(d)) as times
        from unnest(ids) restaurant
      ) fresh
      where l.restaurant_id = fresh.restaurant and l.deal_times is distinct from fresh.times;
    end $$`.execute(db);
  const ofItems = `array_agg(distinct n.restaurant_id)`;
  const withDeals = `exists (select from deals d where d.restaurant_id = n.restaurant_id and d.is_active and d.deleted_at is null)`;
  const row = (name: string) => `(${name}.category, ${name}.halal, ${name}.contains, ${name}.deleted_at)`;
  await keepDealTimes(db, "menu_items", {
    insert: `select ${ofItems} from new_rows n where ${withDeals}`,
    update: `select ${ofItems} from old_rows o join new_rows n using (id) where ${row("o")} is distinct from ${row("n")} and ${withDeals}`,
    delete: `select ${ofItems} from old_rows n where ${withDeals}`,
  });
  await keepDealTimes(db, "deal_items", {
    insert: "select array_agg(distinct d.restaurant_id) from new_rows n join deals d on d.id = n.deal_id",
    delete: "select array_agg(distinct d.restaurant_id) from old_rows o join deals d on d.id = o.deal_id",
  });
  await sql`
    select refresh_deal_times(ids) from (
      select array_agg(distinct restaurant_id) as ids from deals where is_active and deleted_at is null) of`.execute(
    db,
  );
}

const rowsOf = {
  insert: "new table as new_rows",
  update: "old table as old_rows new table as new_rows",
  delete: "old table as old_rows",
};

/** After each statement that changes `table`, once for all restaurants that `ids` gives. */
async function keepDealTimes(
  db: Kysely<unknown>,
  table: string,
  ids: Partial<Record<keyof typeof rowsOf, string>>,
): Promise<void> {
  for (const event of ["insert", "update", "delete"] as const) {
    const changed = ids[event];
    if (!changed) continue;
    const name = sql.raw(`${table}_deal_times_${event}`);
    await sql`
      create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        perform refresh_deal_times((${sql.raw(changed)}));
        return null;
      end $$`.execute(db);
    await sql`
      create or replace trigger ${name} after ${sql.raw(event)} on ${sql.raw(table)}
      referencing ${sql.raw(rowsOf[event])} for each statement execute function ${name}()`.execute(db);
  }
}
