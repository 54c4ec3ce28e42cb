import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { couponColumns, coupons, refuseEmptyPromise, refuseTakenCode } from "@api/modules/coupons/rows";
import { couponView } from "@api/modules/coupons/view";
import { periodOf } from "@api/modules/promotions/checked";
import type { Writer } from "@api/modules/resource/resource";
import type { platformCouponRequest } from "@domain/contract/administration/platform-coupon";
import type { CouponWire } from "@domain/contract/promotion";
import { standardZone } from "@domain/local-time";

type Write = z.output<typeof platformCouponRequest>;

const keyOf = (id: string) => ({ id, restaurantId: null });

/** @throws ApiError not_found, also for a restaurant's coupon */
export async function readPlatformCoupon(db: Db, id: string): Promise<CouponWire> {
  return couponView(await coupons.read(db, keyOf(id)));
}

/** @returns the new coupon's id @throws ApiError validation_failed */
export async function createPlatformCoupon(writer: Writer, write: Write): Promise<string> {
  const { id } = await coupons.create(writer, null, {
    columns: async (trx, now) => {
      const columns = columnsOf(write);
      await refuseTakenCode(trx, null, write.code);
      return { ...columns, created_at: now };
    },
    after: (_trx, coupon) => refuseEmptyPromise(coupon),
  });
  return id;
}

/** @throws ApiError not_found, conflict with `changedMeanwhile`, validation_failed */
export async function updatePlatformCoupon(writer: Writer, id: string, write: Write): Promise<void> {
  await coupons.update(writer, keyOf(id), {
    version: write.version,
    columns: async (trx, before) => {
      const columns = columnsOf(write);
      await refuseTakenCode(trx, null, write.code, before);
      return columns;
    },
    after: (_trx, coupon) => refuseEmptyPromise(coupon),
  });
}

/** @throws ApiError not_found */
export const deletePlatformCoupon = (writer: Writer, id: string): Promise<void> => coupons.remove(writer, keyOf(id));

/** Its days are those of the platform. */
const columnsOf = (write: Write) =>
  couponColumns(
    write,
    periodOf(
      {
        type: write.type,
        discountHundredths: write.discount_value,
        start: write.start_date,
        end: write.expiration_date,
        endField: "expiration_date",
      },
      standardZone,
    ),
  );
