import type { Selectable } from "kysely";
import type { Database } from "@api/db/tables";
import type { DealWire } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";

/** A deal on the wire [OFFER-2], with the items it names; naming nothing it covers the whole menu. */
export const dealView = (row: Selectable<Database["deals"]>, menuItemIds: string[] = []): DealWire => ({
  id: row.id,
  title: row.title,
  type: row.type,
  discount_value: toDecimal(row.discount_hundredths),
  start_date: row.starts_at.toISOString(),
  end_date: row.ends_at.toISOString(),
  is_active: row.is_active,
  image: row.image,
  restaurantId: row.restaurant_id,
  menuItemIds,
  categories: row.categories,
  version: row.version,
});
