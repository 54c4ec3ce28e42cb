import * as z from "zod";

/** [ITEM-15] An add-on must be selected. */
export const assignment = z.object({ addon: z.string({ error: "Choose an add-on" }).min(1).max(64) });
