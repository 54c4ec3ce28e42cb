import type { platformCouponRequest } from "@domain/contract/platform-coupon";
import { coupon } from "@domain/contract/promotion";
import type * as z from "zod";
import type { Host } from "./client.server";
import { toOwnCoupon } from "./coupons.server";
import { isHostError } from "./errors";
import { listAnswer, messageAnswer, oneAnswer } from "./unwrapping";

interface PlatformCouponQuery {
  search?: string | undefined;
  status?: string | undefined;
  sort?: string | undefined;
  page?: number;
  per_page?: number;
}

const path = (id: string) => `/platform-coupons/${encodeURIComponent(id)}`;

/** Extended. A page of the platform's coupons in any status. @throws HostError unsupported */
export async function listPlatformCoupons(host: Host, { search, status, ...rest }: PlatformCouponQuery) {
  const answer = await host.get("/platform-coupons", listAnswer(coupon), {
    query: { ...rest, search: search || undefined, status: status || undefined },
    extended: true,
  });
  return { coupons: answer.items.map(toOwnCoupon), total: answer.total ?? answer.items.length };
}

/** Extended. Null where there is none. */
export async function findPlatformCoupon(host: Pick<Host, "get">, id: string) {
  try {
    return toOwnCoupon(await host.get(path(id), oneAnswer(coupon), { extended: true }));
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    throw error;
  }
}

/** Extended. Adds a coupon (`id` null) or writes one whole. @throws HostError validation_failed, conflict */
export const savePlatformCoupon = (host: Host, id: string | null, body: z.input<typeof platformCouponRequest>) =>
  id === null
    ? host.post("/platform-coupons", messageAnswer, { body, extended: true })
    : host.put(path(id), messageAnswer, { body, extended: true });

/** Extended. @throws HostError not_found */
export const deletePlatformCoupon = (host: Host, id: string) =>
  host.delete(path(id), messageAnswer, { extended: true });
