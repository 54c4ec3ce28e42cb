import type { Db } from "@api/dependencies";
import type { ItemMarks } from "@domain/halal/items";
import type { ItemMeals } from "@domain/prayer/occasions";
import { placeId } from "./places";

interface DishMarks extends Partial<ItemMarks> {
  names: RegExp;
  /** [PRAYER-3] The dish's own setting, regardless of its category. */
  meals?: ItemMeals;
}

/** [HALAL-6] Marks of dishes, by place; later entries override earlier ones. Every kind of mark occurs. */
const marked: Record<string, readonly DishMarks[]> = {
  "anatolia-grill-house": [
    { names: /adana|lamb|lahmacun|shank|shish/i, meat: "lamb", slaughter: "place" },
    { names: /chicken/i, meat: "chicken", slaughter: "place" },
    { names: /soup|salad|baklava|falafel|hummus|ayran|\btea\b/i, meat: "none" },
    { names: /baklava|cheese|künefe/i, halal: "uncovered" },
    { names: /baklava/i, meals: "both" },
  ],
  "olive-and-basil": [
    { names: /./, halal: "yes", meat: "none" },
    { names: /ragù/i, meat: "beef", slaughter: "place" },
    { names: /alfredo/i, meat: "chicken", slaughter: "machine" },
    { names: /prawn|sea bass/i, meat: "seafood" },
    { names: /formaggi|caprese/i, contains: ["rennet"] },
    { names: /panna cotta/i, contains: ["gelatine"] },
    { names: /linguine/i, contains: ["alcohol"] },
    { names: /diavola/i, halal: "no", meat: "mixed" },
    { names: /focaccia/i, halal: null, meat: null },
  ],
  "maple-street-smash": [
    { names: /./, halal: "yes", meat: "beef", slaughter: "place" },
    { names: /chicken|wings/i, meat: "chicken", slaughter: "hand" },
    { names: /garden|fries|cola|\btea\b|water/i, meat: "none", slaughter: null },
    { names: /chilli/i, meat: "mixed", slaughter: "machine" },
    { names: /cookie/i, meat: "none", slaughter: null },
    { names: /milkshake/i, meat: "none", slaughter: null, contains: ["gelatine"] },
    { names: /melt/i, contains: ["rennet"] },
    { names: /philly/i, halal: "no", slaughter: null, contains: ["alcohol"] },
  ],
};

/** Sets the marks of the places listed above. */
export async function markDishes(trx: Db): Promise<void> {
  for (const [slug, lines] of Object.entries(marked)) {
    const dishes = await trx
      .selectFrom("menu_items")
      .select(["id", "name"])
      .where("restaurant_id", "=", placeId({ slug }))
      .execute();
    for (const { names, ...marks } of lines) {
      const ids = dishes.filter(({ name }) => names.test(name)).map(({ id }) => id);
      if (ids.length > 0) await trx.updateTable("menu_items").set(marks).where("id", "in", ids).execute();
    }
  }
}
