import type { platformCouponRequest } from "@domain/contract/platform-coupon";
import type { CouponWire } from "@domain/contract/promotion";
import { standardZone } from "@domain/local-time";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import type { Actor } from "@api/http/environment";
import { couponColumns, hideCoupon, insertCoupon, readCoupon, updateCouponRow } from "@api/modules/coupons/rows";
import { couponView } from "@api/modules/coupons/view";
import { periodOf } from "@api/modules/promotions/checked";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";

type Write = z.output<typeof platformCouponRequest>;
type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };

/** @throws ApiError not_found, also for a restaurant's coupon */
export async function readPlatformCoupon(db: Db, id: string): Promise<CouponWire> {
  return couponView(await readCoupon(db, null, id));
}

/** @returns the new coupon's id @throws ApiError validation_failed */
export async function createPlatformCoupon({ db, clock, actor }: Writer, write: Write): Promise<string> {
  const columns = columnsOf(write);
  return db.transaction().execute((trx) => insertCoupon(trx, null, columns, { actor, at: clock.now() }));
}

/** @throws ApiError not_found, conflict with `changedMeanwhile`, validation_failed */
export async function updatePlatformCoupon({ db, clock, actor }: Writer, id: string, write: Write): Promise<void> {
  const columns = columnsOf(write);
  await db.transaction().execute(async (trx) => {
    const before = await readCoupon(trx, null, id, true);
    await refuseIfChanged(trx, "coupon", before, write.version);
    await updateCouponRow(trx, before, columns, { actor, at: clock.now() });
  });
}

/** @throws ApiError not_found */
export async function deletePlatformCoupon({ db, clock, actor }: Writer, id: string): Promise<void> {
  await db.transaction().execute((trx) => hideCoupon(trx, null, id, { actor, at: clock.now() }));
}

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
