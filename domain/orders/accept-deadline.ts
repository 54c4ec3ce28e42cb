import { minuteMs } from "@domain/duration";

/** How long an order waits to be accepted; after that the platform cancels and refunds it. */

/** Limits and default of the restaurant's time to accept, in minutes. */
export const acceptMinutesLimits = { min: 3, max: 60, standard: 10 } as const;

/** Clamps a stored time to accept (minutes) to today's limits: earlier versions allowed up to a day. */
export const clampAcceptMinutes = (stored: number): number =>
  Math.min(acceptMinutesLimits.max, Math.max(acceptMinutesLimits.min, stored));

interface Waiting {
  placedAt: Date;
  /** Null: as soon as possible. */
  scheduledFor: Date | null;
  /** The restaurant's setting when the order is placed; later changes do not affect it. */
  acceptMinutes: number;
  preparationMinutes: number;
}

/**
 * The deadline is stored with the order. An order for as soon as possible waits for the restaurant's time to accept; a scheduled
 * order until the kitchen must start, but at least the shortest time that a restaurant can choose, so that slow payment for the first
 * available time still leaves time to accept.
 */
export function getAcceptDeadline({ placedAt, scheduledFor, acceptMinutes, preparationMinutes }: Waiting): Date {
  const after = (minutes: number) => placedAt.getTime() + minutes * minuteMs;
  if (!scheduledFor) return new Date(after(acceptMinutes));
  const start = scheduledFor.getTime() - preparationMinutes * minuteMs;
  return new Date(Math.max(start, after(acceptMinutesLimits.min)));
}

/** Minutes allowed between showing the available times and payment. */
const payingMinutes = 10;

/**
 * Lead time of scheduled orders in minutes: preparation, plus time for the customer to pay and the restaurant to accept.
 * `offered` applies to the times shown, `minimum` when the order is placed.
 */
export function scheduleLead({
  acceptMinutes,
  preparationMinutes,
}: Pick<Waiting, "acceptMinutes" | "preparationMinutes">): {
  offered: number;
  minimum: number;
} {
  const minimum = preparationMinutes + acceptMinutesLimits.min;
  return { minimum, offered: Math.max(preparationMinutes + acceptMinutes, minimum + payingMinutes) };
}
