import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrations } from "@api/db/migrations";
import { hashPassword } from "@api/modules/auth/accounts";
import { teamResponse } from "@domain/contract/accounts/team";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let place = "";
let theirs = "";
let owner: SignedIn;
let manager: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db, { rateLimits: { resetAddress: { max: 10_000, seconds: 3600 } } });
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  place = await makeRestaurant(database.db, { name: "Anatolia" });
  theirs = await makeRestaurant(database.db, { name: "Theirs" });
  owner = await api.signIn("owner", { restaurantId: place });
  manager = await api.signIn("manager", { restaurantId: place });
  staff = await api.signIn("staff", { restaurantId: place });
  stranger = await api.signIn("owner", { restaurantId: theirs });
  api.mails.length = 0;
});

const call = (method: string, path: string, who: SignedIn | null, body?: unknown) =>
  api.call(method, path, { token: who?.token, body });
const team = async () => teamResponse.parse((await call("GET", `/restaurants/${place}/team`, owner)).body).data;
const names = async () => (await team()).members.map(({ id, role }) => ({ id, role }));
const invite = (email: string, role = "staff", who = owner) =>
  call("POST", `/restaurants/${place}/team/invitations`, who, { email, role });
/** The link's token, as the last email to this address has it. */
const tokenFor = (email: string) =>
  /\/auth\/invitation\/([\w-]+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? "")?.[1] ?? "no message";
const join = (token: string, body: object) => call("POST", `/team/invitations/${token}`, null, body);
const newcomer = { first_name: "Hana", last_name: "Saleh", password: "long enough" };
const profile = (token: string) => api.call("GET", "/auth/profile", { token });
const getToken = (body: unknown): string => /"access_token":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? "";

describe("inviting", () => {
  test("the invited sets name and password, is signed in with the role, and the link works once", async () => {
    const email = `hana-${place}@example.test`;
    expect(await invite(email, "manager")).toMatchObject({ status: 200 });
    const token = tokenFor(email);
    expect(await call("GET", `/team/invitations/${token}`, null)).toMatchObject({
      body: { data: { restaurant_name: "Anatolia", email, role: "manager", has_account: false } },
    });
    expect(await join(token, { password: "short" })).toMatchObject({
      status: 422,
      body: {
        errors: { first_name: "Please enter your first name", password: "Password must be at least 8 characters" },
      },
    });
    const joined = await join(token, newcomer);
    expect(joined).toMatchObject({
      status: 200,
      body: { data: { user: { email, role: "manager", restaurants: [{ id: place, role: "manager" }] } } },
    });
    expect(await profile(getToken(joined.body))).toMatchObject({ status: 200 });
    expect(await join(token, newcomer)).toMatchObject({ status: 404 });
    expect((await team()).invitations).toEqual([]);
    expect(await invite(email.toUpperCase())).toMatchObject({
      status: 409,
      body: { message: "This person is on your team already." },
    });
  });

  test("a link ends after seven days, when another is sent, and when it is taken back", async () => {
    const email = `late-${place}@example.test`;
    await invite(email);
    const first = tokenFor(email);
    await invite(email);
    const second = tokenFor(email);
    expect(second).not.toBe(first);
    expect(await join(first, newcomer)).toMatchObject({ status: 404 });
    api.clock.set("2026-03-11T17:00:00Z");
    expect(await join(second, newcomer)).toMatchObject({
      status: 404,
      body: { message: "This invitation is no longer valid. Please ask for a new one." },
    });
    api.clock.set("2026-03-04T17:00:00Z");
    const [waiting] = (await team()).invitations;
    const path = `/restaurants/${place}/team/invitations/${waiting?.id ?? ""}`;
    const elsewhere = `/restaurants/${theirs}/team/invitations/${waiting?.id ?? ""}`;
    expect(await call("DELETE", elsewhere, stranger)).toMatchObject({ status: 404 });
    expect(await call("DELETE", path, owner)).toMatchObject({ status: 200 });
    expect(await join(second, newcomer)).toMatchObject({ status: 404 });
  });

  test("an account that is there gives its password; one that orders or works elsewhere keeps its role", async () => {
    const sign = { firstName: "Omar", lastName: "Aziz", email: `omar-${place}@example.test`, password: "long enough" };
    const signedUp = await call("POST", "/auth/user/signup", null, sign);
    const before = getToken(signedUp.body);
    await invite(sign.email);
    const token = tokenFor(sign.email);
    expect(await join(token, { password: "a wrong one" })).toMatchObject({ status: 401 });
    expect(await join(token, { password: sign.password })).toMatchObject({
      status: 200,
      body: { data: { user: { first_name: "Omar", role: "staff" } } },
    });
    expect(await profile(before)).toMatchObject({ status: 401 });
    const busy = { ...sign, email: `busy-${place}@example.test` };
    await call("POST", "/auth/user/signup", null, busy);
    await database.db.updateTable("users").set({ role: "agent" }).where("email", "=", busy.email).execute();
    await invite(busy.email);
    expect(await join(tokenFor(busy.email), { password: busy.password })).toMatchObject({ status: 409 });
    expect((await names()).length).toBe(4);
  });
});

describe("changing and removing", () => {
  test("a removed member's token is refused at once, and so is that of one whose role changed", async () => {
    const at = (who: SignedIn) => `/restaurants/${place}/team/${who.id}`;
    expect(await call("PUT", at(staff), owner, { role: "manager" })).toMatchObject({ status: 200 });
    expect(await profile(staff.token)).toMatchObject({ status: 401 });
    expect(await call("DELETE", at(manager), owner)).toMatchObject({ status: 200 });
    expect(await call("GET", `/restaurants/${place}/settings`, manager)).toMatchObject({ status: 401 });
    expect(await names()).toEqual([
      { id: owner.id, role: "owner" },
      { id: staff.id, role: "manager" },
    ]);
    const left = await database.db.selectFrom("users").select("role").where("id", "=", manager.id).executeTakeFirst();
    expect(left).toEqual({ role: "customer" });
    expect(await call("DELETE", at(owner), owner)).toMatchObject({
      status: 409,
      body: { message: "You cannot remove yourself." },
    });
    expect(await call("PUT", at(owner), owner, { role: "staff" })).toMatchObject({ status: 409 });
    const noted = await database.db
      .selectFrom("audit_log")
      .select("action")
      .where("restaurant_id", "=", place)
      .orderBy("id")
      .execute();
    expect(noted.map(({ action }) => action)).toEqual(["team.role", "team.removed"]);
  });

  test("[ROUTE-10] whose role changes and who is removed is told by mail and notification, and keeps none of the place's", async () => {
    const at = (who: SignedIn) => `/restaurants/${place}/team/${who.id}`;
    const same = await call("PUT", at(staff), owner, { role: "staff" });
    expect(same.body).toMatchObject({ message: "This person is staff already. Nothing has changed." });
    expect(api.mails).toEqual([]);
    await call("PUT", at(staff), owner, { role: "manager" });
    expect(api.mails.at(-1)).toMatchObject({ to: staff.email, subject: "You work at Anatolia as a manager now" });
    expect(api.mails.at(-1)?.text).toContain("You have been logged out everywhere. Log in again to go on working.");
    const notices = database.db.selectFrom("notifications").select("title").where("user_id", "=", staff.id);
    expect(await notices.execute()).toEqual([{ title: "You work at Anatolia as a manager now" }]);
    await call("DELETE", at(staff), owner);
    expect(api.mails.at(-1)).toMatchObject({ to: staff.email, subject: "You no longer work at Anatolia on HalalGo" });
    expect(api.mails.at(-1)?.text).toContain("Your account stays, as a customer's");
    expect(await notices.execute()).toEqual([{ title: "You no longer work at Anatolia on HalalGo" }]);
  });

  test("[ADMIN-4] the team of a deleted restaurant is told as its owner is", async () => {
    expect(await call("DELETE", `/restaurants/${place}`, await api.signIn("admin"))).toMatchObject({ status: 200 });
    for (const { email } of [manager, staff])
      expect(api.mails.find(({ to }) => to === email)?.text).toContain("Anatolia has been removed from HalalGo.");
    expect(api.mails.filter(({ to }) => to === owner.email)).toHaveLength(1);
  });

  test("[ADMIN-4] whose restaurant is deleted is a customer from then on, and may join another team", async () => {
    const other = await makeRestaurant(database.db, { name: "Branch" });
    const both = await api.signIn("owner", { restaurantId: place });
    await database.db
      .insertInto("restaurant_members")
      .values({ restaurant_id: other, user_id: both.id, role: "owner" })
      .execute();
    const password_hash = await hashPassword(newcomer.password);
    await database.db.updateTable("users").set({ password_hash }).where("id", "in", [owner.id, staff.id]).execute();
    const admin = await api.signIn("admin");
    expect(await call("DELETE", `/restaurants/${place}`, admin)).toMatchObject({ status: 200 });
    const people = [owner, manager, staff, both];
    for (const { token } of people) expect(await profile(token)).toMatchObject({ status: 401 });
    const roles = database.db.selectFrom("users").select("role").orderBy("created_at");
    const roleOf = async ({ id }: SignedIn) => (await roles.where("id", "=", id).executeTakeFirst())?.role;
    expect(await Promise.all(people.map(roleOf))).toEqual(["customer", "customer", "customer", "owner"]);
    for (const [who, role] of [
      [staff, "manager"],
      [owner, "staff"],
    ] as const) {
      await call("POST", `/restaurants/${theirs}/team/invitations`, stranger, { email: who.email, role });
      expect(await join(tokenFor(who.email), { password: newcomer.password })).toMatchObject({
        status: 200,
        body: { data: { user: { role, restaurants: [{ id: theirs }] } } },
      });
    }
    expect(await call("DELETE", `/restaurants/${theirs}/team/${owner.id}`, stranger)).toMatchObject({ status: 200 });
    expect(await roleOf(owner), "the deleted one is no other workplace").toBe("customer");
  });

  test("[ADMIN-4] whose restaurant was deleted before its team was dissolved with it becomes a customer too", async () => {
    const both = await api.signIn("staff", { restaurantId: place });
    await database.db
      .insertInto("restaurant_members")
      .values({ restaurant_id: theirs, user_id: both.id, role: "staff" })
      .execute();
    await database.db.updateTable("restaurants").set({ deleted_at: new Date() }).where("id", "=", place).execute();
    await migrations["091-teams-of-deleted-restaurants"]?.up(database.db);
    const people = [owner, manager, staff, both, stranger].map(({ id }) => id);
    const rows = await database.db.selectFrom("users").select(["id", "role"]).where("id", "in", people).execute();
    const roleOf = new Map(rows.map(({ id, role }) => [id, role]));
    expect(people.map((id) => roleOf.get(id))).toEqual(["customer", "customer", "customer", "staff", "owner"]);
    const left = database.db.selectFrom("restaurant_members").select("user_id").where("restaurant_id", "=", place);
    expect(await left.execute(), "whose it was").toEqual([{ user_id: owner.id }]);
  });

  test("[ADMIN-4] who became a customer so logs in again: sessions carry the role", async () => {
    const { db } = database;
    const email = `joined-${place}@example.test`;
    await invite(email);
    const joined = await join(tokenFor(email), newcomer);
    const customer = await api.signIn("customer");
    await db.updateTable("restaurants").set({ deleted_at: new Date() }).where("id", "=", place).execute();
    await migrations["091-teams-of-deleted-restaurants"]?.up(db);
    await migrations["092-sessions-of-former-teams"]?.up(db);
    for (const token of [owner.token, getToken(joined.body)])
      expect(await profile(token)).toMatchObject({ status: 401 });
    for (const { token } of [customer, stranger]) expect(await profile(token)).toMatchObject({ status: 200 });
  });

  test("only the owner may; the team may look, others not", async () => {
    for (const who of [manager, staff, stranger]) {
      expect(await invite("x@example.test", "staff", who)).toMatchObject({ status: 403 });
      expect(await call("DELETE", `/restaurants/${place}/team/${staff.id}`, who)).toMatchObject({ status: 403 });
      expect(await call("PUT", `/restaurants/${place}/team/${staff.id}`, who, { role: "manager" })).toMatchObject({
        status: 403,
      });
    }
    expect(await call("DELETE", `/restaurants/${theirs}/team/${staff.id}`, stranger)).toMatchObject({ status: 404 });
    expect(await invite("x@example.test", "owner")).toMatchObject({ status: 422 });
    expect(await call("GET", `/restaurants/${place}/team`, staff)).toMatchObject({ status: 200 });
    expect(await call("GET", `/restaurants/${place}/team`, stranger)).toMatchObject({ status: 403 });
    expect(await call("GET", `/restaurants/${place}/team`, null)).toMatchObject({ status: 401 });
  });
});
