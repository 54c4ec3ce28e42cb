import { z } from "@hono/zod-openapi";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { besidePicture } from "@api/modules/pictures/fresh";
import { type Period, readPeriod } from "@domain/promotions/promotion-period";
import { discountProblem } from "@domain/promotions/promotion-rules";

/** What coupons and deals are sent with besides their own fields. */
export const besidePromotion = {
  ...besidePicture,
  restaurantId: z.string().max(64).optional(),
};

/** A date as it is sent: a day or a time by the restaurant's clock, or an instant (see `readPeriod`). */
export const sentDate = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(40);

interface Sent {
  type: string;
  discountHundredths: number;
  start: string;
  end: string;
  /** What the end is called in what is sent. */
  endField: "expiration_date" | "end_date";
}

/**
 * The period of what is sent, by the clock of its restaurant, once its fields fit together [COUP-4, COUP-5, OFFER-3].
 * @throws ApiError validation_failed naming the fields
 */
export async function checkedPeriod(
  db: Db,
  { restaurantId, ...sent }: Sent & { restaurantId: string },
): Promise<Period> {
  const place = await db
    .selectFrom("restaurants")
    .select("time_zone")
    .where("id", "=", restaurantId)
    .executeTakeFirstOrThrow();
  return periodOf(sent, place.time_zone);
}

/** The same by the clock of `timeZone`. @throws ApiError validation_failed naming the fields */
export function periodOf(sent: Sent, timeZone: string): Period {
  const read = readPeriod(sent, timeZone);
  const discount = discountProblem(sent.type, sent.discountHundredths);
  const dates = "problems" in read ? read.problems : {};
  const errors = {
    ...(discount ? { discount_value: discount } : {}),
    ...(dates.start ? { start_date: dates.start } : {}),
    ...(dates.end ? { [sent.endField]: dates.end } : {}),
  };
  if ("problems" in read || discount)
    throw new ApiError("validation_failed", Object.values(errors)[0] ?? "The dates are not valid.", { errors });
  return read.period;
}
