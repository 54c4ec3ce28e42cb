import { toDecimal } from "@domain/money";
import type { OwnTax } from "~/host/settings.server";

/** What the form shows of a tax, or of a new one. */
export const taxValues = (tax: OwnTax | null) => ({
  name: tax?.name ?? "",
  code: tax?.code ?? "",
  rate: tax ? toDecimal(tax.rateHundredths) : "",
});
