import * as z from "zod";

/** [ITEM-15] Saving needs a selected add-on. */
export const assignment = z.object({ addon: z.string({ error: "Choose an add-on" }).min(1).max(64) });
