import type { Insertable, Kysely } from "kysely";
import type { Database } from "@api/db/tables";

type Place = Partial<Insertable<Database["restaurants"]>> & {
  /** The same every day, in local minutes. */
  hours?: { opens: number; closes: number };
  items?: (Pick<Insertable<Database["menu_items"]>, "name" | "category" | "price_cents"> &
    Partial<Insertable<Database["menu_items"]>>)[];
};

/** Stores a restaurant, approved unless said otherwise, with its menu and hours. @returns its id */
export async function makeRestaurant(db: Kysely<Database>, { hours, items = [], ...place }: Place): Promise<string> {
  const { id } = await db
    .insertInto("restaurants")
    .values({
      name: "Test Kitchen",
      phone: "(860) 555-0199",
      street_address: "1 Main St",
      city: "Bristol",
      state: "CT",
      zip_code: "06010",
      category: "Restaurant",
      cuisine_type: "Turkish",
      status: "approved",
      ...place,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (hours) {
    const days = Array.from({ length: 7 }, (_, day) => ({
      restaurant_id: id,
      day,
      opens_minute: hours.opens,
      closes_minute: hours.closes,
      is_open: true,
    }));
    await db.insertInto("operating_hours").values(days).execute();
  }
  if (items.length > 0) {
    const rows = items.map((item, position) => ({ restaurant_id: id, description: "Good.", position, ...item }));
    await db.insertInto("menu_items").values(rows).execute();
  }
  return id;
}
