import * as z from "zod";

/** Accepts any text: an id that names nothing is answered "… not found." */
export const anyId = z.string().max(64);

/** Anything but a UUID cannot name a thing, and is refused without a lookup. */
export const idParams = z.object({ id: z.guid() });
export const anyIdParams = z.object({ id: anyId });
/** A secret contained in a link. */
export const tokenParams = z.object({ token: z.string().min(1).max(200) });
