import type { AuditKind } from "@domain/contract/audit";

/** What a change can be about, as filters name it. */
export const kindText: Record<AuditKind, string> = {
  restaurant: "Restaurants and settings",
  menu: "Menus",
  promotion: "Coupons, offers and taxes",
  order: "Orders and refunds",
  team: "Teams",
  agent: "Sales agents",
  customer: "Customers",
  announcement: "Messages to followers",
  access: "Sign-ins, passwords and private data",
};
