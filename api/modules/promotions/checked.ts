import { type Period, readPeriod } from "@domain/promotion-period";
import { discountProblem } from "@domain/promotion-rules";
import { z } from "@hono/zod-openapi";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { besidePicture } from "@api/modules/pictures/fresh";

/** What coupons and deals are sent with besides their own fields. */
export const besidePromotion = {
  ...besidePicture,
  restaurantId: z.string().max(64).optional(),
};

/** A date as it is sent: a day or a time by the restaurant's clock, or an instant (see `readPeriod`). */
export const sentDate = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(40);

interface Sent {
  restaurantId: string;
  type: string;
  discountHundredths: number;
  start: string;
  end: string;
  /** What the end is called in what is sent. */
  endField: "expiration_date" | "end_date";
}

/**
 * The period of what is sent, once its fields fit together [COUP-4, COUP-5, OFFER-3].
 * @throws ApiError validation_failed naming the fields
 */
export async function checkedPeriod(db: Db, sent: Sent): Promise<Period> {
  const place = await db
    .selectFrom("restaurants")
    .select("time_zone")
    .where("id", "=", sent.restaurantId)
    .executeTakeFirstOrThrow();
  const read = readPeriod(sent, place.time_zone);
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
