import * as z from "zod";
import { taxFields } from "@domain/promotions/promotion-rules";
import { typedNumber } from "@domain/values/typed-number";

/** [TAX-2] The form of a tax. `version` is the one it was opened with. */
export const taxForm = z.object({ ...taxFields, version: typedNumber(z.number().int()).optional() });
