import type { Host } from "~/host/client/host";
import { listOrders } from "~/host/orders.server";
import { listReviews } from "~/host/restaurants.server";
import { dateText as dayText } from "~/lib/text/order-text";
import { reviewSorts } from "./restaurant-view";

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
    rows: reviews.map(({ id, rating, comment, customer_name, created_at, answer }) => ({
      id,
      rating,
      comment: comment ?? "",
      name: customer_name,
      date: dateText(created_at),
      /** [RUSH-21] */
      answer: answer ? { text: answer.text, date: dateText(answer.at) } : null,
    })),
  };
}

/** The signed-in customer's last completed order here, as an invitation to review it; null where there is none. */
export async function loadInvitation(host: Host, restaurantId: string) {
  const { orders } = await listOrders(host, { restaurant_id: restaurantId, status: "completed", per_page: 1 });
  const [last] = orders;
  if (last?.review === undefined) return null;
  return {
    orderId: last.id,
    orderedOn: dayText(last.createdAt, last.restaurant.timeZone, new Date()),
    isWritten: last.review !== null,
  };
}

export type Invitation = Awaited<ReturnType<typeof loadInvitation>>;

function dateText(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? "" : longDate.format(at);
}

export type Reviews = Awaited<ReturnType<typeof loadReviews>>;
