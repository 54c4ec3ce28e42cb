import * as z from "zod";
import type { Cookies } from "./cookies.server";

const seat = z.object({ restaurantId: z.string().min(1).max(64), label: z.string().min(1).max(40) });

/** The table whose code was scanned; it is forgotten after a long meal. */
const meal = 4 * 60 * 60;

/** The table at which this visitor sits in a restaurant; null where they scanned none there. */
export function tableOf(cookies: Cookies, restaurantId: string): string | null {
  try {
    const kept = seat.parse(JSON.parse(cookies.get("table") ?? ""));
    return kept.restaurantId === restaurantId ? kept.label : null;
  } catch {
    return null;
  }
}

export const keepTable = (cookies: Cookies, chosen: z.output<typeof seat>) =>
  cookies.set("table", JSON.stringify(seat.parse(chosen)), { maxAge: meal });
