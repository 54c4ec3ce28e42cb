import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { type MenuWriter, publishMenuChange } from "@api/modules/menu-items/save";
import { defineResource, type Writer } from "@api/modules/resource/resource";
import type { taxChangeRequest, taxRequest, TaxWire } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";

/** A restaurant's taxes, on or off, oldest first. rate is in percent. */
export async function listTaxes(db: Db, restaurantId: string): Promise<TaxWire[]> {
  const rows = await selectTaxes(db, restaurantId).orderBy("created_at").orderBy("id").execute();
  return rows.map(taxView);
}

/** @throws ApiError not_found */
export async function getTax(db: Db, restaurantId: string, taxId: string): Promise<TaxWire> {
  const row = await selectTaxes(db, restaurantId).where("id", "=", taxId).executeTakeFirst();
  if (!row) throw notFound("Tax");
  return taxView(row);
}

const selectTaxes = (db: Db, restaurantId: string) =>
  db
    .selectFrom("taxes")
    .select(["id", "name", "code", "rate_hundredths", "status", "version"])
    .where("restaurant_id", "=", restaurantId);

// Hundredths of a percentage point relate to a percentage as cents to a dollar.
const taxView = ({ rate_hundredths, ...row }: Omit<TaxWire, "rate"> & { rate_hundredths: number }): TaxWire => ({
  ...row,
  rate: toDecimal(rate_hundredths),
});

interface TaxKey {
  restaurantId: string;
  taxId: string;
}

const taxes = defineResource({
  table: "taxes",
  name: "tax",
  title: "Tax",
  audited: ["promotion.tax", "tax"],
  auditedColumns: ["name", "rate_hundredths"],
});

/** Creates a tax, switched off so that it is not charged by mistake. @returns its id */
export async function createTax(writer: Writer, restaurantId: string, write: z.output<typeof taxRequest>) {
  const { name, code, rate } = write;
  const columns = (_trx: Db, now: Date) => ({ name, code, rate_hundredths: rate, created_at: now });
  return (await taxes.create(writer, restaurantId, { columns })).id;
}

/**
 * Updates or switches a tax [HOST-43].
 * @throws ApiError not_found (also another restaurant's), conflict with `editConflictDetails`
 */
export async function updateTax(
  writer: MenuWriter,
  { restaurantId, taxId: id }: TaxKey,
  { version, name, code, rate, status }: z.output<typeof taxChangeRequest> & { status?: boolean },
): Promise<void> {
  const columns = () => ({ name, code, rate_hundredths: rate, status });
  const after = (trx: Db) => publishMenuChange(trx, writer.events, [restaurantId]);
  await taxes.update(writer, { id, restaurantId }, { version, columns, after });
}

/** [HOST-42] Deletes a tax; orders keep a copy of it. @throws ApiError not_found */
export async function deleteTax(writer: MenuWriter, { restaurantId, taxId: id }: TaxKey): Promise<void> {
  await taxes.remove(writer, { id, restaurantId }, (trx) => publishMenuChange(trx, writer.events, [restaurantId]));
}
