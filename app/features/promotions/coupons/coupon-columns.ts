import { promotionFilters } from "../list-query";

/** What of the coupons' table stands in its address. */
export const couponColumns = {
  ...promotionFilters,
  sorts: ["code", "discount", "minimum", "valid"],
  sort: "code",
} as const;
