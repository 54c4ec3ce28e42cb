import * as z from "zod";
import { menuItemFields } from "@domain/menu/menu-item-rules";
import { pictureFields } from "~/ui/forms/picture-schema";

const { contains, ...fields } = menuItemFields;

/** [ITEM-2…4] The form of an item. `version` is the one it was opened with. */
export const itemForm = z
  .object({
    ...fields,
    // Not named "contains", because every DOM element has that method.
    contents: contains,
    is_available: z.preprocess((value) => value === "on" || value === true, z.boolean()),
    version: z.string().max(12).optional(),
    ...pictureFields,
  })
  // Customers are shown no old price that is not higher, so it is not taken without a word.
  .refine(({ price, regular_price: regular, old_price: was }) => was === null || was > (regular ?? price), {
    path: ["old_price"],
    error: "“Was” must be higher than the price",
  });

export type ItemForm = z.output<typeof itemForm>;
