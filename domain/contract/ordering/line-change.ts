import * as z from "zod";
import { cents, dataResponse } from "../primitives";
import { replacement } from "./order";

/** [RUSH-12] Pieces of a line that are sold out: left out, or replaced by something of the same menu. */
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
  /** What somebody was told goes back, in cents: refused where it is another sum. */
  back: z.number().int().min(0).optional(),
});

/** [RUSH-12] What is to become of the pieces: the replacement, or the money. */
export const answerChangeRequest = z.object({
  change_id: z.guid("Choose a question of the order"),
  answer: z.enum(["accept", "refund"], "Say yes, or have it refunded"),
});

/** [RUSH-12] What can be ordered now in place of a line, those of its price or less first. */
export const replacementQuery = z.object({ line_id: z.guid(), search: z.string().trim().max(60).optional() });
export const replacementList = dataResponse(
  z.object({
    items: z.array(
      replacement.extend({
        needsYes: z.boolean(),
        /** What goes back for each number of pieces, from one on. */
        back: z.array(cents),
      }),
    ),
    /** The same where they are left out. */
    leftOut: z.array(cents),
  }),
);
