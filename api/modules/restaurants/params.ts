import * as z from "zod";

/** The restaurant's id in a path. Any text is let through: what names no restaurant is answered "Restaurant not found.". */
export const restaurantParams = z.object({ id: z.string().max(64) });
