import * as z from "zod";

/** The `{id}` of a path. What is no uuid names nothing, and is answered as not found (see createRouter). */
export const idParams = z.object({ id: z.guid() });
