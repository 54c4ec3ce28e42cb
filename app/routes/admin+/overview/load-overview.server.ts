import type { LoaderFunctionArgs } from "@remix-run/node";
import { listInactiveRestaurants, readTotals } from "~/host/admin.server";
import { requireArea } from "~/session/guards.server";
import { waitingText } from "./waiting-text";

/** Oldest first; the list has all of them. */
const shown = 6;

/** [ADMIN-2] What waits for an administrator, and counts of what is there. */
export async function loadOverview({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const [inactive, totals] = await Promise.all([listInactiveRestaurants(context.host), readTotals(context.host)]);
  const now = new Date();
  const waiting = inactive.filter(({ status }) => status === "pending");
  const rejected = inactive.filter(({ status }) => status === "rejected").length;
  return {
    pending: waiting.length,
    rejected,
    listed: totals.restaurants === null ? null : Math.max(0, totals.restaurants - waiting.length - rejected),
    restaurants: totals.restaurants,
    orders: totals.orders,
    oldest: waiting.slice(0, shown).map(({ id, name, category, ownerEmail, createdAt }) => ({
      id,
      name,
      category,
      ownerEmail,
      waits: createdAt && waitingText(createdAt, now),
    })),
  };
}

export type AdminOverview = Awaited<ReturnType<typeof loadOverview>>;
