import * as z from "zod";
import { hourSeconds } from "@domain/duration";
import type { Cookies } from "./cookies.server";

const cookie = "table";

const scannedTable = z.object({ restaurantId: z.string().min(1).max(64), label: z.string().min(1).max(40) });

/** Seconds: a table is forgotten after a long meal. */
const tableLifetime = 4 * hourSeconds;

/** The table whose code this visitor scanned in a restaurant; null where they scanned none there. */
export function findTableLabel(cookies: Cookies, restaurantId: string): string | null {
  const text = cookies.get(cookie);
  if (!text) return null;
  try {
    const stored = scannedTable.parse(JSON.parse(text));
    return stored.restaurantId === restaurantId ? stored.label : null;
  } catch {
    return null;
  }
}

/** Remembers the table whose code was scanned. */
export const saveTable = (cookies: Cookies, chosen: z.output<typeof scannedTable>) =>
  cookies.set(cookie, JSON.stringify(scannedTable.parse(chosen)), { maxAge: tableLifetime });
