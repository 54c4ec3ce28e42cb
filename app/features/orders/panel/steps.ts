import * as z from "zod";
import { canTransition, isRecall, type OrderStatus } from "@domain/orders/order-status";
import type { RejectionReason } from "@domain/orders/rejection";
import { typedNumber } from "@domain/values/typed-number";
import { listedReadyMinutes, readyMinuteChoices } from "~/lib/new-order";

const rejectionNames = ["busy", "sold_out", "closing", "too_far", "other"] as const satisfies RejectionReason[];

/** Steps a restaurant can take; rejecting requires a reason [ORD-12]. */
export const stepRequest = z
  .object({
    status: z.enum(["accepted", "preparing", "ready", "completed", "rejected", "cancelled"]),
    reason: z.string().trim().max(500, "A reason can be at most 500 characters").optional(),
    /** For a rejection: a predefined reason, and which dishes are sold out. */
    why: z.preprocess((value) => value || undefined, z.enum(rejectionNames).optional()),
    sold: z.preprocess(
      (value) => (Array.isArray(value) ? value : typeof value === "string" && value ? value.split(",") : []),
      z.array(z.string().max(64)).max(100),
    ),
    /** For acceptance: minutes until the order is ready. */
    ready_in: typedNumber(z.number().int().min(1).max(240)).optional(),
    /** For ending a paid order: the refund shown in the confirmation, in cents. */
    refund_cents: typedNumber(z.number().int().min(0)).optional(),
  })
  .refine(({ status, why, reason }) => status !== "rejected" || Boolean(reason || (why && why !== "other")), {
    path: ["reason"],
    message: "Please give a reason. The customer will see it.",
  });

/** [RUSH-10] Minutes from now. */
export const readyTimeRequest = z.object({ ready_in: typedNumber(z.number().int().min(1).max(240)) });

type NextStep = { status: "accepted" | "preparing" | "ready" | "completed"; label: string };

const nextSteps: NextStep[] = [
  { status: "accepted", label: "Accept" },
  { status: "preparing", label: "Start Preparing" },
  { status: "ready", label: "Ready" },
  { status: "completed", label: "Complete" },
];

/**
 * The steps a restaurant may take from a status. An order is rejected before acceptance and cancelled afterwards; one
 * marked ready by mistake goes back to the kitchen.
 */
export function stepsFrom(status: OrderStatus) {
  const may = (to: OrderStatus) => canTransition(status, to, "restaurant");
  const end: "rejected" | "cancelled" | null = may("rejected") ? "rejected" : may("cancelled") ? "cancelled" : null;
  const next = nextSteps.find((step) => may(step.status) && !isRecall(status, step.status)) ?? null;
  return { next, end, canRecall: isRecall(status, "preparing") };
}

/** Whole minutes until an instant; 0 if it has passed or is less than a minute away. */
export const minutesUntil = (at: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / 60_000));

const maxReadyMinutes = 240;

/** [RUSH-10] Minutes from now to choose from while the order is being prepared; otherwise null. */
export function otherReadyMinutes(
  { status, estimatedReadyAt }: { status: OrderStatus; estimatedReadyAt?: string | null | undefined },
  now: Date,
): { usual: number; choices: number[] } | null {
  if (status !== "accepted" && status !== "preparing") return null;
  const usual = Math.max(5, estimatedReadyAt ? minutesUntil(estimatedReadyAt, now) : 15);
  // An order due later than the call's maximum, such as tomorrow, would be moved forward.
  return usual > maxReadyMinutes ? null : { usual, choices: readyMinuteChoices(usual, listedReadyMinutes) };
}
