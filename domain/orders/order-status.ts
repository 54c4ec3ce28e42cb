/** The order state machine [ORD-1, ORD-2] and who may make which transition. */
export const orderStatuses = [
  "placed",
  "accepted",
  "preparing",
  "ready",
  "completed",
  "rejected",
  "cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who acts: the customer, the restaurant's people, an administrator, or the platform itself (time-outs). */
export type OrderActor = "customer" | "restaurant" | "admin" | "system";

const steps: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ["accepted", "rejected", "cancelled"],
  accepted: ["preparing", "cancelled"],
  preparing: ["ready", "cancelled"],
  ready: ["completed", "cancelled"],
  completed: [],
  rejected: [],
  cancelled: [],
};

/** [RUSH-6] The kitchen takes back an order that was marked ready by mistake. */
export const isRecall = (from: OrderStatus, to: OrderStatus): boolean => from === "ready" && to === "preparing";

/** Statuses in which the kitchen has a ticket. */
const cooked: readonly OrderStatus[] = ["accepted", "preparing", "ready"];

/** [RUSH-6] Whether a transition voids a ticket that the kitchen is working on. */
export const voidsTicket = (from: OrderStatus, to: OrderStatus): boolean => to === "cancelled" && cooked.includes(from);

/** Whether `actor` may change an order from one status to another. Transitions that are not listed are not allowed. */
export function canTransition(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  if (isRecall(from, to)) return actor === "restaurant";
  if (!steps[from].includes(to)) return false;
  if (actor === "customer") return to === "cancelled" && from === "placed";
  if (actor === "admin") return to === "cancelled";
  if (actor === "system") return to === "cancelled" && from === "placed";
  return true;
}

/** Rejected and cancelled orders are refunded in full. */
export const isRefundedStatus = (status: OrderStatus): status is "rejected" | "cancelled" =>
  status === "rejected" || status === "cancelled";

/** Whether the order is still open. */
export const isInProgress = (status: OrderStatus): boolean => steps[status].length > 0;

/** [ORD-10] The three labels that lists and badges use. */
export function toListStatus(status: OrderStatus): "pending" | "completed" | "cancelled" {
  if (status === "completed") return "completed";
  return isRefundedStatus(status) ? "cancelled" : "pending";
}
