import * as z from "zod";

/** Any text is let through: what names nothing is answered "… not found." */
export const anyId = z.string().max(64);

/** What is no uuid names nothing either, and is answered so before it is looked up. */
export const idParams = z.object({ id: z.guid() });
export const anyIdParams = z.object({ id: anyId });
/** A secret that a link carries. */
export const tokenParams = z.object({ token: z.string().min(1).max(200) });
