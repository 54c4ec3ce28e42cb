import { paths } from "~/lib/paths";
import { registrationPaths } from "~/lib/registration-paths";

/** The area of the product that a person uses. */
export type Area = "customer" | "merchant" | "agent" | "admin";

/** [SESS-18] Derived from the person's own role: customer, admin, agent (sales agent), and merchant for any other. */
export function getArea(role: string): Area {
  if (role === "customer" || role === "admin") return role;
  return role === "agent" || role === "sales_agent" ? "agent" : "merchant";
}

/** [SESS-18] A merchant's role at the restaurant. On a host without such roles ("merchant") everyone is an owner. */
export const getMerchantRole = (role: string): "owner" | "manager" | "staff" =>
  role === "manager" || role === "staff" ? role : "owner";

const homes: Record<Area, { to: string; label: string }> = {
  customer: { to: paths.home(), label: "Find restaurants" },
  merchant: { to: paths.dashboard(), label: "Go to your dashboard" },
  agent: { to: paths.signup("business"), label: "Register a business" },
  admin: { to: paths.admin(), label: "Go to administration" },
};

/** [AUTH-9] The home of a person's area: the target after login, and the link on pages that are not theirs. */
export const getHomePath = (role: string) => homes[getArea(role)];

/** The paths below which each area lies; customers go anywhere. */
const roots: Record<Exclude<Area, "customer">, readonly string[]> = {
  merchant: [paths.dashboard(), "/auth/application"],
  agent: [registrationPaths.ofAgent(), "/auth/signup", "/auth/application"],
  admin: [paths.admin()],
};

/** [AUTH-9] Whether this path of ours, query included, lies in the area. */
export function isInArea(path: string, area: Area): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  return area === "customer" || roots[area].some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

/**
 * Who may edit menus and settings; staff may only switch items and manage their add-ons (docs/catalogue.md). The host
 * has the last word.
 */
export const isEditor = (role: string): boolean => getArea(role) === "merchant" && getMerchantRole(role) !== "staff";
