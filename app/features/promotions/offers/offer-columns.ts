import { promotionFilters } from "../list-query";

/** What of the offers' table stands in its address. */
export const offerColumns = {
  ...promotionFilters,
  sorts: ["title", "discount", "valid"],
  sort: "title",
} as const;
