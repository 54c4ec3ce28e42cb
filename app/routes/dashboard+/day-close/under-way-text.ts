import { pluralize } from "@domain/values/plural";

/** What an open day's sums do not hold yet; `count` is one or more. */
export const underWayText = (count: number): string =>
  `${pluralize(count, "order of this day is", "orders of this day are")} still under way. ` +
  `What ${count === 1 ? "it brings" : "they bring"} after the close stands beside it.`;
