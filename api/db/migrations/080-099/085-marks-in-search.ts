import { type Kysely, sql } from "kysely";

/**
 * [FIND-11] Who asks for "gluten free", "vegan", "hand slaughtered" or "no alcohol" finds what carries that mark: each mark is one
 * word of the dish or place, as marks.ts of domain/search reads it. Whether a place's word holds today is asked of each found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_marks(diets text[], meat text, slaughter text) returns text[] language sql immutable parallel safe as $$
      select array(select replace(diet, '-', '') from unnest(diets) diet)
        || case when meat not in ('none', 'seafood') and slaughter in ('hand', 'place') then array['handslaughtered'] else '{}' end
    $$`.execute(db);
  await replaceIn(
    db,
    "search_keep_dishes(uuid[],uuid[])",
    "search_words(category)",
    "search_words(category) || search_marks(diets, meat, slaughter)",
  );
  await replaceIn(
    db,
    "menu_items_searched_update()",
    "o.description, ",
    "o.description, o.diets, o.meat, o.slaughter, ",
  );
  await replaceIn(
    db,
    "menu_items_searched_update()",
    "n.description, ",
    "n.description, n.diets, n.meat, n.slaughter, ",
  );
  await replaceIn(db, "search_keep_halal(uuid[])", "k.short_name)", "k.short_name, 'certified')");
  await replaceIn(
    db,
    "search_keep_halal(uuid[])",
    "hand slaughtered' where p.slaughter = 'hand'",
    "handslaughtered' where p.slaughter = 'hand' union select 'no_alcohol', 'noalcohol' where p.alcohol = 'none'",
  );
  await keepMarked(db);
}

/** Redefines a function with one expression replaced. @throws Error where the function does not have it */
async function replaceIn(db: Kysely<unknown>, name: string, old: string, fresh: string): Promise<void> {
  const { rows } = await sql<{ source: string }>`select pg_get_functiondef(${name}::regprocedure) as source`.execute(
    db,
  );
  const source = rows[0]?.source ?? "";
  if (!source.includes(old)) throw new Error(`${name} has no ${old}`);
  await sql.raw(source.replaceAll(old, fresh)).execute(db);
}

async function keepMarked(db: Kysely<unknown>): Promise<void> {
  await sql`
    select search_keep_dishes(array_agg(id), array_agg(distinct restaurant_id)) from menu_items
    where deleted_at is null and search_marks(diets, meat, slaughter) <> '{}'`.execute(db);
  await sql`select search_keep_halal(array_agg(restaurant_id)) from halal_profiles`.execute(db);
}
