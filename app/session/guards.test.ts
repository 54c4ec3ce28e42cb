import { expect, test } from "vitest";
import { areaOf, homeOf } from "./areas";
import { returnPath } from "./guards.server";

const request = (url: string, init: RequestInit = {}) => new Request(`https://halalgo.test${url}`, init);
const post = (referrer: string) => request("/newsletter", { method: "POST", headers: { Referer: referrer } });

test("[ROUTE-16] a page leads back to itself, a form to the page it stood on", () => {
  expect(returnPath(request("/checkout?restaurantId=r1"))).toBe("/checkout?restaurantId=r1");
  expect(returnPath(post("https://halalgo.test/orders?page=2"))).toBe("/orders?page=2");
  expect(returnPath(request("/carts", { method: "POST" }))).toBe("/carts");
});

test("[ROUTE-16] neither another site nor the login is a place to go back to", () => {
  expect(returnPath(post("https://evil.test/orders"))).toBeUndefined();
  expect(returnPath(post("https://halalgo.test/auth/login"))).toBeUndefined();
  expect(returnPath(request("//evil.test/x"))).toBeUndefined();
});

test("[SESS-18] only the person's own role makes the area; any unknown one is a merchant", () => {
  expect(["customer", "admin", "agent", "sales_agent", "owner", "manager", "staff", "chef"].map(areaOf)).toEqual([
    "customer",
    "admin",
    "agent",
    "agent",
    "merchant",
    "merchant",
    "merchant",
    "merchant",
  ]);
});

test("[AUTH-9] each area has its home", () => {
  expect(["customer", "admin", "agent", "owner"].map((role) => homeOf(role).to)).toEqual([
    "/home",
    "/admin",
    "/auth/signup?user_type=business",
    "/dashboard",
  ]);
});
