import { expect, test } from "vitest";
import {
  canTransition,
  isInProgress,
  isRefundedStatus,
  type OrderActor,
  type OrderStatus,
  orderStatuses,
  toListStatus,
  voidsTicket,
} from "./order-status";

const actors: OrderActor[] = ["customer", "restaurant", "admin", "system"];

/** Every step somebody may take; whatever is not here is refused. */
const allowed: Record<OrderActor, readonly `${OrderStatus} → ${OrderStatus}`[]> = {
  customer: ["placed → cancelled"],
  restaurant: [
    "placed → accepted",
    "placed → rejected",
    "placed → cancelled",
    "accepted → preparing",
    "accepted → cancelled",
    "preparing → ready",
    "preparing → cancelled",
    "ready → completed",
    "ready → cancelled",
    // Done by mistake: nobody but the restaurant brings it back.
    "ready → preparing",
  ],
  admin: ["placed → cancelled", "accepted → cancelled", "preparing → cancelled", "ready → cancelled"],
  system: ["placed → cancelled"],
};

test.each(actors)("[ORD-1, ORD-2] the steps that %s may take, of all there are", (actor) => {
  const taken = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canTransition(from, to, actor)).map((to) => `${from} → ${to}`),
  );
  expect(taken.toSorted()).toEqual([...allowed[actor]].toSorted());
});

test("[ORD-10] what each status is in lists, whether it runs, and whether it is paid back", () => {
  const seen = orderStatuses.map((status) => [
    status,
    toListStatus(status),
    isInProgress(status),
    isRefundedStatus(status),
  ]);
  expect(seen).toEqual([
    ["placed", "pending", true, false],
    ["accepted", "pending", true, false],
    ["preparing", "pending", true, false],
    ["ready", "pending", true, false],
    ["completed", "completed", false, false],
    ["rejected", "cancelled", false, true],
    ["cancelled", "cancelled", false, true],
  ]);
});

test("[RUSH-6] a ticket is void when the kitchen had it", () => {
  expect(orderStatuses.filter((from) => voidsTicket(from, "cancelled"))).toEqual(["accepted", "preparing", "ready"]);
  expect(voidsTicket("preparing", "ready")).toBe(false);
});
