import { mayMove, type OrderStatus } from "@domain/order-status";
import * as z from "zod";
import { refundFields } from "~/lib/refund-request";

/** The restaurant's steps; rejecting asks for a reason [ORD-12]. */
export const stepRequest = z
  .object({
    status: z.enum(["accepted", "preparing", "ready", "completed", "rejected", "cancelled"]),
    reason: z.string().trim().max(500, "A reason can be at most 500 characters").optional(),
    /** Accepting: minutes until it is ready. */
    ready_in: z.coerce.number().int().min(1).max(240).optional(),
  })
  .refine(({ status, reason }) => status !== "rejected" || Boolean(reason), {
    path: ["reason"],
    message: "Please give a reason. The customer will see it.",
  });

/** [HOST-66] */
export const refundRequest = z.object({ intent: z.literal("refund"), ...refundFields });

type NextStep = { status: "accepted" | "preparing" | "ready" | "completed"; label: string };

const nextSteps: NextStep[] = [
  { status: "accepted", label: "Accept" },
  { status: "preparing", label: "Start Preparing" },
  { status: "ready", label: "Ready" },
  { status: "completed", label: "Complete" },
];

/** What the restaurant may do with an order of this status. An order not yet accepted is rejected, a later one cancelled. */
export function stepsFrom(status: OrderStatus) {
  const may = (to: OrderStatus) => mayMove(status, to, "restaurant");
  const end: "rejected" | "cancelled" | null = may("rejected") ? "rejected" : may("cancelled") ? "cancelled" : null;
  return { next: nextSteps.find((step) => may(step.status)) ?? null, end };
}
