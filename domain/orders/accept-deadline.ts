import { minuteMs } from "../duration";

/** Until when an order waits for its restaurant to accept it; then the platform cancels it and gives everything back. */

/** What a restaurant may choose, in minutes, and what it has until it does. */
export const acceptMinutesLimits = { least: 3, most: 60, standard: 10 } as const;

/** A stored time to accept as one that may be chosen today: earlier versions let restaurants choose up to a day. Minutes. */
export const clampAcceptMinutes = (stored: number): number =>
  Math.min(acceptMinutesLimits.most, Math.max(acceptMinutesLimits.least, stored));

interface Waiting {
  placedAt: Date;
  /** Null: as soon as possible. */
  scheduledFor: Date | null;
  /** What the restaurant has set when the order is placed: a later change is for later orders. */
  acceptMinutes: number;
  preparationMinutes: number;
}

/**
 * The instant is kept with the order. One for as soon as possible waits for the restaurant's time to accept; a scheduled one
 * until its kitchen must start, however soon that is, but never less than the shortest time a restaurant could choose: whoever
 * takes long to pay for the first time on offer still gets an answer.
 */
export function getAcceptDeadline({ placedAt, scheduledFor, acceptMinutes, preparationMinutes }: Waiting): Date {
  const after = (minutes: number) => placedAt.getTime() + minutes * minuteMs;
  if (!scheduledFor) return new Date(after(acceptMinutes));
  const start = scheduledFor.getTime() - preparationMinutes * minuteMs;
  return new Date(Math.max(start, after(acceptMinutesLimits.least)));
}

/** A page shows times for this long before somebody has chosen one and paid. Minutes. */
const payingMinutes = 10;

/**
 * How long before the first time on offer an order has to be made, in minutes: the kitchen's time, and enough before it for the
 * customer to pay and the restaurant to accept. `least` is what must be left of it when it is placed.
 */
export function scheduleLead({
  acceptMinutes,
  preparationMinutes,
}: Pick<Waiting, "acceptMinutes" | "preparationMinutes">): {
  offered: number;
  least: number;
} {
  const least = preparationMinutes + acceptMinutesLimits.least;
  return { least, offered: Math.max(preparationMinutes + acceptMinutes, least + payingMinutes) };
}
