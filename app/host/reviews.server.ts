import { review, type ReviewRequest } from "@domain/contract/restaurant";
import * as z from "zod";
import type { Host } from "./client.server";
import { listAnswer, messageAnswer, saidAnswer } from "./unwrapping";

type ReviewQuery = { page?: number; per_page?: number; sort?: string };

const reviewsBeside = z.object({
  breakdown: z.array(z.object({ rating: z.number(), count: z.number() })).nullish(),
});

/** [HOST-76] Extended. @throws HostError unsupported */
export async function listReviews(host: Host, restaurantId: string, query: ReviewQuery = {}) {
  const path = `/restaurants/${encodeURIComponent(restaurantId)}/reviews`;
  const answer = await host.get(path, listAnswer(review, reviewsBeside), { query, extended: true });
  return { reviews: answer.items, total: answer.total, breakdown: answer.beside?.breakdown ?? [] };
}

/** [HOST-77] Extended. One a completed order. @throws HostError conflict, step_not_allowed, rate_limited, unsupported */
export async function leaveReview(host: Host, restaurantId: string, orderId: string, request: ReviewRequest) {
  const path = `/restaurants/${encodeURIComponent(restaurantId)}/reviews`;
  const body = { ...request, order_id: orderId };
  return (await host.post(path, saidAnswer(review), { body, extended: true })).message;
}

/** Extended. @throws HostError not_found, rate_limited */
export async function changeReview(host: Host, id: string, request: ReviewRequest) {
  const path = `/reviews/${encodeURIComponent(id)}`;
  return (await host.put(path, saidAnswer(review), { body: request, extended: true })).message;
}

/** Extended. @throws HostError not_found */
export async function deleteReview(host: Host, id: string) {
  return (await host.delete(`/reviews/${encodeURIComponent(id)}`, messageAnswer, { extended: true })).message;
}
