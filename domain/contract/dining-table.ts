import * as z from "zod";
import { textLine } from "@domain/values/text-line";
import { typedNumber } from "@domain/values/typed-number";
import { dataResponse, id, listResponse } from "./primitives";

/** Extended. A table of a restaurant; its code opens the restaurant's menu for that table. */
export const diningTable = z.object({
  id,
  label: z.string(),
  seats: z.number().int().nullable(),
  code: z.string(),
  is_active: z.boolean(),
  version: z.number().int().nullable(),
});
export const diningTableList = listResponse(diningTable);
export const diningTableResponse = dataResponse(diningTable);

export const diningTableFields = {
  label: textLine(1, "Name is required", 40, "Name"),
  seats: z
    .preprocess(
      (value) => (value === "" || value === undefined ? null : value),
      typedNumber(
        z.number("Enter a number").int("Enter a whole number").min(1, "At least one seat").max(99).nullable(),
      ),
    )
    .optional(),
  is_active: z.preprocess((value) => (typeof value === "boolean" ? value : value !== "false"), z.boolean()),
};
export const diningTableRequest = z.object(diningTableFields);
export const diningTableChangeRequest = diningTableRequest.extend({ version: z.number().int().optional() });

/** The table a code refers to. */
export const tableByCode = z.object({ restaurantId: id, label: z.string() });
export const tableByCodeResponse = dataResponse(tableByCode);

export type DiningTable = z.infer<typeof diningTable>;
