import { platformCouponCalls } from "@domain/contract/calls/promotions";
import type { platformCouponRequest } from "@domain/contract/platform-coupon";
import type * as z from "zod";
import type { Host } from "./client/host";
import { toOwnCoupon } from "./coupons.server";
import { isHostError } from "./errors";

interface PlatformCouponQuery {
  search?: string | undefined;
  status?: string | undefined;
  sort?: string | undefined;
  page?: number;
  per_page?: number;
}

/** Extended. A page of the platform's coupons in any status. @throws HostError unsupported */
export async function listPlatformCoupons(host: Host, { search, status, ...rest }: PlatformCouponQuery) {
  const answer = await host.call(platformCouponCalls.listPlatformCoupons, {
    query: { ...rest, search: search || undefined, status: status || undefined },
  });
  return { coupons: answer.items.map(toOwnCoupon), total: answer.total ?? answer.items.length };
}

/** Extended. Null where there is none. */
export async function findPlatformCoupon(host: Pick<Host, "call">, id: string) {
  try {
    return toOwnCoupon(await host.call(platformCouponCalls.getPlatformCoupon, { params: { id } }));
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    throw error;
  }
}

/** Extended. Adds a coupon (`id` null) or writes one whole. @throws HostError validation_failed, conflict */
export const savePlatformCoupon = (host: Host, id: string | null, body: z.input<typeof platformCouponRequest>) =>
  id === null
    ? host.send(platformCouponCalls.createPlatformCoupon, { body })
    : host.send(platformCouponCalls.updatePlatformCoupon, { params: { id }, body });

/** Extended. @throws HostError not_found */
export const deletePlatformCoupon = (host: Host, id: string) =>
  host.send(platformCouponCalls.deletePlatformCoupon, { params: { id } });
