import { expect, test } from "vitest";
import { getArea, getHomePath, isInArea, isEditor } from "./areas";
import { createCipher } from "./cipher.server";
import { readCookies } from "./cookies/cookies.server";
import { requireEditor, requireMerchant, requireOwner, returnPath } from "./guards.server";
import { Session } from "./session.server";

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
  expect(["customer", "admin", "agent", "sales_agent", "owner", "manager", "staff", "chef"].map(getArea)).toEqual([
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
  expect(["customer", "admin", "agent", "owner"].map((role) => getHomePath(role).to)).toEqual([
    "/home",
    "/admin",
    "/auth/signup?user_type=business",
    "/dashboard",
  ]);
});

test("[AUTH-9] a page that required the login is returned to where it lies in the person's area", () => {
  expect(isInArea("/agent?page=2", "agent")).toBe(true);
  expect(isInArea("/agent/1/halal", "agent")).toBe(true);
  expect(isInArea("/auth/application/1", "merchant")).toBe(true);
  expect(isInArea("/orders", "customer")).toBe(true);
  for (const path of ["/admin", "/dashboard", "/agents", "/orders"]) expect(isInArea(path, "agent"), path).toBe(false);
  expect(isInArea("/dashboard-of-others", "merchant")).toBe(false);
});

const unnamed = {
  first_name: null,
  last_name: null,
  phone: null,
  email_confirmed: null,
  prayer_asr: null,
  version: null,
};

test("[ROUTE-18] a merchant acts on the restaurant of the session, whatever id the address or the form names", async () => {
  const session = await Session.read(readCookies(null, false), createCipher(["a-secret-of-16-and-more"], "session"));
  const [own, other] = [
    { id: "r1", name: "Anatolia", status: null, role: null },
    { id: "r2", name: "Darband", status: null, role: null },
  ];
  session.logIn({ token: "t", user: { ...unnamed, id: "u", email: "o@x.test", role: "owner", restaurants: [own] } });
  const dashboardRequest = request(`/dashboard?restaurant_id=${other.id}&restaurantId=${other.id}`);
  expect(requireMerchant(dashboardRequest, { session }).restaurant).toEqual(own);
  session.logIn({ token: "t", user: { ...unnamed, id: "c", email: "c@x.test", role: "customer", restaurants: null } });
  expect(() => requireMerchant(dashboardRequest, { session })).toThrow();
});

test("[SESS-18] a host that calls them merchants tells no owner from staff: a merchant may do what an owner may", async () => {
  const session = await Session.read(readCookies(null, false), createCipher(["a-secret-of-16-and-more"], "session"));
  const restaurants = [{ id: "r1", name: "Anatolia", status: null, role: null }];
  const teamRequest = request("/dashboard/settings/team");
  const may = (role: string) => {
    session.logIn({ token: "t", user: { ...unnamed, id: "u", email: "o@x.test", role, restaurants } });
    return [requireEditor, requireOwner].map((guard) => {
      try {
        return guard(teamRequest, { session }).restaurant.id === "r1";
      } catch {
        return false;
      }
    });
  };
  expect(["merchant", "owner", "manager", "staff", "admin"].map(may)).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(["merchant", "staff", "customer", "admin"].map(isEditor)).toEqual([true, false, false, false]);
});
