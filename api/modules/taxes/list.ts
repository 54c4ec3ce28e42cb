import type { tax } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";
import type * as z from "zod";
import type { Db } from "@api/dependencies";

/** A restaurant's taxes, on or off, oldest first. rate is in percent. */
export async function listTaxes(db: Db, restaurantId: string): Promise<z.infer<typeof tax>[]> {
  const rows = await db
    .selectFrom("taxes")
    .select(["id", "name", "code", "rate_hundredths", "status"])
    .where("restaurant_id", "=", restaurantId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  // Hundredths of a percent point are to a percentage what cents are to a dollar.
  return rows.map(({ rate_hundredths, ...row }) => ({ ...row, rate: toDecimal(rate_hundredths) }));
}
