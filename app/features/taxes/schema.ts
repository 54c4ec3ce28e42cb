import { typedNumber } from "@domain/values/typed-number";
import { taxFields } from "@domain/promotions/promotion-rules";
import * as z from "zod";

/** [TAX-2] The form of a tax. `version` is the one it was opened with. */
export const taxForm = z.object({ ...taxFields, version: typedNumber(z.number().int()).optional() });

export const taxFormId = "tax";
