/** How an order reaches its customer: brought, picked up, or served at the table. */
export const orderTypes = ["delivery", "takeaway", "dine-in"] as const;
export type OrderType = (typeof orderTypes)[number];
