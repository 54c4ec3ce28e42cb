import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { TaxWire } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";

/** A restaurant's taxes, on or off, oldest first. rate is in percent. */
export async function listTaxes(db: Db, restaurantId: string): Promise<TaxWire[]> {
  const rows = await selectTaxes(db, restaurantId).orderBy("created_at").orderBy("id").execute();
  return rows.map(taxView);
}

/** @throws ApiError not_found */
export async function findTax(db: Db, restaurantId: string, taxId: string): Promise<TaxWire> {
  const row = await selectTaxes(db, restaurantId).where("id", "=", taxId).executeTakeFirst();
  if (!row) throw notFound("Tax");
  return taxView(row);
}

const selectTaxes = (db: Db, restaurantId: string) =>
  db
    .selectFrom("taxes")
    .select(["id", "name", "code", "rate_hundredths", "status", "version"])
    .where("restaurant_id", "=", restaurantId);

// Hundredths of a percent point are to a percentage what cents are to a dollar.
const taxView = ({ rate_hundredths, ...row }: Omit<TaxWire, "rate"> & { rate_hundredths: number }): TaxWire => ({
  ...row,
  rate: toDecimal(rate_hundredths),
});
