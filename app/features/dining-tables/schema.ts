import * as z from "zod";
import { diningTableFields } from "@domain/contract/dining-table";
import { typedNumber } from "@domain/values/typed-number";

/** `version` is the one it was opened with. */
export const tableForm = z.object({ ...diningTableFields, version: typedNumber(z.number().int()).optional() });
