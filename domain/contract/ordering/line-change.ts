import * as z from "zod";
import { cents, dataResponse } from "@domain/contract/primitives";
import { replacement } from "./order";

/** [RUSH-12] Sold-out pieces of a line: left out, or replaced by an item of the same menu. */
export const changeLineRequest = z.object({
  line_id: z.guid("Choose a line of the order"),
  quantity: z.number("Say how many").int("Say how many").min(1, "Choose at least one piece").max(999),
  replace_by: z
    .object({
      menu_item_id: z.guid("Choose something of the menu"),
      size: z.enum(["regular", "large"]).optional(),
      addon_ids: z.array(z.string().max(64)).max(30).optional(),
    })
    .optional(),
  /** The refund shown to the user, in cents: refused if it differs. */
  back: z.number().int().min(0).optional(),
});

/** [RUSH-12] The customer's choice for the pieces: the replacement, or a refund. */
export const answerChangeRequest = z.object({
  change_id: z.guid("Choose a question of the order"),
  answer: z.enum(["accept", "refund"], "Say yes, or have it refunded"),
});

/** [RUSH-12] Possible replacements for a line, those at or below its price first. */
export const replacementQuery = z.object({ line_id: z.guid(), search: z.string().trim().max(60).optional() });
export const replacementList = dataResponse(
  z.object({
    items: z.array(
      replacement.extend({
        needsYes: z.boolean(),
        /** The refund for each number of pieces, starting with one. */
        back: z.array(cents),
      }),
    ),
    /** The refund for each number of pieces that is left out, starting with one. */
    leftOut: z.array(cents),
  }),
);
