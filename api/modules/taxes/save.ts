import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { resource, type Writer } from "@api/modules/resource/resource";
import type { taxChangeRequest, taxRequest } from "@domain/contract/promotion";

interface TaxKey {
  restaurantId: string;
  taxId: string;
}

const taxes = resource({
  table: "taxes",
  name: "tax",
  title: "Tax",
  audited: ["promotion.tax", "tax"],
  told: ["name", "rate_hundredths"],
});

/** A new tax is off, so that nobody is charged by a slip of the finger. @returns its id */
export async function createTax(writer: Writer, restaurantId: string, write: z.output<typeof taxRequest>) {
  const { name, code, rate } = write;
  const columns = (_trx: Db, now: Date) => ({ name, code, rate_hundredths: rate, created_at: now });
  return (await taxes.create(writer, restaurantId, { columns })).id;
}

/** Also switches it [HOST-43]. @throws ApiError not_found (also another restaurant's), conflict with `changedMeanwhile` */
export async function updateTax(
  writer: Writer,
  { restaurantId, taxId: id }: TaxKey,
  { version, name, code, rate, status }: z.output<typeof taxChangeRequest> & { status?: boolean },
): Promise<void> {
  const columns = () => ({ name, code, rate_hundredths: rate, status });
  await taxes.update(writer, { id, restaurantId }, { version, columns });
}

/** [HOST-42] Orders keep what was charged: they hold the tax itself. @throws ApiError not_found */
export const deleteTax = (writer: Writer, { restaurantId, taxId: id }: TaxKey): Promise<void> =>
  taxes.remove(writer, { id, restaurantId });
