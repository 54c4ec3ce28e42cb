import { reviewCalls } from "@domain/contract/calls/restaurants";
import { type ReviewRequest } from "@domain/contract/restaurant";
import type { Host } from "./client.server";

type ReviewQuery = { page?: number; per_page?: number; sort?: string };

/** [HOST-76] Extended. @throws HostError unsupported */
export async function listReviews(host: Host, restaurantId: string, query: ReviewQuery = {}) {
  const answer = await host.call(reviewCalls.listReviews, { params: { id: restaurantId }, query });
  return { reviews: answer.items, total: answer.total, breakdown: answer.beside?.breakdown ?? [] };
}

/** [HOST-77] Extended. One a completed order. @throws HostError conflict, step_not_allowed, rate_limited, unsupported */
export async function leaveReview(host: Host, restaurantId: string, orderId: string, request: ReviewRequest) {
  const body = { ...request, order_id: orderId };
  return (await host.send(reviewCalls.createReview, { params: { id: restaurantId }, body })).message;
}

/** Extended. @throws HostError not_found, rate_limited */
export async function changeReview(host: Host, id: string, request: ReviewRequest) {
  return (await host.send(reviewCalls.updateReview, { params: { id }, body: request })).message;
}

/** Extended. @throws HostError not_found */
export async function deleteReview(host: Host, id: string) {
  return (await host.send(reviewCalls.deleteReview, { params: { id } })).message;
}
