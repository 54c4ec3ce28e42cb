/** Order types: delivery, takeaway, dine-in. */
export const orderTypes = ["delivery", "takeaway", "dine-in"] as const;
export type OrderType = (typeof orderTypes)[number];
