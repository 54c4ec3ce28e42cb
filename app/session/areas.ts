import { paths } from "~/lib/paths";

/** The part of the product a person belongs to. */
export type Area = "customer" | "merchant" | "agent" | "admin";

/** [SESS-18] Only the person's own role counts: customer, admin, agent (sales agent), or merchant for any other. */
export function areaOf(role: string): Area {
  if (role === "customer" || role === "admin") return role;
  return role === "agent" || role === "sales_agent" ? "agent" : "merchant";
}

/** [SESS-18] What a merchant is at the restaurant. A host that tells no owner from staff ("merchant") has owners only. */
export const getMerchantRole = (role: string): "owner" | "manager" | "staff" =>
  role === "manager" || role === "staff" ? role : "owner";

const homes: Record<Area, { to: string; label: string }> = {
  customer: { to: paths.home(), label: "Find restaurants" },
  merchant: { to: paths.dashboard(), label: "Go to your dashboard" },
  agent: { to: paths.signup("business"), label: "Register a business" },
  admin: { to: paths.admin(), label: "Go to administration" },
};

/** [AUTH-9] A person's own area: where login leads, and the way out of a page that is not theirs. */
export const getHomePath = (role: string) => homes[areaOf(role)];

/** Who may write menus and settings; staff may switch items and manage their add-ons (docs/catalogue.md). The host has the last word. */
export const isEditor = (role: string): boolean => areaOf(role) === "merchant" && getMerchantRole(role) !== "staff";
