import type { Host } from "~/host/client.server";
import { listReviews } from "~/host/restaurants.server";
import { reviewSorts } from "./review-sorts";

/** Shown until all are asked for, and then at most. */
const few = 3;
const many = 100;

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** [REST-15] What customers wrote: the address says `sort` and whether all (`reviews=all`). @throws HostError unsupported */
export async function loadReviews(host: Host, restaurantId: string, query: URLSearchParams) {
  const sort = reviewSorts.find(({ value }) => value === query.get("sort"))?.value ?? "newest";
  const isAll = query.get("reviews") === "all";
  const { reviews, total, breakdown } = await listReviews(host, restaurantId, { sort, per_page: isAll ? many : few });
  return {
    sort,
    total: total ?? reviews.length,
    hasMore: !isAll && (total ?? 0) > reviews.length,
    breakdown: [...breakdown].sort((one, other) => other.rating - one.rating),
    rows: reviews.map(({ id, rating, comment, customer_name, created_at }) => ({
      id,
      rating,
      comment: comment ?? "",
      name: customer_name,
      date: dateText(created_at),
    })),
  };
}

function dateText(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? "" : longDate.format(at);
}

export type Reviews = Awaited<ReturnType<typeof loadReviews>>;
